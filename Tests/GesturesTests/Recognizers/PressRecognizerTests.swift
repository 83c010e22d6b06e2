import Gestures
import Motion
import Testing

private let button = GestureDescription.press(PressGesture())

/// A button of 100 × 40 points at the origin.
private let geometry = LocalGeometry(viewSize: Size(width: 100, height: 40))

private func values(_ updates: [GestureUpdate]) -> [Bool] {
  updates.compactMap { update in
    guard case .press(let value)? = update.change.value else { return nil }
    return value.isPressed
  }
}

@Suite("Button")
struct PressRecognizerTests {
  @Test("acts where the finger lifts on it or within 70 points of it")
  func lift() {
    for x in [50.0, 169.9, -70] {
      let updates = report(
        button, [sample(0, .down, 50, 20), sample(900, .move, x, 20), sample(950, .up, x, 20)],
        in: geometry)
      #expect(words(updates) == ["0 possible", "950 ended"])
    }
  }

  @Test("fails where the finger lifts farther away")
  func outside() {
    for (x, y) in [(170.0, 20.0), (-70.1, 20), (50, 110), (50, -71)] {
      let updates = report(
        button, [sample(0, .down, 50, 20), sample(100, .move, x, y), sample(200, .up, x, y)],
        in: geometry)
      #expect(words(updates) == ["0 possible", "200 failed outside"])
    }
  }

  @Test("shows whether it is pressed while the finger leaves and comes back")
  func highlight() {
    let updates = report(
      button,
      [
        sample(0, .down, 50, 20), sample(100, .move, 300, 20), sample(200, .move, 60, 20),
        sample(300, .up, 60, 20),
      ], reportsPressing: true, in: geometry)
    #expect(
      words(updates) == ["0 possible", "0 began", "100 changed", "200 changed", "300 ended"])
    #expect(values(updates) == [true, false, true, true])
  }

  @Test("fails by a cancel and by a second finger")
  func failures() {
    let cancelled = report(button, [sample(0, .down, 50, 20), sample(10, .cancel, 50, 20)])
    #expect(words(cancelled) == ["0 possible", "10 failed cancelled"])
    let second = report(
      button, [sample(0, .down, 50, 20), sample(10, .down, 60, 20, contact: 1)])
    #expect(words(second) == ["0 possible", "10 failed anotherContact"])
  }

  @Test("holds a drag around it until the finger has left it, and then gives way")
  func drag() {
    var run = ArbiterRun(offered: [
      GestureAttachment(id: GestureID(0), gesture: button),
      GestureAttachment(id: GestureID(1), gesture: .drag(DragGesture())),
    ])
    run.geometry = geometry
    _ = run.take(sample(0, .down, 50, 20))
    let held = run.take(sample(50, .move, 150, 20))
    #expect(held.map { $0.change } == [.held(by: GestureID(0), progress: nil)])
    let left = run.take(sample(100, .move, 170, 20))
    #expect(words(left) == ["100 failed excluded", "100 began"])
    guard case .drag(let drag)? = left.last?.change.value else {
      Issue.record("no value of a drag")
      return
    }
    #expect(drag.translation.x == 120)
  }

  @Test("takes its tolerance as a parameter")
  func tolerance() {
    let strict = GestureDescription.press(PressGesture(tolerance: 0))
    let updates = report(
      strict, [sample(0, .down, 50, 20), sample(10, .up, 100, 20)], in: geometry)
    #expect(words(updates).last == "10 failed outside")
  }
}
