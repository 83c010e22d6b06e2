public import Motion

/// A value of up to four components at a time.
public struct VelocitySample: Hashable, Sendable {
  /// When.
  public var time: Instant
  /// The components; those that the value does not have are 0.
  public var value: SIMD4<Double>

  /// Makes a sample.
  public init(time: Instant, value: SIMD4<Double>) {
    self.time = time
    self.value = value
  }

  /// Returns the velocity of the segment from an older sample to this one, per second.
  func velocity(since older: VelocitySample) -> SIMD4<Double> {
    (value - older.value) / time.seconds(since: older.time)
  }
}
