import Simulation
import Testing

@Suite("Gesture sentences")
struct GestureSentenceTests {
  static func event(
    _ phase: String, reason: String = "", by: String = "", value: String = ""
  ) -> EventRecord {
    EventRecord(
      time: .zero, kind: .gesture, view: "card", name: "drag", phase: phase, reason: reason,
      by: by, value: value)
  }

  @Test(
    "Each phase has its sentence",
    arguments: [
      (event("possible"), "possible"),
      (event("active", value: "13.667 -2"), "began (13.667, -2)"),
      (event("changed", value: "90 6"), "changed to (90, 6)"),
      (event("ended", value: "1.25"), "ended (1.25)"),
      (event("ended"), "ended"),
      (
        event("held", reason: "waits for card:tap to fail", by: "card:tap"),
        "held: waits for the tap on card to fail"
      ),
      (
        event("held", by: "card:tap", value: "moved 12.0 of 45 pt"),
        "held: waits for the tap on card to fail; moved 12.0 of 45 pt"
      ),
      (event("failed", reason: "tooFar"), "failed: the finger moved too far"),
      (
        event("failed", reason: "excluded", by: "list/card[a:b]:tap#2"),
        "failed: the tap#2 on list/card[a:b] was recognised, and comes first"
      ),
      (
        event("failed", reason: "cancelled", by: "card:tap"),
        "failed: the system took the finger away, through the tap on card"
      ),
      (
        event("failed", reason: "tooFar: moved 46.2 of 45 pt"),
        "failed: the finger moved too far; moved 46.2 of 45 pt"
      ),
      (event("failed", reason: "somethingElse"), "failed: somethingElse"),
    ] as [(EventRecord, String)])
  func sentences(event: EventRecord, text: String) {
    #expect(GestureSentence.text(of: event) == text)
    #expect(GestureSentence.full(event) == "drag on card " + text)
  }

  @Test("Every reason of the log has a meaning", arguments: FailureReason.allCases)
  func meanings(reason: FailureReason) {
    let words = GestureSentence.reasons.map { $0.word }
    #expect(words.contains(reason.name))
    #expect(GestureSentence.reason(reason.name) != reason.name)
  }

  @Test("A name without a colon stands for itself")
  func plainName() {
    #expect(GestureSentence.gesture("card[c1]:drag") == "the drag on card[c1]")
    #expect(GestureSentence.gesture("pan") == "pan")
  }
}
