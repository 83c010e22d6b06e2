internal import Motion

extension Arbiter {
  /// Draws the consequences of what the recognizers have made of an event, until nothing changes.
  ///
  /// Whether a gesture goes out or fails follows from those it waits for alone, so the order of
  /// the passes does not matter; what is reported is ordered from the inside out.
  mutating func settle(at time: Instant, into updates: inout [GestureUpdate]) {
    reportFailures(at: time)
    var hasWinner = candidates.contains { $0.isOut }
    var progressed = true
    while progressed {
      progressed = false
      for index in candidates.indices where !candidates[index].isTerminal {
        // What is not recognised can only be excluded, and by a winner only.
        guard hasWinner || candidates[index].recognizer.phase.isRecognized else { continue }
        guard advance(index, at: time) else { continue }
        progressed = true
        hasWinner = hasWinner || candidates[index].isOut
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

  /// Lets the gestures fail whose own machines have failed, before any other is decided.
  ///
  /// A held combination of which one part has failed may be undecided again; it is held no more.
  private mutating func reportFailures(at time: Instant) {
    for index in candidates.indices where !candidates[index].isTerminal {
      switch candidates[index].recognizer.phase {
      case .failed(let failure): candidates[index].fail(failure, at: time)
      case .possible:
        if case .held = candidates[index].standing { candidates[index].standing = .possible }
      case .active, .ended: break
      }
    }
  }

  /// What the other gestures leave a candidate to do.
  private enum Verdict {
    /// Nothing stands in its way.
    case free
    /// A gesture that it waits for is undecided; this is the innermost.
    case waiting(Int)
    /// A gesture that comes first could go out at this very event.
    case postponed
    /// A gesture that it gives way to has succeeded.
    case excluded(by: GestureID)
  }

  private func verdict(on index: Int) -> Verdict {
    var verdict = Verdict.free
    for other in candidates.indices {
      let relation = relation(of: index, to: other)
      if candidates[other].isOut {
        if excludes(other, index, relation) { return .excluded(by: candidates[other].id) }
      } else if !candidates[other].isTerminal {
        switch (relation, verdict) {
        case (.waits, .free), (.waits, .postponed):
          if !candidates[other].recognizer.isLeft { verdict = .waiting(other) }
        case (.yields, .free): if isGoingOut(other) { verdict = .postponed }
        default: break
        }
      }
    }
    return verdict
  }

  /// Whether a gesture that is out makes another one fail.
  private func excludes(_ winner: Int, _ index: Int, _ relation: GestureRelation) -> Bool {
    switch relation {
    case .yields: true
    case .waits, .yieldsUntilOut: !candidates[index].isOut
    case .none:
      // One that waited for this gesture has gone past it.
      !candidates[index].isOut && self.relation(of: winner, to: index) == .waits
    }
  }

  /// Whether a gesture is recognised and waits for nobody, so that it goes out at this event.
  private func isGoingOut(_ index: Int) -> Bool {
    guard candidates[index].recognizer.phase.isDecisive else { return false }
    return !candidates.indices.contains {
      !candidates[$0].isTerminal && relation(of: index, to: $0) == .waits
    }
  }

  /// Moves one candidate on; returns whether its standing changed in a way that matters to others.
  private mutating func advance(_ index: Int, at time: Instant) -> Bool {
    switch verdict(on: index) {
    case .free: return candidates[index].letOut(at: time)
    case .postponed: return false
    case .excluded(let other):
      candidates[index].fail(GestureFailure(.excluded, by: other), at: time)
      return true
    case .waiting(let other):
      if candidates[index].isActive { return candidates[index].letOut(at: time) }
      if candidates[index].recognizer.phase.isRecognized { hold(index, by: other, at: time) }
      return false
    }
  }

  private mutating func hold(_ index: Int, by other: Int, at time: Instant) {
    let id = candidates[other].id
    candidates[index].standing = .held(by: id)
    guard !candidates[index].wasHeld else { return }
    candidates[index].wasHeld = true
    candidates[index].report(
      .held(by: id, progress: candidates[other].recognizer.progress(at: time)), at: time)
  }

  /// Decides a ring of recognised gestures that wait for each other: the most taps go out.
  ///
  /// Returns whether there was one. Of equal numbers the innermost goes out.
  private mutating func breakRing(at time: Instant) -> Bool {
    for start in deadlocked() {
      guard let ring = ring(from: start) else { continue }
      var winner = ring[0]
      for index in ring where tapCount(index) > tapCount(winner) { winner = index }
      _ = candidates[winner].letOut(at: time)
      for index in ring where index != winner {
        candidates[index].fail(GestureFailure(.excluded, by: candidates[winner].id), at: time)
      }
      return true
    }
    return false
  }

  /// Returns the recognised candidates that wait for each other alone, in order.
  ///
  /// There are none but in a ring, and finding that out must cost little: it is asked at each event.
  private func deadlocked() -> [Int] {
    var isMember = candidates.map { candidate in
      !candidate.isTerminal && !candidate.isOut && candidate.recognizer.phase.isDecisive
    }
    var members = candidates.indices.filter { isMember[$0] }
    var count: Int?
    while count != members.count {
      count = members.count
      for index in members {
        let waitsForOthers = candidates.indices.contains {
          !candidates[$0].isTerminal && !isMember[$0] && relation(of: index, to: $0) == .waits
        }
        if waitsForOthers { isMember[index] = false }
      }
      members.removeAll { !isMember[$0] }
    }
    return members
  }

  /// Returns the candidates that one waits for, in order, or nil where one of them does not wait
  /// for it in turn, directly or through others.
  private func ring(from start: Int) -> [Int]? {
    let isWaitedFor = linked(to: start, backwards: false)
    guard isWaitedFor[start] else { return nil }
    let isWaiting = linked(to: start, backwards: true)
    let members = candidates.indices.filter { isWaitedFor[$0] }
    return members.allSatisfy { isWaiting[$0] } ? members : nil
  }

  /// Says of each candidate whether it is undecided and one waits for it, directly or through
  /// others; or backwards, whether it waits for that one.
  private func linked(to start: Int, backwards: Bool) -> [Bool] {
    var isLinked = [Bool](repeating: false, count: candidates.count)
    var open = [start]
    while let index = open.popLast() {
      for other in candidates.indices where !isLinked[other] && !candidates[other].isTerminal {
        let (waiting, awaited) = backwards ? (other, index) : (index, other)
        guard relation(of: waiting, to: awaited) == .waits else { continue }
        isLinked[other] = true
        open.append(other)
      }
    }
    return isLinked
  }

  private func tapCount(_ index: Int) -> Int {
    candidates[index].attachment.gesture.requiredTapCount ?? 0
  }
}
