internal import Motion

extension Arbiter {
  /// Draws the consequences of what the recognizers have made of an event, until nothing changes.
  ///
  /// Whether a gesture goes out or fails follows from those it waits for alone, so the order of
  /// the passes does not matter; what is reported is ordered from the inside out.
  mutating func settle(at time: Instant, into updates: inout [GestureUpdate]) {
    var progressed = true
    while progressed {
      progressed = false
      for index in candidates.indices where !candidates[index].isTerminal {
        if advance(index, at: time) { progressed = true }
      }
      if !progressed { progressed = breakRing(at: time) }
    }
    for index in candidates.indices {
      updates += candidates[index].queue
      candidates[index].queue.removeAll()
    }
    checkInvariants()
    candidates.removeAll { $0.isTerminal && $0.contacts.isEmpty }
  }

  /// What the gestures that a candidate waits for leave it to do.
  private enum Verdict {
    /// All have failed, or there are none.
    case free
    /// At least one is undecided; this is the innermost.
    case waiting(GestureID)
    /// One has succeeded.
    case excluded(by: GestureID)
  }

  private func verdict(on index: Int) -> Verdict {
    var verdict = Verdict.free
    for other in candidates.indices where requires(index, failureOf: other) {
      switch candidates[other].standing {
      case .active, .ended: return .excluded(by: candidates[other].id)
      case .possible, .held:
        if case .free = verdict { verdict = .waiting(candidates[other].id) }
      case .failed: break
      }
    }
    return verdict
  }

  /// Moves one candidate on; returns whether its standing changed in a way that matters to others.
  private mutating func advance(_ index: Int, at time: Instant) -> Bool {
    if case .failed(let reason) = candidates[index].recognizer.phase {
      candidates[index].fail(reason, by: nil, at: time)
      return true
    }
    if candidates[index].isOut { return candidates[index].letOut(at: time) }
    switch verdict(on: index) {
    case .free: return candidates[index].letOut(at: time)
    case .excluded(let other):
      candidates[index].fail(.excluded, by: other, at: time)
      return true
    case .waiting(let other):
      guard candidates[index].isRecognized else { return false }
      candidates[index].standing = .held(by: other)
      if !candidates[index].wasHeld {
        candidates[index].wasHeld = true
        candidates[index].report(.held(by: other), at: time)
      }
      return false
    }
  }

  /// Decides a ring of recognised gestures that wait for each other: the most taps go out.
  ///
  /// Returns whether there was one. Of equal numbers the innermost goes out.
  private mutating func breakRing(at time: Instant) -> Bool {
    let held = candidates.indices.filter {
      !candidates[$0].isTerminal && candidates[$0].isRecognized && !candidates[$0].isOut
    }
    for start in held {
      guard let ring = ring(from: start) else { continue }
      var winner = ring[0]
      for index in ring where tapCount(index) > tapCount(winner) { winner = index }
      _ = candidates[winner].letOut(at: time)
      for index in ring where index != winner {
        candidates[index].fail(.excluded, by: candidates[winner].id, at: time)
      }
      return true
    }
    return false
  }

  /// Returns the candidates that wait for each other with one, in order, or nil where it waits for
  /// any that is not recognised or does not wait for it in turn.
  private func ring(from start: Int) -> [Int]? {
    let members = waitedFor(from: start)
    guard members.contains(start) else { return nil }
    for member in members {
      guard candidates[member].isRecognized, waitedFor(from: member).contains(start) else {
        return nil
      }
    }
    return members.sorted()
  }

  /// Returns all undecided candidates that one waits for, directly or through others.
  private func waitedFor(from start: Int) -> [Int] {
    var found: [Int] = []
    var open = [start]
    while let index = open.popLast() {
      for other in candidates.indices
      where !candidates[other].isTerminal && !found.contains(other)
        && requires(index, failureOf: other)
      {
        found.append(other)
        open.append(other)
      }
    }
    return found
  }

  private func tapCount(_ index: Int) -> Int {
    candidates[index].attachment.gesture.requiredTapCount ?? 0
  }
}
