/// The spring of the web library Motion, once Framer Motion: stiffness, damping and mass.
///
/// The constants carry over as they are. Motion takes two further pairs; both clamp the damping
/// ratio `1 − bounce` to 0.05…1, so its springs are never over-damped.
public struct MotionSpring: Hashable, Sendable {
  /// The force per displacement; 100 where it is not given.
  public let stiffness: Double
  /// The force per velocity; 10 where it is not given.
  public let damping: Double
  /// The mass; 1 where it is not given.
  public let mass: Double

  /// Makes the spring of its constants.
  public init(stiffness: Double = 100, damping: Double = 10, mass: Double = 1) {
    self.stiffness = stiffness
    self.damping = damping
    self.mass = mass
  }

  /// Takes the constants of a spring.
  public init(_ spring: Spring) {
    self.init(stiffness: spring.stiffness, damping: spring.damping, mass: spring.mass)
  }

  /// Makes the spring of a visual duration in seconds and a bounce.
  ///
  /// `stiffness = (2π / 1.2 d)²` and `damping = 2 ratio √stiffness`: a response of 1.2 d.
  public init(visualDuration: Double, bounce: Double = 0.3) {
    let frequency = 2 * .pi / (visualDuration * 1.2)
    self.init(
      stiffness: frequency * frequency, damping: 2 * Self.ratio(bounce: bounce) * frequency)
  }

  /// Makes the spring of a duration in milliseconds and a bounce.
  ///
  /// Motion looks for the frequency at which a bound of the displacement is a thousandth after the
  /// duration T, held in 0.01…10 s, by eleven Newton steps from 5/T:
  ///
  /// ```
  /// (ζω − v)/ω_d · e^(−ζωT) = 0.001              ζ < 1
  /// e^(−ωT) · (1 + (ω − v) T) = 0.001            ζ = 1
  /// ```
  ///
  /// `velocity` is v, in intervals per second. Where the steps lead to no frequency it falls back
  /// to the defaults, stiffness 100 and damping 10, as Motion does.
  public init(
    milliseconds: Double, bounce: Double = 0.3, velocity: Double = 0, mass: Double = 1
  ) {
    let ratio = Self.ratio(bounce: bounce)
    let duration = Swift.min(Swift.max(milliseconds / 1000, 0.01), 10)
    var frequency = 5 / duration
    for _ in 0..<11 {
      frequency -= Self.newtonStep(frequency, duration, ratio, velocity)
    }
    guard frequency.isFinite, frequency > 0 else {
      self.init(stiffness: 100, damping: 10, mass: mass)
      return
    }
    let stiffness = frequency * frequency * mass
    self.init(
      stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot(), mass: mass)
  }

  /// The spring of these constants.
  public var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  private static func ratio(bounce: Double) -> Double {
    Swift.min(Swift.max(1 - bounce, 0.05), 1)
  }

  private static func newtonStep(
    _ frequency: Double, _ duration: Double, _ ratio: Double, _ velocity: Double
  ) -> Double {
    guard ratio < 1 else {
      let decay = ElementaryFunctions.exp(-frequency * duration)
      let value = decay * ((frequency - velocity) * duration + 1) - 0.001
      return value / (decay * (velocity - frequency) * duration * duration)
    }
    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let rest = ElementaryFunctions.exp(-decay * duration) / swing
    let value = 0.001 - (decay - velocity) * rest
    return value / (rest * ((decay - velocity) * ratio * duration - velocity / frequency))
  }
}
