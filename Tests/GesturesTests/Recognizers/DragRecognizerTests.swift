import Gestures
import Motion
import Testing

/// Runs one drag over samples and returns its values, with the word for each change.
private func values(
  _ drag: DragGesture, _ events: [PointerEvent],
  local: @escaping @Sendable (Point) -> Point = { $0 }
) -> [(String, DragValue)] {
  var arbiter = Arbiter()
  let geometry = LocalGeometry(local: local)
  let offered = [GestureAttachment(id: GestureID(1), gesture: .drag(drag))]
  var updates: [GestureUpdate] = []
  for event in events {
    updates +=
      event.phase == .down
      ? arbiter.down(event, offered: offered, in: geometry)
      : arbiter.handle(event, in: geometry)
  }
  var values: [(String, DragValue)] = []
  for update in updates {
    if case .drag(let value) = update.change.value { values.append((update.change.name, value)) }
  }
  return values
}

@Suite("Drag")
struct DragRecognizerTests {
  @Test("counts its translation from the touch")
  func touchDown() {
    let all = values(
      DragGesture(),
      [sample(0, .down, 3, 4), sample(8, .move, 12, 16), sample(16, .up, 20, 16)])
    #expect(all.map { $0.0 } == ["began", "ended"])
    #expect(all.map { $0.1.translation } == [Vector(x: 9, y: 12), Vector(x: 17, y: 12)])
    #expect(all.allSatisfy { $0.1.startLocation == Point(x: 3, y: 4) })
    #expect(all.map { $0.1.time } == [milliseconds(8), milliseconds(16)])
  }

  @Test("anchored at recognition, starts where the minimum distance was used up")
  func recognition() {
    let all = values(
      DragGesture(anchor: .recognition),
      [
        sample(0, .down, 0, 0), sample(8, .move, 9, 12), sample(16, .move, 19, 12),
        sample(24, .up, 0, 0),
      ])
    // 10 of the 15 points are used up along (0.6, 0.8), then for good.
    let expected = [Vector(x: 3, y: 4), Vector(x: 13, y: 4), Vector(x: -6, y: -8)]
    #expect(all.count == 3)
    for (value, translation) in zip(all.map { $0.1 }, expected) {
      // Two roundings of numbers below 20.
      #expect(abs(value.translation.x - translation.x) <= 1e-14)
      #expect(abs(value.translation.y - translation.y) <= 1e-14)
    }
  }

  @Test("measures the distance in the viewport and reports in the local space")
  func localSpace() {
    let all = values(
      DragGesture(),
      [sample(0, .down, 0), sample(8, .move, 9.9), sample(16, .move, 10), sample(24, .up, 10)],
      local: { Point(x: $0.x / 2 - 100, y: $0.y / 2) })
    #expect(all.map { $0.1.time } == [milliseconds(16), milliseconds(24)])
    #expect(all.first?.1.translation == Vector(x: 5, y: 0))
    #expect(all.first?.1.location == Point(x: -95, y: 0))
  }

  @Test("predicts its end a quarter of a second on")
  func prediction() {
    let all = values(
      DragGesture(),
      [sample(0, .down, 0), sample(10, .move, 10), sample(20, .move, 20), sample(20, .up, 20)])
    let last = all.last?.1
    #expect(last?.velocity == Vector(x: 1_000, y: 0))
    #expect(last?.predictedEndTranslation == Vector(x: 270, y: 0))
    #expect(last?.predictedEndLocation == Point(x: 270, y: 0))
  }

  @Test("counts the lift as a sample for SwiftUI's estimator alone")
  func lift() {
    let events = [
      sample(0, .down, 0), sample(10, .move, 10), sample(20, .move, 20), sample(30, .up, 20),
    ]
    let swiftUI = values(DragGesture(), events).last?.1
    #expect(swiftUI?.velocity == Vector(x: 750, y: 0))
    let fitted = values(DragGesture(velocity: .leastSquares), events).last?.1
    // The fit of a straight line, in a few roundings.
    #expect(abs((fitted?.velocity.x ?? 0) - 1_000) < 1e-9)
  }

  @Test("says when the velocity does not show that the finger had rested")
  func rest() {
    let events = [
      sample(0, .down, 0), sample(10, .move, 10), sample(20, .move, 20), sample(170, .up, 20),
    ]
    let swiftUI = values(DragGesture(), events).last?.1
    #expect(swiftUI?.velocity == Vector(x: 750, y: 0))
    #expect(swiftUI?.ignoredRest == 0.15)
    let fitted = values(DragGesture(velocity: .leastSquares), events).last?.1
    #expect(fitted?.velocity == .zero)
    #expect(fitted?.ignoredRest == 0)
  }

  @Test("starts afresh with every sequence")
  func afresh() {
    let all = values(
      DragGesture(),
      [
        sample(0, .down, 0), sample(100, .move, 60), sample(150, .cancel, 60),
        sample(1_000, .down, 0, contact: 2), sample(1_050, .move, 12, contact: 2),
      ])
    #expect(all.map { $0.0 } == ["began", "failed", "began"])
    #expect(all.last?.1.translation == Vector(x: 12, y: 0))
    #expect(all.last?.1.velocity == Vector(x: 240, y: 0))
  }
}
