/// How a gesture failed.
public struct GestureFailure: Hashable, Sendable {
  /// Why.
  public var reason: FailureReason
  /// Through which other gesture, if any.
  public var by: GestureID?
  /// The last value reported, where the gesture had been active.
  public var lastValue: GestureValue?
  /// How far it had come, where that decided.
  public var progress: GestureProgress?

  /// Makes a failure.
  public init(
    _ reason: FailureReason, by other: GestureID? = nil, lastValue: GestureValue? = nil,
    progress: GestureProgress? = nil
  ) {
    self.reason = reason
    by = other
    self.lastValue = lastValue
    self.progress = progress
  }
}
