import Gestures
import Motion
import Testing

private func drag(_ axes: DragAxes, _ cosine: Double = 0.5) -> GestureDescription {
  .drag(DragGesture(axes: axes, directionCosine: cosine))
}

private func outcome(_ gesture: GestureDescription, _ x: Double, _ y: Double) -> String {
  words(report(gesture, [sample(0, .down, 0, 0), sample(10, .move, x, y)])).last ?? ""
}

@Suite("Direction of a drag")
struct DragDirectionTests {
  @Test("may be any, or within 60° of an axis, either way")
  func axes() {
    #expect(outcome(drag(.both), 3, -10) == "10 began")
    for (x, y) in [(10.0, 17.3), (-10, 17.3), (10, -17.3), (-20, 0)] {
      #expect(outcome(drag(.horizontal), x, y) == "10 began")
      #expect(outcome(drag(.vertical), y, x) == "10 began")
    }
    for (x, y) in [(10.0, 17.4), (-10, -17.4), (0, 20)] {
      #expect(outcome(drag(.horizontal), x, y) == "10 failed wrongDirection")
      #expect(outcome(drag(.vertical), y, x) == "10 failed wrongDirection")
    }
  }

  @Test("must be steeper than the cosine itself")
  func strict() {
    // 12 of 20 points along the axis.
    #expect(outcome(drag(.horizontal, 0.6), 12, 16) == "10 failed wrongDirection")
    #expect(outcome(drag(.horizontal, 0.6), 12.1, 16) == "10 began")
    #expect(outcome(drag(.horizontal, 0), 0.1, 16) == "10 began")
    #expect(outcome(drag(.horizontal, 1), 20, 0) == "10 failed wrongDirection")
  }

  @Test("is asked at the minimum distance and never again")
  func once() {
    let updates = report(
      drag(.horizontal),
      [
        sample(0, .down, 0, 0), sample(10, .move, 0, 9), sample(20, .move, 12, 9),
        sample(30, .move, 12, 400), sample(40, .up, 12, 400),
      ])
    #expect(words(updates) == ["0 possible", "20 began", "30 changed", "40 ended"])
  }

  @Test("is awaited by a drag without a minimum distance")
  func noDistance() {
    let drag = GestureDescription.drag(DragGesture(minimumDistance: 0, axes: .vertical))
    let updates = report(
      drag, [sample(0, .down, 0, 0), sample(10, .move, 0, 0), sample(20, .move, 0, 1)])
    #expect(words(updates) == ["0 possible", "20 began"])
    #expect(outcome(drag, 1, 0) == "10 failed wrongDirection")
  }

  @Test("can be wrong at the lift too")
  func lift() {
    let updates = report(
      drag(.horizontal), [sample(0, .down, 0, 0), sample(10, .up, 0, 20)])
    #expect(
      updates.last?.change
        == .failed(GestureFailure(.wrongDirection, progress: .moved(20, of: 10))))
  }
}

private func translations(_ updates: [GestureUpdate]) -> [Vector] {
  updates.compactMap { update in
    guard case .drag(let value)? = update.change.value else { return nil }
    return value.translation
  }
}

@Suite("Second finger of a drag")
struct DragFingersTests {
  private let events = [
    sample(0, .down, 0), sample(10, .move, 50), sample(20, .down, 300, contact: 1),
    sample(30, .move, 60), sample(40, .up, 60), sample(50, .move, 310, contact: 1),
    sample(60, .up, 310, contact: 1),
  ]

  @Test("fails it by default")
  func fails() {
    let updates = report(.drag(DragGesture()), events)
    #expect(words(updates) == ["0 possible", "10 began", "20 failed anotherContact"])
  }

  @Test("is as though it were not there where it is ignored")
  func ignored() {
    let gesture = GestureDescription.drag(DragGesture(secondFinger: .ignored))
    let alone = events.filter { $0.contact == ContactID(0) }
    #expect(report(gesture, events) == report(gesture, alone))
    #expect(words(report(gesture, events)).last == "40 ended")
  }

  @Test("moves the drag with the first where it joins, and nothing jumps")
  func joins() {
    let updates = report(.drag(DragGesture(secondFinger: .joins)), events)
    #expect(
      words(updates) == [
        "0 possible", "10 began", "30 changed", "40 changed", "50 changed", "60 ended",
      ])
    // Half of the first finger's 10 points, then all of the other's.
    #expect(translations(updates).map { $0.x } == [50, 55, 55, 65, 65])
  }

  @Test("joins before the drag is recognised, which the middle of both decides")
  func pinch() {
    let gesture = GestureDescription.drag(DragGesture(secondFinger: .joins))
    let updates = report(
      gesture,
      [
        sample(0, .down, 100), sample(0, .down, 200, contact: 1), sample(10, .move, 84),
        sample(12, .move, 216, contact: 1), sample(18, .move, 68),
        sample(20, .move, 232, contact: 1), sample(22, .up, 68),
        sample(30, .move, 252, contact: 1),
      ])
    #expect(words(updates).last == "30 began")
    #expect(translations(updates) == [Vector(x: 20, y: 0)])
  }
}
