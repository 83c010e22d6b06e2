extension Spring {
  /// How long a keyframe on the spring takes that has no duration of its own, in seconds.
  ///
  /// Until every component is within 0.001 of the target for good.
  func keyframeDuration<Value: Animatable>(displacement: Value, velocity: Value) -> Double {
    var result = 0.0
    for index in 0..<Value.componentCount {
      result = Swift.max(
        result,
        restTime(
          displacement: displacement[component: index], velocity: velocity[component: index],
          threshold: 0.001))
    }
    return result
  }
}
