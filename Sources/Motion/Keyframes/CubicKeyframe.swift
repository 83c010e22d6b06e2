/// A keyframe on a cubic, for the builder of a timeline.
public struct CubicKeyframe<Value: Animatable>: Hashable, Sendable {
  /// The keyframe made.
  public let keyframe: Keyframe<Value>

  /// Makes a keyframe; see ``Keyframe/cubic(to:duration:startVelocity:endVelocity:)``.
  public init(
    _ target: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = .cubic(
      to: target, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
  }
}
