/// Flutter's `SpringDescription`: mass, stiffness and damping, as a ``Spring`` has them.
///
/// The conversion is exact. Flutter reads a duration in whole milliseconds.
public struct FlutterSpring: Hashable, Sendable {
  /// The mass.
  public let mass: Double
  /// The force per displacement.
  public let stiffness: Double
  /// The force per velocity.
  public let damping: Double

  /// Makes the description of its constants.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes the description of a damping ratio: `damping = 2 ratio √(mass stiffness)`.
  public init(mass: Double, stiffness: Double, ratio: Double = 1) {
    self.init(
      mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot())
  }

  /// Makes the description of a duration in milliseconds and a bounce, of mass 1.
  public init(milliseconds: Int, bounce: Double = 0) {
    self.init(Spring(duration: Double(milliseconds) / 1000, bounce: bounce))
  }

  /// Takes the constants of a spring.
  public init(_ spring: Spring) {
    self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
  }

  /// The spring of these constants.
  public var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// What scrolling past an edge uses: mass 0.5, stiffness 100, ratio 1.1.
  public static let scrolling = FlutterSpring(mass: 0.5, stiffness: 100, ratio: 1.1)
}
