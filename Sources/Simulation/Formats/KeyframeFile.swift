public import Motion

/// One track of keyframes, as a file holds it.
public struct KeyframeFile: Hashable, Sendable {
  /// The value before the first keyframe.
  public var initialValue: Double
  /// The velocity that a first cubic or spring takes over, per second.
  public var initialVelocity: Double
  /// The keyframes, one at least.
  public var keyframes: [Keyframe<Double>]

  /// Makes a track.
  public init(
    initialValue: Double, initialVelocity: Double = 0, keyframes: [Keyframe<Double>]
  ) {
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
    self.keyframes = keyframes
  }

  /// The course through the keyframes.
  public var path: KeyframePath<Double> {
    KeyframePath(initialValue: initialValue, keyframes, initialVelocity: initialVelocity)
  }
}
