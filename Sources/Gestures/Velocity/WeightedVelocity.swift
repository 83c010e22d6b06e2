public import Motion

/// A weighted sum of the velocities of the last three segments between samples.
///
/// ```
/// v = oldest · v₁ + middle · v₂ + newest · v₃
/// ```
/// A segment that is missing, because there are fewer than four samples, adds 0. The lift is no
/// sample. Stop rule: a silence before the lift longer than ``stop`` gives none.
public struct WeightedVelocity: Hashable, Sendable {
  /// The weight of the oldest of the three segments.
  public var oldest: Double
  /// The weight of the segment in the middle.
  public var middle: Double
  /// The weight of the newest segment.
  public var newest: Double
  /// The silence before the lift beyond which the finger rests, in seconds.
  public var stop: Double

  /// Makes an estimator of three weights; where they add up to 1, steady motion is exact.
  ///
  /// - Precondition: The weights are finite, and `stop` is not negative.
  public init(oldest: Double, middle: Double, newest: Double, stop: Double = 0.04) {
    precondition(
      oldest.isFinite && middle.isFinite && newest.isFinite,
      "the weights must be finite, got \(oldest), \(middle), \(newest)")
    precondition(stop >= 0, "the stop time must not be negative, got \(stop)")
    self.oldest = oldest
    self.middle = middle
    self.newest = newest
    self.stop = stop
  }

  /// What Flutter takes to imitate the scroll views of iOS.
  public static let iOSScroll = WeightedVelocity(oldest: 0.6, middle: 0.35, newest: 0.05)

  /// What Flutter takes to imitate the scroll views of macOS.
  public static let macOSScroll = WeightedVelocity(oldest: 0.15, middle: 0.65, newest: 0.2)

  /// The number of samples that the rule looks at.
  static let history = 4

  /// Returns the velocity at a lift, or nil where the samples give none.
  ///
  /// - Parameters:
  ///   - samples: The samples, at strictly growing times.
  ///   - lift: When the finger lifts.
  /// - Returns: The velocity of every component, per second.
  public func velocity(of samples: [VelocitySample], at lift: Instant) -> SIMD4<Double>? {
    guard samples.count >= 2, let last = samples.last, lift.seconds(since: last.time) <= stop
    else { return nil }
    var velocity = SIMD4<Double>()
    var index = samples.count - 1
    for weight in [newest, middle, oldest] where index > 0 {
      velocity += weight * samples[index].velocity(since: samples[index - 1])
      index -= 1
    }
    return velocity
  }
}
