extension KeyframePath {
  /// Returns the course of one component.
  ///
  /// All interpolations are by component; only how long a spring without a duration takes was
  /// decided by all of them together.
  func component(_ index: Int) -> KeyframePath<Double> {
    KeyframePath<Double>(
      initialValue: initialValue[component: index],
      segments: segments.map { $0.component(index) })
  }

  private init(initialValue: Value, segments: [KeyframeSegment<Value>]) {
    self.initialValue = initialValue
    self.segments = segments
  }
}
