extension ScrollState.Run {
  /// Returns the first nanosecond after a time at which something comes into sight or goes out of it.
  ///
  /// Between the times at which the offset may turn it goes one way, so that halving finds it.
  func nextChange(of line: LazyLine, after time: Instant) -> Instant? {
    let course = line.axis == .horizontal ? horizontal : vertical
    var from = time
    for seconds in course.turns + [course.rest] {
      let end = start.advanced(bySeconds: seconds)
      guard end > from else { continue }
      let (first, last) = (offset(at: from)[line.axis], offset(at: end)[line.axis])
      let change = line.nextChange(after: first, growing: last > first)
      if change.hasHappened(at: last) { return crossing(change, along: line.axis, from, end) }
      from = end
    }
    return nil
  }

  private func crossing(
    _ change: LazyLine.Change, along axis: Axis, _ from: Instant, _ end: Instant
  ) -> Instant {
    var (low, high) = (from.nanoseconds, end.nanoseconds)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let offset = offset(at: Instant(nanoseconds: middle))
      if change.hasHappened(at: offset[axis]) { high = middle } else { low = middle }
    }
    return Instant(nanoseconds: high)
  }
}
