/// The spring of React Native Reanimated: mass, stiffness and damping.
///
/// The constants carry over as they are. Reanimated moves an over-damped spring as a critical one;
/// ``spring`` keeps the damping.
public struct ReanimatedSpring: Hashable, Sendable {
  /// The mass; 4 where it is not given.
  public let mass: Double
  /// The force per displacement; 900 where it is not given.
  public let stiffness: Double
  /// The force per velocity; 120 where it is not given.
  public let damping: Double

  /// Makes the spring of its constants.
  public init(mass: Double = 4, stiffness: Double = 900, damping: Double = 120) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Takes the constants of a spring.
  public init(_ spring: Spring) {
    self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
  }

  /// Makes the spring of a duration in milliseconds and a damping ratio.
  ///
  /// Reanimated bisects 0…8,000 for the stiffness at which 6e-9 of the energy is left after 1.5
  /// durations on the critical motion `(x₀ + (v₀ + x₀ω) t) e^(−ωt)` with `ω = ζ √(k/m)`, until the
  /// share is met to a thousandth of itself. Above 8,000 the answer is 8,000: short springs come
  /// out slower than asked for.
  public init(
    milliseconds: Double = 550, dampingRatio: Double = 1, mass: Double = 4,
    displacement: Double = 1, velocity: Double = 0, energyThreshold: Double = 6e-9
  ) {
    let excess = { (stiffness: Double) -> Double in
      Self.energyShare(
        stiffness: stiffness, mass: mass, ratio: dampingRatio, seconds: milliseconds * 1.5 / 1000,
        displacement: displacement, velocity: velocity) - energyThreshold
    }
    var (low, high) = (0x1p-52, 8_000.0)
    let isRising = excess(high) >= excess(low)
    var stiffness = (low + high) / 2
    for _ in 0..<100 {
      let rest = excess(stiffness)
      if rest.magnitude <= energyThreshold * 1e-3 { break }
      if (rest < 0) == isRising { low = stiffness } else { high = stiffness }
      stiffness = (low + high) / 2
    }
    self.init(
      mass: mass, stiffness: stiffness,
      damping: 2 * dampingRatio * (mass * stiffness).squareRoot())
  }

  /// The spring of these constants.
  public var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  private static func energyShare(
    stiffness: Double, mass: Double, ratio: Double, seconds: Double, displacement: Double,
    velocity: Double
  ) -> Double {
    let rate = (stiffness / mass).squareRoot() * ratio
    let push = velocity + displacement * rate
    let decay = ElementaryFunctions.exp(-rate * seconds)
    let position = (displacement + push * seconds) * decay
    let speed = push * decay - position * rate
    return (mass * speed * speed + stiffness * position * position)
      / (mass * velocity * velocity + stiffness * displacement * displacement)
  }
}
