import Motion
import Testing

@testable import Gestures

private let hold = GestureDescription.longPress(LongPressGesture())
private let drag = GestureDescription.drag(DragGesture())
private let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))
private let tap = GestureDescription.tap(TapGesture())
private let double = GestureDescription.tap(TapGesture(count: 2))
private let magnify = GestureDescription.magnify(MagnifyGesture())

/// The parts of a combination's value that are there: `1`, `2`, `12` or nothing.
private func parts(_ value: GestureValue?) -> String {
  guard case .combined(let first, let second)? = value else { return "" }
  return (first == nil ? "" : "1") + (second == nil ? "" : "2")
}

private func log(_ updates: [GestureUpdate]) -> [String] {
  zip(words(updates), updates).map {
    $0 + (parts($1.change.value).isEmpty ? "" : " ") + parts($1.change.value)
  }
}

@Suite("Combined gestures")
struct CombinedRecognizerTests {
  @Test("in a sequence the second starts after the first, from where the finger is then")
  func sequence() {
    let updates = report(
      hold.sequenced(before: drag),
      [
        sample(0, .down, 0), sample(100, .move, 5), sample(700, .move, 8),
        sample(800, .move, 17.9), sample(900, .move, 18), sample(950, .up, 30),
      ])
    #expect(
      log(updates) == ["0 possible", "500 began 1", "900 changed 12", "950 ended 12"])
    guard case .combined(_, .drag(let value)?)? = updates.last?.change.value else {
      Issue.record("no drag")
      return
    }
    #expect(value.startLocation.x == 8)
    #expect(value.translation.x == 22)
  }

  @Test("in a sequence a lift without a move fails a drag that has a minimum distance")
  func sequenceLift() {
    let events = [sample(0, .down, 0), sample(800, .up, 0)]
    #expect(
      log(report(hold.sequenced(before: drag), events))
        == ["0 possible", "500 began 1", "800 failed notMoved 1"])
    #expect(
      log(report(hold.sequenced(before: drag0), events))
        == ["0 possible", "500 began 1", "800 ended 12"])
  }

  @Test("a sequence fails with its first part, or with its second")
  func sequenceFailure() {
    let early = report(hold.sequenced(before: drag), [sample(0, .down, 0), sample(50, .move, 20)])
    #expect(log(early) == ["0 possible", "50 failed tooFar"])
    let cancelled = report(
      hold.sequenced(before: drag),
      [sample(0, .down, 0), sample(600, .move, 0), sample(700, .cancel, 0)])
    #expect(log(cancelled).last == "700 failed cancelled 1")
  }

  @Test("a sequence shows the press of its first part where someone listens")
  func sequencePressing() {
    let updates = report(
      hold.sequenced(before: drag), [sample(0, .down, 0), sample(300, .up, 0)],
      reportsPressing: true)
    #expect(log(updates) == ["0 possible", "0 began 1", "300 failed tooShort 1"])
  }

  @Test("a sequence waits for the next finger where the first part ended with its lift")
  func sequenceOfTaps() {
    let updates = report(
      tap.sequenced(before: drag),
      [
        sample(0, .down, 0), sample(50, .up, 0), sample(2_000, .down, 100),
        sample(2_050, .move, 120), sample(2_100, .up, 120),
      ])
    #expect(log(updates) == ["0 possible", "50 began 1", "2050 changed 12", "2100 ended 12"])
  }

  @Test("beside each other, the whole ends when both are over")
  func simultaneous() {
    let updates = report(
      hold.simultaneously(with: drag0), [sample(0, .down, 0), sample(800, .up, 3)])
    #expect(log(updates) == ["0 possible", "0 began 2", "500 changed 12", "800 ended 12"])
    let one = report(
      hold.simultaneously(with: drag),
      [sample(0, .down, 0), sample(100, .move, 20), sample(200, .up, 20)])
    #expect(log(one) == ["0 possible", "100 began 2", "200 ended 2"])
    let none = report(hold.simultaneously(with: drag), [sample(0, .down, 0), sample(100, .up, 0)])
    #expect(log(none) == ["0 possible", "100 failed tooShort"])
  }

  @Test("beside each other, an active whole rests while its only part left is undecided")
  func simultaneousRest() {
    let gesture = drag.simultaneously(with: double)
    let updates = report(
      gesture,
      [
        sample(0, .down, 0), sample(50, .move, 20), sample(100, .up, 20), sample(200, .down, 20),
        sample(250, .up, 20),
      ])
    // The drag has ended, the double tap is between its taps: nothing is reported until it is over.
    #expect(log(updates) == ["0 possible", "50 began 1", "250 ended 12"])
  }

  @Test("either the one or the other: the second counts once the first has failed")
  func exclusive() {
    let gesture = double.exclusively(before: tap)
    let once = report(gesture, [sample(0, .down, 0), sample(50, .up, 0)])
    #expect(log(once) == ["0 possible", "400 ended 2"])
    let twice = report(
      gesture,
      [sample(0, .down, 0), sample(50, .up, 0), sample(200, .down, 0), sample(250, .up, 0)])
    #expect(log(twice) == ["0 possible", "250 ended 1"])
  }

  @Test("either the one or the other: a drag waits, two fingers do not")
  func exclusiveDependency() {
    let held = report(
      hold.exclusively(before: drag),
      [sample(0, .down, 0), sample(100, .move, 9), sample(600, .move, 40), sample(700, .up, 40)])
    #expect(log(held) == ["0 possible", "500 ended 1"])
    let free = report(
      hold.exclusively(before: drag),
      [sample(0, .down, 0), sample(100, .move, 12), sample(200, .up, 40)])
    #expect(log(free) == ["0 possible", "100 began 2", "200 ended 2"])
    let fingers = report(
      drag.exclusively(before: magnify),
      [
        sample(0, .down, 0), sample(10, .down, 100, contact: 1),
        sample(20, .move, 200, contact: 1), sample(30, .up, 200, contact: 1),
      ])
    #expect(log(fingers) == ["0 possible", "20 began 2", "30 ended 2"])
  }

  @Test("nest")
  func nested() {
    let gesture = double.exclusively(before: hold.sequenced(before: drag))
    let updates = report(
      gesture,
      [sample(0, .down, 0), sample(600, .move, 0), sample(900, .move, 30), sample(950, .up, 30)])
    #expect(log(updates) == ["0 possible", "750 began 2", "900 changed 2", "950 ended 2"])
  }

  @Test("wait for other gestures where one of their parts does")
  func dependency() {
    #expect(hold.sequenced(before: drag).dependency == .pausedUntilFailed)
    #expect(magnify.simultaneously(with: .rotate(RotateGesture())).dependency == .none)
    #expect(magnify.simultaneously(with: tap).dependency == .failIfActive)
    #expect(tap.exclusively(before: drag).dependency == .pausedUntilFailed)
    #expect(drag.exclusively(before: tap).dependency == .pausedUntilFailed)
  }
}
