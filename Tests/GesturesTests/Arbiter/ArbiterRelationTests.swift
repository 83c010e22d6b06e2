import Motion
import Testing

@testable import Gestures

private func attachment(
  _ gesture: GestureDescription, _ priority: GesturePriority
) -> GestureAttachment {
  GestureAttachment(id: GestureID(0), gesture: gesture, priority: priority)
}

private let drag = GestureDescription.drag(DragGesture())

/// Whether a gesture is held until another one has failed.
private func waits(
  _ gesture: GestureAttachment, for other: GestureAttachment, otherIsInner: Bool
) -> Bool {
  Arbiter.relation(of: gesture, to: other, otherIsInner: otherIsInner, scroll: .iOS18) == .waits
}

private func tap(_ count: Int) -> GestureDescription { .tap(TapGesture(count: count)) }

@Suite("Relations of gestures")
struct ArbiterRelationTests {
  @Test(
    "give precedence by attachment and place",
    arguments: [
      (GesturePriority.normal, GesturePriority.normal, true, false),
      (.high, .high, false, true),
      (.high, .normal, true, true),
      (.normal, .high, false, false),
      (.simultaneous, .normal, false, false),
      (.normal, .simultaneous, false, false),
      (.simultaneous, .high, false, false),
      (.high, .simultaneous, false, false),
      (.simultaneous, .simultaneous, false, false),
    ])
  func precedence(
    _ first: GesturePriority, _ second: GesturePriority, _ asInner: Bool, _ asOuter: Bool
  ) {
    #expect(Arbiter.isPrioritized(first, over: second, firstIsInner: true) == asInner)
    #expect(Arbiter.isPrioritized(first, over: second, firstIsInner: false) == asOuter)
  }

  @Test("let the smaller number of taps wait, wherever it is and with whatever priority")
  func tapCounts() {
    for inner in [true, false] {
      for (first, second) in [
        (GesturePriority.normal, GesturePriority.normal), (.high, .normal), (.normal, .high),
        (.high, .high),
      ] {
        let single = attachment(tap(1), first)
        let double = attachment(tap(2), second)
        #expect(waits(single, for: double, otherIsInner: inner))
        #expect(!waits(double, for: single, otherIsInner: inner))
      }
    }
  }

  @Test("fall back to the place for equal numbers of taps, and for a tap and a drag")
  func places() {
    for other in [tap(2), drag] {
      let (one, two) = (attachment(tap(2), .normal), attachment(other, .normal))
      #expect(waits(one, for: two, otherIsInner: true))
      #expect(!waits(one, for: two, otherIsInner: false))
    }
  }

  @Test("do not bind simultaneous gestures, whatever their tap counts")
  func simultaneous() {
    for inner in [true, false] {
      let (single, double) = (attachment(tap(1), .normal), attachment(tap(2), .simultaneous))
      #expect(!waits(single, for: double, otherIsInner: inner))
      #expect(!waits(double, for: single, otherIsInner: inner))
    }
  }

  @Test("count taps for tap gestures alone")
  func requiredTapCount() {
    #expect(tap(3).requiredTapCount == 3)
    #expect(drag.requiredTapCount == nil)
  }

  @Test("put an inclusive deadline before an exclusive one of the same time")
  func deadlineOrder() {
    let early = Deadline(time: milliseconds(1), kind: .exclusive)
    let (before, after) = (
      Deadline(time: milliseconds(2), kind: .inclusive),
      Deadline(time: milliseconds(2), kind: .exclusive)
    )
    #expect(early.precedes(before))
    #expect(before.precedes(after))
    #expect(!after.precedes(before))
    #expect(!after.precedes(after))
  }
}
