/// The spring of anime.js: SwiftUI's duration and bounce, with its constants rounded.
///
/// Stiffness and damping are those of ``Spring/init(duration:bounce:)`` rounded to three decimals,
/// the damping at most 300: each is at most 0.0005 off, and the motion by less than a thousandth of
/// the way while the stiffness is above 10.
public struct AnimeSpring: Hashable, Sendable {
  /// The force per displacement, of a mass of 1, in thousandths.
  public let stiffness: Double
  /// The force per velocity, in thousandths.
  public let damping: Double

  /// Makes the spring of a perceived duration in milliseconds and a bounce.
  public init(milliseconds: Double = 628, bounce: Double = 0.5) {
    self.init(Spring(duration: milliseconds / 1000, bounce: bounce))
  }

  /// Rounds the constants of a spring, for mass 1.
  public init(_ spring: Spring) {
    stiffness = (spring.stiffness / spring.mass * 1000).rounded() / 1000
    damping = Swift.min((spring.damping / spring.mass * 1000).rounded() / 1000, 300)
  }

  /// The spring of the rounded constants.
  public var spring: Spring {
    Spring(stiffness: stiffness, damping: damping, allowOverDamping: true)
  }
}
