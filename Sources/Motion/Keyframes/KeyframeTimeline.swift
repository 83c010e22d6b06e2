/// The course of a value through keyframes on one or several tracks, as a function of time.
///
/// ```swift
/// let bounce = KeyframeTimeline(initialValue: 0.0) {
///   CubicKeyframe(-40, duration: 0.2)
///   SpringKeyframe(0, spring: .bouncy)
/// }
/// bounce.value(time: 0.1)
/// ```
/// Tracks run side by side, each on components of its own; components without a track keep the
/// initial value. Of two tracks on one component the one declared last counts.
public struct KeyframeTimeline<Value: Animatable>: Hashable, Sendable {
  /// The course of one component.
  struct ComponentPath: Hashable, Sendable {
    var component: Int
    var path: KeyframePath<Double>
  }

  /// The value at the start, and of components that have no track.
  public let initialValue: Value
  /// How long the longest track takes, in seconds.
  public let duration: Double
  private let paths: [ComponentPath]

  /// Makes the timeline of keyframes, tracks or both.
  ///
  /// Keyframes beside tracks are a track of the whole value that is declared first.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - initialVelocity: What a cubic or a spring that comes first takes over, in units per second:
  ///     that of a timeline that this one replaces in mid-flight.
  ///   - content: The keyframes.
  public init(
    initialValue: Value, initialVelocity: Value = .zero,
    @KeyframesBuilder<Value> content: () -> KeyframesContent<Value>
  ) {
    let content = content()
    var paths: [ComponentPath] = []
    if !content.keyframes.isEmpty {
      let whole = KeyframePath(
        initialValue: initialValue, content.keyframes, initialVelocity: initialVelocity)
      for index in 0..<Value.componentCount {
        paths.append(ComponentPath(component: index, path: whole.component(index)))
      }
    }
    for track in content.tracks {
      for path in track(initialValue, initialVelocity) {
        paths.removeAll { $0.component == path.component }
        paths.append(path)
      }
    }
    self.initialValue = initialValue
    self.paths = paths
    duration = paths.reduce(0) { max($0, $1.path.duration) }
  }

  /// Makes the timeline of one track on the whole value.
  public init(
    initialValue: Value, _ keyframes: [Keyframe<Value>], initialVelocity: Value = .zero
  ) {
    self.init(initialValue: initialValue, initialVelocity: initialVelocity) {
      for keyframe in keyframes { keyframe }
    }
  }

  /// Returns the value at a time, in seconds.
  public func value(time: Double) -> Value {
    var result = initialValue
    for track in paths { result[component: track.component] = track.path.value(time: time) }
    return result
  }

  /// Returns the value at a share of the duration, which may lie outside 0…1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Returns the velocity at a time in seconds, in units per second.
  ///
  /// It is 0 for components without a track, and outside the course.
  public func velocity(time: Double) -> Value {
    var result = Value.zero
    for track in paths { result[component: track.component] = track.path.velocity(time: time) }
    return result
  }

  /// Returns the value of an endless repetition at a time, in seconds.
  ///
  /// The end of a round is the beginning of the next.
  public func repeatingValue(time: Double) -> Value {
    guard duration > 0, time >= duration else { return value(time: time) }
    let rounds = (time / duration).rounded(.down)
    return value(time: max(0, time - rounds * duration))
  }
}
