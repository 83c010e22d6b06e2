/// A keyframe on a spring, for the builder of a timeline.
public struct SpringKeyframe<Value: Animatable>: Hashable, Sendable {
  /// The keyframe made.
  public let keyframe: Keyframe<Value>

  /// Makes a keyframe; see ``Keyframe/spring(to:duration:spring:startVelocity:)``.
  public init(
    _ target: Value, duration: Double? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = .spring(
      to: target, duration: duration, spring: spring, startVelocity: startVelocity)
  }
}
