import Gestures
import Motion
import Testing

private let press = GestureDescription.longPress(LongPressGesture())
private let untilLift = GestureDescription.longPress(LongPressGesture(ending: .lift))

@Suite("Long press")
struct LongPressRecognizerTests {
  @Test("ends at its duration, the finger still down, whatever follows")
  func duration() {
    let updates = report(
      press,
      [
        sample(0, .down, 0), sample(100, .move, 9.9), sample(600, .move, 300),
        sample(900, .up, 300),
      ])
    #expect(words(updates) == ["0 possible", "500 ended"])
    guard case .press(let value)? = updates.last?.change.value else {
      Issue.record("no value of a press")
      return
    }
    #expect(value.isPressed)
    #expect(value.time == milliseconds(500))
  }

  @Test("fails when the finger lifts early, goes too far, is cancelled or joined by another")
  func failures() {
    let early = report(press, [sample(0, .down, 0), sample(499, .up, 0)])
    #expect(words(early) == ["0 possible", "499 failed tooShort"])
    let far = report(press, [sample(0, .down, 0), sample(20, .move, 6, 8), sample(30, .up, 0)])
    #expect(words(far) == ["0 possible", "20 failed tooFar"])
    let cancelled = report(press, [sample(0, .down, 0), sample(20, .cancel, 0)])
    #expect(words(cancelled) == ["0 possible", "20 failed cancelled"])
    let second = report(
      press, [sample(0, .down, 0), sample(20, .down, 5, contact: 1)])
    #expect(words(second) == ["0 possible", "20 failed anotherContact"])
  }

  @Test("ends when the lift comes at the duration itself")
  func liftAtDuration() {
    let updates = report(press, [sample(0, .down, 0), sample(500, .up, 0)])
    #expect(words(updates) == ["0 possible", "500 ended"])
  }

  @Test("is active from the touch on where someone listens to its changes")
  func pressing() {
    let ended = report(
      press, [sample(0, .down, 0), sample(900, .up, 0)], reportsPressing: true)
    #expect(words(ended) == ["0 possible", "0 began", "500 ended"])
    let failed = report(
      press, [sample(0, .down, 0), sample(50, .move, 12)], reportsPressing: true)
    #expect(words(failed) == ["0 possible", "0 began", "50 failed tooFar"])
  }

  @Test("that ends with the lift is active from its duration on and may move")
  func lift() {
    let updates = report(
      untilLift, [sample(0, .down, 0), sample(600, .move, 80), sample(900, .up, 80)])
    #expect(words(updates) == ["0 possible", "500 began", "900 ended"])
    let cancelled = report(untilLift, [sample(0, .down, 0), sample(600, .cancel, 0)])
    #expect(words(cancelled) == ["0 possible", "500 began", "600 failed cancelled"])
  }

  @Test("does not stop others while it is only pressed, and does once it is recognised")
  func exclusion() {
    let drag = GestureDescription.drag(DragGesture())
    var run = ArbiterRun(offered: [
      GestureAttachment(id: GestureID(0), gesture: press, reportsPressing: true),
      GestureAttachment(id: GestureID(1), gesture: .magnify(MagnifyGesture())),
      GestureAttachment(id: GestureID(2), gesture: drag),
    ])
    let touched = run.take(sample(0, .down, 0))
    #expect(words(touched) == ["0 possible", "0 possible", "0 possible", "0 began"])
    let recognized = run.pass(until: milliseconds(500))
    #expect(words(recognized) == ["500 ended", "500 failed excluded", "500 failed excluded"])
  }

  @Test("says how far it had come")
  func progress() {
    let early = report(press, [sample(0, .down, 0), sample(300, .up, 0)])
    #expect(
      early.last?.change == .failed(GestureFailure(.tooShort, progress: .pressed(0.3, of: 0.5))))
    let far = report(press, [sample(0, .down, 0), sample(30, .move, 12)])
    #expect(far.last?.change == .failed(GestureFailure(.tooFar, progress: .moved(12, of: 10))))
  }

  @Test("takes its limits as parameters")
  func parameters() {
    let quick = GestureDescription.longPress(
      LongPressGesture(minimumDuration: 0.1, maximumDistance: 1))
    #expect(words(report(quick, [sample(0, .down, 0)])) == ["0 possible", "100 ended"])
    #expect(
      words(report(quick, [sample(0, .down, 0), sample(50, .move, 1)])).last
        == "50 failed tooFar")
  }
}
