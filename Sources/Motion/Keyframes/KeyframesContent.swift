/// What the builder of a timeline has collected: keyframes of the whole value, and tracks.
public struct KeyframesContent<Value: Animatable> {
  /// The keyframes that move all components.
  public internal(set) var keyframes: [Keyframe<Value>] = []
  /// Makes the paths of a track, each with its component, from value and velocity at the start.
  typealias Track =
    (_ value: Value, _ velocity: Value) -> [KeyframeTimeline<Value>.ComponentPath]
  var tracks: [Track] = []

  init() {}

  init(_ keyframe: Keyframe<Value>) {
    keyframes = [keyframe]
  }

  init<Part: Animatable>(_ track: KeyframeTrack<Part>) {
    precondition(
      track.firstComponent >= 0
        && track.firstComponent + Part.componentCount <= Value.componentCount,
      "a track must lie within the components of its timeline's value")
    tracks = [
      { initial, initialVelocity in
        var part = Part.zero
        var velocity = Part.zero
        for index in 0..<Part.componentCount {
          part[component: index] = initial[component: track.firstComponent + index]
          velocity[component: index] =
            initialVelocity[component: track.firstComponent + index]
        }
        let path = KeyframePath(
          initialValue: part, track.keyframes, initialVelocity: velocity)
        return (0..<Part.componentCount).map { index in
          KeyframeTimeline<Value>.ComponentPath(
            component: track.firstComponent + index, path: path.component(index))
        }
      }
    ]
  }

  mutating func append(_ other: KeyframesContent) {
    keyframes += other.keyframes
    tracks += other.tracks
  }
}
