/// Decides the velocities that keyframes leave open.
struct KeyframeSlopes<Value: Animatable> {
  let initialValue: Value
  let keyframes: [Keyframe<Value>]
  let initialVelocity: Value

  /// Returns the segments, in order.
  func segments() -> [KeyframeSegment<Value>] {
    var result: [KeyframeSegment<Value>] = []
    result.reserveCapacity(keyframes.count)
    for index in keyframes.indices {
      let previous = result.last
      let start = previous?.end ?? initialValue
      let slopes = KeyframeSegment<Value>.Slopes(
        start: startVelocity(index, from: start, after: previous),
        end: endVelocity(index, from: start))
      result.append(
        KeyframeSegment(keyframes[index], from: start, at: previous?.endTime ?? 0, slopes))
    }
    return result
  }

  private func startVelocity(
    _ index: Int, from start: Value, after previous: KeyframeSegment<Value>?
  ) -> Value {
    let keyframe = keyframes[index]
    switch keyframe.interpolation {
    case .move: return .zero
    case .linear(let curve):
      return KeyframeSegment.slope(
        from: start, to: keyframe.target, keyframe.duration ?? 0, curve.velocity(at: 0))
    case .spring(_, let given):
      return given ?? previous?.endVelocity ?? initialVelocity
    case .cubic(let given, _):
      if let given { return given }
      guard let previous else { return initialVelocity }
      guard case .cubic = keyframes[index - 1].interpolation else { return previous.endVelocity }
      return catmullRom(
        from: previous.start, to: keyframe.target,
        previous.duration + (keyframe.duration ?? 0))
    }
  }

  private func endVelocity(_ index: Int, from start: Value) -> Value {
    let keyframe = keyframes[index]
    switch keyframe.interpolation {
    case .move, .spring: return .zero
    case .linear(let curve):
      return KeyframeSegment.slope(
        from: start, to: keyframe.target, keyframe.duration ?? 0, curve.velocity(at: 1))
    case .cubic(_, let given):
      if let given { return given }
      guard index + 1 < keyframes.count else { return .zero }
      let next = keyframes[index + 1]
      switch next.interpolation {
      case .move: return .zero
      case .spring(_, let velocity): return velocity ?? .zero
      case .linear(let curve):
        return KeyframeSegment.slope(
          from: keyframe.target, to: next.target, next.duration ?? 0, curve.velocity(at: 0))
      case .cubic(let velocity, _):
        return velocity
          ?? catmullRom(
            from: start, to: next.target, (keyframe.duration ?? 0) + (next.duration ?? 0))
      }
    }
  }

  /// The slope of the chord over two neighbouring segments.
  private func catmullRom(from start: Value, to end: Value, _ duration: Double) -> Value {
    duration > 0 ? (end - start).scaled(by: 1 / duration) : .zero
  }
}
