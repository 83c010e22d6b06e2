/// A keyframe on a straight line, for the builder of a timeline.
public struct LinearKeyframe<Value: Animatable>: Hashable, Sendable {
  /// The keyframe made.
  public let keyframe: Keyframe<Value>

  /// Makes a keyframe; see ``Keyframe/linear(to:duration:timingCurve:)``.
  public init(_ target: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframe = .linear(to: target, duration: duration, timingCurve: timingCurve)
  }
}
