/// A keyframe that jumps, for the builder of a timeline.
public struct MoveKeyframe<Value: Animatable>: Hashable, Sendable {
  /// The keyframe made.
  public let keyframe: Keyframe<Value>

  /// Makes a keyframe; see ``Keyframe/move(to:)``.
  public init(_ target: Value) {
    keyframe = .move(to: target)
  }
}
