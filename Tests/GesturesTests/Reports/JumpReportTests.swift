import Gestures
import Motion
import Testing

private let drag = GestureDescription.drag(DragGesture())
private let anchored = GestureDescription.drag(DragGesture(anchor: .recognition))

/// Returns the translations along the horizontal axis that one drag reports, one place a frame.
private func translations(_ gesture: GestureDescription, _ places: [Double]) -> [Double] {
  let events = places.enumerated().map { step, place in
    sample(Double(step) * 16, step == 0 ? .down : .move, place)
  }
  return report(gesture, events).compactMap { update in
    guard case .drag(let value)? = update.change.value else { return nil }
    return value.translation.x
  }
}

/// Drags that jump where they start, and where fingers come and go.
@Suite("Reports of jumps and thresholds")
struct JumpReportTests {
  // Report 37.
  @Test("a drag of 50 points starts with what the finger has moved, or with what is beyond 50")
  func firstTranslation() {
    let drag = GestureDescription.drag(DragGesture(minimumDistance: 50))
    #expect(translations(drag, [0, 60]) == [60])
    let anchored = GestureDescription.drag(DragGesture(minimumDistance: 50, anchor: .recognition))
    #expect(translations(anchored, [0, 60, 75]) == [10, 25])
  }

  // Report 38.
  @Test("a slow drag jumps by 10 points, or starts at 0 and moves a point a point")
  func slow() {
    let places = (0...12).map { Double($0) }
    #expect(translations(drag, places) == [10, 11, 12])
    #expect(translations(anchored, places) == [0, 1, 2])
  }

  // TVD-10: what is beyond the distance, so 2 and not 0 where a sample lies beyond it.
  @Test("a sample beyond the distance counts whole, or from the distance on")
  func between() {
    #expect(translations(drag, [0, 4, 8, 12, 16]) == [12, 16])
    let rest = translations(anchored, [0, 4, 8, 12, 16])
    // One rounding of a fraction of 12.
    #expect(rest.count == 2 && abs(rest[0] - 2) < 1e-14 && abs(rest[1] - 6) < 1e-14)
  }

  @Test("along a slope the distance is taken off along the way of the finger")
  func slope() {
    let updates = report(anchored, [sample(0, .down, 0, 0), sample(16, .move, 12, 16)])
    guard case .drag(let value)? = updates.last?.change.value else {
      Issue.record("no value of a drag")
      return
    }
    #expect(value.translation == Vector(x: 6, y: 8))
  }

  // TVD-11.
  @Test("a drag that turns back and crosses its start does not jump there")
  func turningBack() {
    for gesture in [drag, anchored] {
      let way = translations(gesture, [0, 20, 10, 0, -10, -20])
      #expect(way.count == 5)
      #expect(zip(way, way.dropFirst()).map { $1 - $0 } == [-10, -10, -10, -10])
    }
    #expect(translations(drag, [0, 20]) == [20])
    #expect(translations(anchored, [0, 20]) == [10])
  }

  // Report 40.
  @Test(
    "a second finger ends a drag, or changes nothing, or moves it by its share",
    arguments: [
      (SecondFinger.fails, "p-a-f", [50.0]),
      (.ignored, "p-a---+e", [50, 60, 60]),
      (.joins, "p-a---++", [50, 55, 55]),
    ])
  func secondFinger(_ second: SecondFinger, _ marks: String, _ way: [Double]) {
    let timeline = Timeline(
      """
      pointer  d-m---mu
      pointer2 ----d
      drag     \(marks)
      """, at: [[0, 50, 60, 60], [300]],
      [.gesture("drag", .drag(DragGesture(secondFinger: second)))])
    #expect(timeline.drawn() == timeline.expected)
    #expect(timeline.drags(of: "drag").map { $0.translation.x } == way)
  }

  // Report 44.
  @Test("the velocity is four times the way to the predicted end, not twice")
  func predictedEnd() {
    let updates = report(
      drag, [sample(0, .down, 0), sample(10, .move, 10), sample(20, .move, 30)])
    guard case .drag(let value)? = updates.last?.change.value else {
      Issue.record("no value of a drag")
      return
    }
    let way: Vector = value.predictedEndLocation - value.location
    #expect(value.velocity.x == 1_250)
    #expect(4 * way.x == 1_250)
    // The factor of a scroll view, applied to this prediction, loses half of the velocity.
    #expect(way.x / 0.499 < 0.51 * value.velocity.x)
  }
}
