/// What the builder of a timeline has collected: keyframes of the whole value, and tracks.
public struct KeyframesContent<Value: Animatable> {
  /// The keyframes that move all components.
  public internal(set) var keyframes: [Keyframe<Value>] = []
  /// Makes the paths of a track from the value at the start, each with its component.
  typealias Track = (Value) -> [KeyframeTimeline<Value>.ComponentPath]
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
      { initial in
        var part = Part.zero
        for index in 0..<Part.componentCount {
          part[component: index] = initial[component: track.firstComponent + index]
        }
        let path = KeyframePath(initialValue: part, track.keyframes)
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
