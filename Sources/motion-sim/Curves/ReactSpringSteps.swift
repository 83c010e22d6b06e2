import Motion

/// react-spring's own motion: semi-implicit Euler steps of a millisecond.
struct ReactSpringSteps {
  private let peer: ReactSpring
  private let course: SpringCourse

  /// Makes the motion of a spring between two values.
  init(_ peer: ReactSpring, _ course: SpringCourse) {
    self.peer = peer
    self.course = course
  }

  /// The largest distance from the exact motion at whole milliseconds; nil where it diverges.
  func largestError() -> Double? {
    let end = min(course.restTime, CurveSampling.endlessLimit)
    let size = max((course.to - course.from).magnitude, course.velocity.magnitude)
    var (position, velocity) = (course.from, course.velocity / 1000)
    var result = 0.0
    for index in 1...max(1, Int(end * 1000)) {
      let force = -peer.tension * 1e-6 * (position - course.to) - peer.friction * 1e-3 * velocity
      velocity += force / peer.mass
      position += velocity
      let error = (position - course.value(at: Double(index) / 1000)).magnitude
      guard error <= 10 * size else { return nil }
      result = max(result, error)
    }
    return result
  }
}
