/// The spring of Origami and Quartz Composer: their own tension and friction.
///
/// `stiffness = (tension − 30) · 3.62 + 194` and `damping = (friction − 8) · 3 + 25`, of mass 1. The
/// conversion is exact both ways.
public struct OrigamiSpring: Hashable, Sendable {
  /// The tension; 40 where it is not given.
  public let tension: Double
  /// The friction; 7 where it is not given.
  public let friction: Double

  /// Makes the spring of its constants.
  public init(tension: Double = 40, friction: Double = 7) {
    self.tension = tension
    self.friction = friction
  }

  /// Takes stiffness and damping of a spring, for mass 1.
  public init(_ spring: Spring) {
    self.init(
      tension: (spring.stiffness / spring.mass - 194) / 3.62 + 30,
      friction: (spring.damping / spring.mass - 25) / 3 + 8)
  }

  /// The force per displacement.
  public var stiffness: Double { (tension - 30) * 3.62 + 194 }

  /// The force per velocity.
  public var damping: Double { (friction - 8) * 3 + 25 }

  /// The spring of these constants.
  public var spring: Spring {
    Spring(stiffness: stiffness, damping: damping, allowOverDamping: true)
  }
}
