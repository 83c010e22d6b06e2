/// How fast a motion that is let go slows down: a constant share of its speed in each time.
///
/// With a rate λ the speed falls as `e^(−λt)`. Systems write the same number in several ways, each
/// of which makes a rate here.
public struct DecelerationRate: Hashable, Sendable {
  /// The rate λ, in 1/s.
  public let perSecond: Double

  /// Makes the rate of its value λ, in 1/s: what Compose calls friction.
  ///
  /// - Precondition: `perSecond` is positive and finite.
  public init(perSecond: Double) {
    precondition(
      perSecond > 0 && perSecond < .infinity,
      "a deceleration rate must be positive and finite, got \(perSecond)")
    self.perSecond = perSecond
  }

  /// Makes the rate at which a share of the speed is left after a millisecond, as UIScrollView has it.
  ///
  /// - Precondition: The share is above 0 and below 1.
  public init(remainingPerMillisecond share: Double) {
    precondition(
      share > 0 && share < 1,
      "the share left after a millisecond must be between 0 and 1, got \(share)")
    self.init(perSecond: -1000 * ElementaryFunctions.log(share))
  }

  /// Makes the rate at which a share of the speed is left after a second: what Flutter calls drag.
  ///
  /// - Precondition: The share is above 0 and below 1.
  public init(remainingPerSecond share: Double) {
    precondition(
      share > 0 && share < 1, "the share left after a second must be between 0 and 1, got \(share)")
    self.init(perSecond: -ElementaryFunctions.log(share))
  }

  /// Makes the rate of a time constant τ = 1/λ, in seconds.
  ///
  /// - Precondition: `timeConstant` is positive, and 1 divided by it finite.
  public init(timeConstant: Double) {
    self.init(perSecond: 1 / timeConstant)
  }

  /// The rate of a scroll view: 0.998 of the speed is left after each millisecond.
  public static let normal = DecelerationRate(remainingPerMillisecond: 0.998)

  /// The rate of a scroll view that stops quickly: 0.99 is left after each millisecond.
  public static let fast = DecelerationRate(remainingPerMillisecond: 0.99)

  /// The rate of Compose's exponential decay at a friction multiplier of 1: 4.2 per second.
  public static let compose = DecelerationRate(perSecond: 4.2)

  /// The rate of Flutter's scroll views, whose drag is 0.135.
  public static let flutter = DecelerationRate(remainingPerSecond: 0.135)

  /// The time after which the speed is 1/e of what it was, in seconds.
  public var timeConstant: Double { 1 / perSecond }

  /// The share of the speed that is left after a millisecond.
  public var remainingPerMillisecond: Double { ElementaryFunctions.exp(-perSecond / 1000) }

  /// The share of the speed that is left after a second.
  public var remainingPerSecond: Double { ElementaryFunctions.exp(-perSecond) }
}
