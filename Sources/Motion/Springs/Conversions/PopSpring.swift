/// The spring of Pop and Rebound: bounciness and speed.
///
/// With `s = 0.5 + 199.5 · speed/34` and `b = 0.8 · bounciness/34`, Origami's tension is s and its
/// friction `q · 0.01 + (1 − q) · n(s)` with `q = 2b − b²`, where n(s) is the friction without bounce:
///
/// ```
/// 0.0007 s³ − 0.031 s² + 0.64 s + 1.28                      s ≤ 18
/// 0.000044 s³ − 0.006 s² + 0.36 s + 2                       s ≤ 44
/// 0.00000045 s³ − 0.000332 s² + 0.1078 s + 5.84             above
/// ```
///
/// Pop integrates in steps of a millisecond, within 1e-8 of the closed form.
public struct PopSpring: Hashable, Sendable {
  /// How much it bounces, usually 0…20; 4 where it is not given.
  public let bounciness: Double
  /// How fast it is, usually 0…20; 12 where it is not given.
  public let speed: Double

  /// Makes the spring of its constants.
  public init(bounciness: Double = 4, speed: Double = 12) {
    self.bounciness = bounciness
    self.speed = speed
  }

  /// Finds bounciness and speed of a spring; nil where it is damped less than Pop's can be.
  ///
  /// The inverse of the formula, exact to rounding. More damping than the formula has without bounce
  /// gives a negative bounciness.
  public init?(_ spring: Spring) {
    let origami = OrigamiSpring(spring)
    let firm = Self.frictionWithoutBounce(origami.tension)
    let share = (origami.friction - firm) / (0.01 - firm)
    guard share <= 1 else { return nil }
    self.init(
      bounciness: (1 - (1 - share).squareRoot()) / 0.8 * 34,
      speed: (origami.tension - 0.5) / 199.5 * 34)
  }

  /// Origami's tension and friction.
  public var origami: OrigamiSpring {
    let tension = 0.5 + 199.5 * (speed / 1.7 / 20)
    let bounce = 0.8 * (bounciness / 1.7 / 20)
    let share = 2 * bounce - bounce * bounce
    return OrigamiSpring(
      tension: tension,
      friction: share * 0.01 + (1 - share) * Self.frictionWithoutBounce(tension))
  }

  /// The spring of these constants.
  public var spring: Spring { origami.spring }

  private static func frictionWithoutBounce(_ s: Double) -> Double {
    if s <= 18 { return ((0.0007 * s - 0.031) * s + 0.64) * s + 1.28 }
    if s <= 44 { return ((0.000044 * s - 0.006) * s + 0.36) * s + 2 }
    return ((0.000_000_45 * s - 0.000332) * s + 0.1078) * s + 5.84
  }
}
