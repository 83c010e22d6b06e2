extension KeyframeSegment {
  /// Returns the course of one component.
  func component(_ index: Int) -> KeyframeSegment<Double> {
    KeyframeSegment<Double>(
      start: start[component: index], target: target[component: index], startTime: startTime,
      duration: duration, startVelocity: startVelocity[component: index],
      endVelocity: endVelocity[component: index], end: end[component: index],
      course: course(of: Double.self))
  }

  private func course<Other>(of type: Other.Type) -> KeyframeSegment<Other>.Course {
    switch course {
    case .linear(let curve): .linear(curve)
    case .cubic: .cubic
    case .spring(let solution): .spring(solution)
    case .move: .move
    }
  }

  private init(
    start: Value, target: Value, startTime: Double, duration: Double, startVelocity: Value,
    endVelocity: Value, end: Value, course: Course
  ) {
    self.start = start
    self.target = target
    self.startTime = startTime
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
    self.end = end
    self.course = course
  }
}
