import Gestures
import Motion
import Testing

private let value = GestureValue.tap(TapValue(location: .zero, time: .zero, count: 1))

@Suite("Words and values of the log")
struct GestureChangeTests {
  @Test("name every change and say which ones are final")
  func changes() {
    let all: [(GestureChange, String, Bool, GestureValue?)] = [
      (.possible, "possible", false, nil),
      (.held(by: GestureID(3), progress: nil), "held", false, nil),
      (.began(value), "began", false, value),
      (.changed(value), "changed", false, value),
      (.ended(value), "ended", true, value),
      (.failed(GestureFailure(.tooFar)), "failed", true, nil),
      (.failed(GestureFailure(.cancelled, lastValue: value)), "failed", true, value),
    ]
    for (change, name, isTerminal, carried) in all {
      #expect(change.name == name)
      #expect(change.isTerminal == isTerminal)
      #expect(change.value == carried)
    }
  }

  @Test("name every reason differently, in one word")
  func reasons() {
    let names = FailureReason.allCases.map { $0.name }
    #expect(
      names == [
        "tooFar", "tooLong", "tooShort", "notMoved", "wrongDirection", "atEdge", "outside",
        "tooFewContacts", "intervalOver", "anotherContact", "cancelled", "unfinished", "excluded",
        "viewRemoved", "disabled",
      ])
  }

  @Test("order gestures and contacts by their numbers")
  func identities() {
    #expect(GestureID(1) < GestureID(2))
    #expect(!(GestureID(2) < GestureID(2)))
    #expect(ContactID(-1) < ContactID(0))
  }
}
