import Motion

extension ScrollState.Run {
  /// Returns the first nanosecond after a time at which something comes into sight or goes out of it.
  ///
  /// Where no end of an animation is near, it is a time at which to look again.
  func nextChange(of line: LazyLine, after time: Instant) -> Instant? {
    switch form {
    case .courses(let horizontal, let vertical):
      nextChange(
        of: line, after: time, course: line.axis == .horizontal ? horizontal : vertical)
    case .animation: nextLook(at: line, after: time)
    }
  }

  /// Between the times at which the offset may turn it goes one way, so that halving finds it.
  private func nextChange(
    of line: LazyLine, after time: Instant, course: ScrollCourse
  ) -> Instant? {
    var from = time
    for seconds in course.turns + [course.rest] {
      let end = start.advanced(bySeconds: seconds)
      guard end > from else { continue }
      let (first, last) = (offset(at: from)[line.axis], offset(at: end)[line.axis])
      let change = line.nextChange(after: first, growing: last > first)
      if change.hasHappened(at: last) {
        return Self.halve(from, end) { change.hasHappened(at: offset(at: $0)[line.axis]) }
      }
      from = end
    }
    return nil
  }

  /// An animation may turn at any time, so it is looked at in steps; what comes and goes again
  /// within one is not seen.
  private func nextLook(at line: LazyLine, after time: Instant) -> Instant? {
    let before = line.inSight(at: offset(at: time)[line.axis])
    let last = min(rest, time.advanced(bySeconds: Self.horizon))
    var from = time
    while from < last {
      let end = min(last, from.advanced(bySeconds: Self.step))
      if line.inSight(at: offset(at: end)[line.axis]) != before {
        return Self.halve(from, end) { line.inSight(at: offset(at: $0)[line.axis]) != before }
      }
      from = end
    }
    return last < rest ? last : nil
  }

  /// How far apart an animation is looked at, and how far ahead, in seconds.
  private static let step = 0.001
  private static let horizon = 1.0

  /// The first nanosecond after a time at which something holds that holds at an end.
  private static func halve(
    _ from: Instant, _ end: Instant, where holds: (Instant) -> Bool
  ) -> Instant {
    var (low, high) = (from.nanoseconds, end.nanoseconds)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(Instant(nanoseconds: middle)) { high = middle } else { low = middle }
    }
    return Instant(nanoseconds: high)
  }
}
