extension TraceReader {
  /// Reads a plain sample without making values of its members; false where the line is not one.
  ///
  /// The short cut takes objects of `t`, `ev`, `id`, `x`, `y` and `p` in any order, without escapes
  /// and without anything wrong. Every other line, good or bad, is left to the full reading, so
  /// both give the same entries and only one gives messages.
  mutating func readSample(_ range: Range<Int>, number: Int) -> Bool {
    guard let sample = TraceSample(bytes, range) else { return false }
    guard sample.t >= 0, sample.t <= min(options.limits.time, 9e12),
      sample.x.magnitude <= 1e12, sample.y.magnitude <= 1e12
    else { return false }
    let microseconds = (sample.t * 1000).rounded(.toNearestOrAwayFromZero)
    guard microseconds / 1000 == sample.t else { return false }
    let time = Instant(nanoseconds: Int64(microseconds) * 1000)
    guard time >= last.time else { return false }
    let location = Point(x: sample.x, y: sample.y)
    let isOpen = contacts.location(of: sample.id) != nil
    guard isOpen == (sample.phase != .down) else { return false }
    switch sample.phase {
    case .down: contacts.touch(sample.id, at: location, line: number)
    case .move: contacts.move(sample.id, to: location)
    case .up, .cancel: contacts.lift(sample.id)
    }
    let details = PointerDetails(pressure: sample.pressure)
    entries.append(
      TraceEntry(
        time: time, action: .pointer(sample.id, sample.phase, location, details), line: number))
    last = (time, number)
    return true
  }
}
