// What must hold after every event. Checked in debug builds only.

extension Arbiter {
  /// Stops a debug build where a rule of arbitration is broken.
  func checkInvariants() {
    assert(
      violatedInvariant() == nil,
      "an invariant of the arbiter is broken: \(violatedInvariant()?.rawValue ?? "")")
  }

  /// Returns the first rule that is broken, or nil.
  func violatedInvariant() -> Invariant? {
    for index in candidates.indices {
      let candidate = candidates[index]
      if self.index(of: candidate.id) != index { return .oneCandidateForAGesture }
      if !candidate.contacts.allSatisfy({ contacts.contains($0) }) { return .contactsAreDown }
      if case .held = candidate.standing, !candidate.recognizer.phase.isRecognized {
        return .heldIsRecognized
      }
      if case .failed = candidate.recognizer.phase, !candidate.isTerminal {
        return .failureIsReported
      }
      guard candidate.isOut, !candidate.isTerminal else { continue }
      for other in candidates.indices where relation(of: index, to: other) == .waits {
        if candidates[other].isOut { return .oneWinner }
        if !candidates[other].isTerminal { return .winnersWaitForNobody }
      }
    }
    return nil
  }

  /// A rule that holds after every event.
  enum Invariant: String, Hashable, Sendable, CaseIterable {
    /// A gesture takes part at most once.
    case oneCandidateForAGesture
    /// A candidate counts only contacts that are down.
    case contactsAreDown
    /// Only a recognised gesture is held.
    case heldIsRecognized
    /// A gesture whose machine failed is decided.
    case failureIsReported
    /// Of two gestures of which one waits for the other, at most one is out.
    case oneWinner
    /// A gesture that is out waits for no undecided gesture.
    case winnersWaitForNobody
  }
}
