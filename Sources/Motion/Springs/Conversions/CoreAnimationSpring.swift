/// The spring of Core Animation, CASpringAnimation, from 0 to 1.
///
/// ```
/// mass x″ + damping x′ + stiffness (x − 1) = 0
/// ```
///
/// The constants carry over to a ``Spring`` as they are, so the motion is the same to rounding. The
/// initial velocity counts in intervals from start to target per second.
public struct CoreAnimationSpring: Hashable, Sendable {
  /// The mass; 1 where it is not given.
  public let mass: Double
  /// The force per displacement; 100 where it is not given.
  public let stiffness: Double
  /// The force per velocity; 10 where it is not given.
  ///
  /// It is kept as given, more than critical or not.
  public let damping: Double
  /// The velocity at the start, in intervals per second.
  public let initialVelocity: Double
  /// Whether damping above critical counts as given, and not as critical.
  public let allowsOverdamping: Bool

  /// Makes the spring of its constants, with Core Animation's defaults.
  ///
  /// - Precondition: ``Spring/isLegal(mass:stiffness:damping:)``.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    precondition(
      Spring.isLegal(mass: mass, stiffness: stiffness, damping: damping),
      "no spring has mass \(mass), stiffness \(stiffness) and damping \(damping)")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Makes the spring of a perceptual duration in seconds and a bounce above −1.
  ///
  /// Mass 1, `stiffness = (2π/d)²`, `damping = 4π(1 − b)/d`, or `4π/(d(1 + b))` for negative b; more than
  /// critical damping is allowed.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let spring = Spring(duration: perceptualDuration, bounce: bounce)
    self.init(spring, initialVelocity: initialVelocity)
  }

  /// Takes the constants of a spring; more than critical damping is allowed.
  public init(_ spring: Spring, initialVelocity: Double = 0) {
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// The spring of UIView's `animate(springDuration:bounce:)` by default: 0.5 s without bounce.
  public static let viewAnimation = CoreAnimationSpring(perceptualDuration: 0.5)

  /// The spring, its damping taken back to critical unless overdamping is allowed.
  public var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverdamping)
  }

  /// The undamped period `2π √(m/k)`, in seconds.
  public var perceptualDuration: Double { spring.response }

  /// The bounce of the damping as given, overdamping allowed or not.
  public var bounce: Double {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true).bounce
  }

  /// The duration after which Core Animation ends the animation, in seconds.
  ///
  /// `ln(1000 (1 + |v₀ − ζω| / ω_d)) / (ζω)`, the time at which a bound of the displacement is a
  /// thousandth; from critical damping on, the first of the times 0, 0.1, 0.2 … s at which the
  /// displacement is below that. Without damping infinite, where Core Animation says 3.4e38.
  public var settlingDuration: Double {
    spring.settlingDuration(relativeVelocity: initialVelocity)
  }

  /// Returns the value between two others at a time in seconds.
  public func value(from start: Double, to end: Double, at time: Double) -> Double {
    start
      + spring.value(
        target: end - start, initialVelocity: initialVelocity * (end - start), time: time)
  }
}

extension Spring {
  /// The duration of Core Animation's springs and SwiftUI's interpolating ones, to a thousandth.
  ///
  /// The velocity is in intervals per second.
  func settlingDuration(relativeVelocity: Double, epsilon: Double = 0.001) -> Double {
    guard dampingRatio > 0 else { return .infinity }
    let solution = SpringSolution(self)
    guard solution.regime != .under else {
      let weight = ((relativeVelocity - solution.decay) / solution.rate).magnitude
      return Swift.max(0, -ElementaryFunctions.log(epsilon / (1 + weight)) / solution.decay)
    }
    // The same sums as theirs: ten steps of a tenth are 0.9999999999999999.
    var time = 0.0
    for _ in 0..<1_024 {
      let rest = solution.displacement(displacement: -1, velocity: relativeVelocity, at: time)
      if rest.magnitude < epsilon { return time }
      time += 0.1
    }
    return (lastCrossing(of: epsilon, displacement: -1, velocity: relativeVelocity) * 10)
      .rounded(.up) / 10
  }
}
