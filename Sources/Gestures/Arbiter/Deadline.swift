internal import Motion

/// A time at which a gesture changes without input.
struct Deadline: Hashable, Sendable {
  /// When.
  var time: Instant
  /// On which side of an event at that time.
  var kind: DeadlineKind

  /// Whether this deadline is due before another, inclusive ones first at equal times.
  func precedes(_ other: Deadline) -> Bool {
    time != other.time ? time < other.time : kind == .inclusive && other.kind == .exclusive
  }
}
