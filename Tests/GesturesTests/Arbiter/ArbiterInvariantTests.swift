import Motion
import Testing

@testable import Gestures

/// Breaks one rule in an arbiter whose two gestures are undecided.
private func broken(_ rule: Arbiter.Invariant) -> Arbiter {
  var arbiter = Arbiter()
  let offered = [GestureDescription.tap(TapGesture()), .drag(DragGesture())].enumerated().map {
    GestureAttachment(id: GestureID(Int32($0)), gesture: $1)
  }
  _ = arbiter.down(sample(0, .down, 0), offered: offered, in: LocalGeometry())
  let value = GestureValue.drag(DragValue(startLocation: .zero, location: .zero, time: .zero))
  switch rule {
  case .oneCandidateForAGesture: arbiter.candidates.append(arbiter.candidates[0])
  case .contactsAreDown: arbiter.contacts.removeAll()
  case .heldIsRecognized: arbiter.candidates[1].standing = .held(by: GestureID(0))
  case .failureIsReported: arbiter.candidates[1].recognizer.cancel()
  case .oneWinner:
    arbiter.candidates[0].standing = .active(value, isDecisive: true)
    arbiter.candidates[1].standing = .active(value, isDecisive: true)
  case .winnersWaitForNobody: arbiter.candidates[1].standing = .active(value, isDecisive: true)
  }
  return arbiter
}

@Suite("Invariants of the arbiter")
struct ArbiterInvariantTests {
  @Test("notice every rule that is broken", arguments: Arbiter.Invariant.allCases)
  func notice(_ rule: Arbiter.Invariant) {
    #expect(broken(rule).violatedInvariant() == rule)
  }

  @Test("hold at the start")
  func start() {
    #expect(Arbiter().violatedInvariant() == nil)
  }
}
