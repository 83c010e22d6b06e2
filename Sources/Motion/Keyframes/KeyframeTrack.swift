/// Keyframes for some of a value's components, which run beside the other tracks of a timeline.
///
/// ```swift
/// KeyframeTimeline(initialValue: Rect.zero) {
///   KeyframeTrack(component: 2) {
///     LinearKeyframe(100, duration: 0.5)
///     SpringKeyframe(80)
///   }
/// }
/// ```
public struct KeyframeTrack<Value: Animatable>: Hashable, Sendable {
  /// The index of the first component that the track moves.
  public let firstComponent: Int
  /// The keyframes, in order.
  public let keyframes: [Keyframe<Value>]

  /// Makes the track of the components from an index on, as many as the type of the track has.
  public init(
    components firstComponent: Int, of type: Value.Type = Value.self,
    @KeyframesBuilder<Value> content: () -> KeyframesContent<Value>
  ) {
    self.firstComponent = firstComponent
    keyframes = content().keyframes
  }

  /// Makes the track of keyframes in a list; see ``init(components:of:content:)``.
  public init(components firstComponent: Int, _ keyframes: [Keyframe<Value>]) {
    self.firstComponent = firstComponent
    self.keyframes = keyframes
  }
}

extension KeyframeTrack where Value == Double {
  /// Makes the track of one component.
  public init(
    component: Int, @KeyframesBuilder<Double> content: () -> KeyframesContent<Double>
  ) {
    self.init(components: component, content: content)
  }
}
