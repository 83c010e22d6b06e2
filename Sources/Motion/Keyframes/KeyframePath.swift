/// The course of one value through keyframes, one after the other.
///
/// Before time 0 it is the initial value, or the target of a jump that comes first; after the end
/// it is the last value. At the time of a keyframe, what comes after it holds.
public struct KeyframePath<Value: Animatable>: Hashable, Sendable {
  /// The value before the first keyframe.
  public let initialValue: Value
  /// The segments, one a keyframe, in order.
  public let segments: [KeyframeSegment<Value>]

  /// Makes the course through keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - keyframes: What follows, in order.
  ///   - initialVelocity: The velocity that a first cubic or spring takes over, in units per
  ///     second.
  public init(
    initialValue: Value, _ keyframes: [Keyframe<Value>], initialVelocity: Value = .zero
  ) {
    self.initialValue = initialValue
    segments = KeyframeSlopes(
      initialValue: initialValue, keyframes: keyframes, initialVelocity: initialVelocity
    ).segments()
  }

  /// How long the course takes, in seconds.
  public var duration: Double { segments.last?.endTime ?? 0 }

  /// The value at the end.
  public var finalValue: Value { segments.last?.end ?? initialValue }

  /// Returns the value at a time, in seconds.
  public func value(time: Double) -> Value {
    guard let first = segments.first else { return initialValue }
    guard time >= 0 else {
      if case .move = first.course { return first.target }
      return initialValue
    }
    guard let segment = segment(at: time) else { return finalValue }
    return segment.value(at: time - segment.startTime)
  }

  /// Returns the velocity at a time in seconds, in units per second; 0 outside the course.
  ///
  /// At a keyframe it is that of what comes after.
  public func velocity(time: Double) -> Value {
    guard time >= 0, let segment = segment(at: time) else { return .zero }
    return segment.velocity(at: time - segment.startTime)
  }

  /// The segment under way at a time; nil after the end.
  private func segment(at time: Double) -> KeyframeSegment<Value>? {
    guard time < duration else { return nil }
    // The last that has started: those before it, jumps included, are over.
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].startTime <= time { low = middle } else { high = middle }
    }
    return segments[low]
  }
}
