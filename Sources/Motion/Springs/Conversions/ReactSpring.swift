/// The spring of react-spring: tension, friction and mass.
///
/// Tension is stiffness and friction damping, so the conversion is exact; react-spring itself takes
/// semi-implicit Euler steps of a millisecond, up to 2 % of the way off.
public struct ReactSpring: Hashable, Sendable {
  /// The force per displacement; 170 where it is not given.
  public let tension: Double
  /// The force per velocity; 26 where it is not given.
  public let friction: Double
  /// The mass; 1 where it is not given.
  public let mass: Double

  /// Makes the spring of its constants.
  public init(tension: Double = 170, friction: Double = 26, mass: Double = 1) {
    self.tension = tension
    self.friction = friction
    self.mass = mass
  }

  /// Makes the spring of a frequency, which is the period in seconds, and a damping ratio.
  ///
  /// `tension = (2π/period)² mass`, `friction = 4π ratio mass / period`.
  public init(period: Double, dampingRatio: Double = 1, mass: Double = 1) {
    let frequency = 2 * .pi / period
    self.init(
      tension: frequency * frequency * mass, friction: 2 * dampingRatio * frequency * mass,
      mass: mass)
  }

  /// Takes the constants of a spring.
  public init(_ spring: Spring) {
    self.init(tension: spring.stiffness, friction: spring.damping, mass: spring.mass)
  }

  /// The spring of these constants.
  public var spring: Spring {
    Spring(mass: mass, stiffness: tension, damping: friction, allowOverDamping: true)
  }

  /// 120 and 14.
  public static let gentle = ReactSpring(tension: 120, friction: 14)
  /// 180 and 12.
  public static let wobbly = ReactSpring(tension: 180, friction: 12)
  /// 210 and 20.
  public static let stiff = ReactSpring(tension: 210, friction: 20)
  /// 280 and 60.
  public static let slow = ReactSpring(tension: 280, friction: 60)
  /// 280 and 120.
  public static let molasses = ReactSpring(tension: 280, friction: 120)
}
