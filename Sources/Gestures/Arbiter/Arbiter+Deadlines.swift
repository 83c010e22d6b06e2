public import Motion

extension Arbiter {
  /// The next time at which a gesture changes without input, and on which side of an event then.
  public var nextDeadline: (time: Instant, kind: DeadlineKind)? {
    guard let next = earliestDeadline() else { return nil }
    return (next.time, next.kind)
  }

  /// Lets the deadlines of one kind act that are due at a time or before it.
  public mutating func fireDeadlines(at time: Instant, kind: DeadlineKind) -> [GestureUpdate] {
    var updates: [GestureUpdate] = []
    while let next = earliestDeadline(of: kind), next.time <= time {
      fire(next, into: &updates)
    }
    return updates
  }

  /// Lets the deadlines act that come before an event at a time, in their own order.
  mutating func fireOverdue(before time: Instant) -> [GestureUpdate] {
    var updates: [GestureUpdate] = []
    let event = Deadline(time: time, kind: .exclusive)
    while let next = earliestDeadline(), next.precedes(event) {
      fire(next, into: &updates)
    }
    return updates
  }

  private func earliestDeadline(of kind: DeadlineKind? = nil) -> Deadline? {
    var earliest: Deadline?
    for candidate in candidates where !candidate.isTerminal {
      guard let deadline = candidate.recognizer.deadline, deadline.time != .never,
        kind == nil || kind == deadline.kind
      else { continue }
      if let best = earliest, !deadline.precedes(best) { continue }
      earliest = deadline
    }
    return earliest
  }

  private mutating func fire(_ deadline: Deadline, into updates: inout [GestureUpdate]) {
    for index in candidates.indices
    where !candidates[index].isTerminal {
      candidates[index].recognizer.expire(deadline)
    }
    settle(at: deadline.time, into: &updates)
  }
}
