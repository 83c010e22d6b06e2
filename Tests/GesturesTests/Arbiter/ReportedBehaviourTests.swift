import Gestures
import Motion
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let double = GestureDescription.tap(TapGesture(count: 2))
private let drag = GestureDescription.drag(DragGesture())
private let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))

private func run(_ gestures: [(GestureDescription, GesturePriority)]) -> ArbiterRun {
  ArbiterRun(
    offered: gestures.enumerated().map {
      GestureAttachment(id: GestureID(Int32($0)), gesture: $1.0, priority: $1.1)
    })
}

private func dragValue(_ updates: [GestureUpdate]) -> DragValue? {
  guard case .drag(let value) = updates.last?.change.value else { return nil }
  return value
}

/// Situations that users of SwiftUI have reported as bugs, with what is right in each.
@Suite("Reported behaviour")
struct ReportedBehaviourTests {
  @Test("is right as a picture", arguments: pictures)
  func picture(_ row: TimelineCase) {
    let timeline = row.timeline
    #expect(timeline.drawn() == timeline.expected)
  }

  @Test("a second finger in mid-swipe ends it, with the last value at hand")
  func secondFinger() {
    var run = run([(drag, .normal)])
    _ = run.take(sample(0, .down, 0, 0, contact: 1))
    _ = run.take(sample(100, .move, 0, -200, contact: 1))
    let failed = run.take(sample(200, .down, 50, 50, contact: 2))
    #expect(failed.count == 1)
    #expect(dragValue(failed)?.translation == Vector(x: 0, y: -200))
    #expect(run.take(sample(400, .up, 0, -200, contact: 1)).isEmpty)
    #expect(run.take(sample(401, .up, 50, 50, contact: 2)).isEmpty)
  }

  @Test("a vertical flick of 80 points is no tap")
  func flickIsNoTap() {
    var run = run([(tap, .normal), (drag, .normal)])
    _ = run.take(sample(0, .down, 0, 0))
    let moved = run.take(sample(50, .move, 4, -80))
    #expect(moved.map { $0.change.name } == ["failed", "began"])
    #expect(run.take(sample(80, .up, 4, -80)).map { $0.change.name } == ["ended"])
  }

  @Test("a gesture disabled in mid-drag fails once and ignores the rest")
  func disabled() {
    var run = run([(drag, .normal)])
    _ = run.take(sample(0, .down, 0))
    _ = run.take(sample(100, .move, 40))
    let failed = run.arbiter.fail([GestureID(0)], reason: .disabled, at: milliseconds(150))
    #expect(failed.map { $0.change.name } == ["failed"])
    #expect(dragValue(failed)?.translation.x == 40)
    #expect(run.take(sample(200, .move, 60)).isEmpty)
    #expect(run.take(sample(300, .up, 60)).isEmpty)
  }

  @Test(
    "a second touch 0.35 s after the lift still makes a double tap, one after that does not",
    arguments: [(400.0, "ended"), (400.1, "failed")])
  func doubleTapWindow(_ secondTouch: Double, _ outcome: String) {
    let updates = run([(double, .normal)]).run([
      sample(0, .down, 0), sample(50, .up, 0), sample(secondTouch, .down, 0),
      sample(secondTouch + 50, .up, 0),
    ])
    #expect(updates.dropFirst().first?.change.name == outcome)
  }

  @Test("anchored at recognition, a drag starts without a jump and moves a point a point")
  func noJump() {
    let gesture = DragGesture(anchor: .recognition)
    var run = run([(.drag(gesture), .normal)])
    var translations: [Double] = []
    for step in 0...12 {
      let updates = run.take(sample(Double(step) * 16, step == 0 ? .down : .move, Double(step)))
      if let value = dragValue(updates) { translations.append(value.translation.x) }
    }
    #expect(translations == [0, 1, 2])
  }

  @Test("a short flick has the velocity and the predicted end of its last samples")
  func flick() {
    let updates = run([(drag, .normal)]).run([
      sample(0, .down, 300), sample(8, .move, 290), sample(16, .move, 270), sample(24, .up, 250),
    ])
    let value = dragValue(updates)
    #expect(value?.velocity.x == -2_500)
    #expect(value?.predictedEndTranslation.x == -675)
  }
}

private let pictures: [TimelineCase] = [
  TimelineCase(
    "the system takes a held drag away", at: [[50, 50]], [("drag", drag0, .normal)],
    """
    pointer d---------c
    drag    a---------f
    """),
  TimelineCase(
    "a key is released by a cancel and works for the next touch", at: [[0, 0, 0, 0]],
    [("press", drag0, .simultaneous), ("tap", tap, .normal)],
    """
    pointer dcd-u
    press   afa-e
    tap     pfp-e
    """),
  TimelineCase(
    "a drag without distance on a parent does not swallow the tap of a child", at: [[10, 10]],
    [("tap", tap, .normal), ("drag", drag0, .normal)],
    """
    pointer d-u
    tap     p-e
    drag    h-f
    """),
  TimelineCase(
    "a drag outside a tap waits until 45 points", at: [[50, 10, -60, -75]],
    [("tap", tap, .normal), ("drag", drag, .normal)],
    """
    pointer dmmu
    tap     p-f
    drag    phae
    """),
  TimelineCase(
    "with high priority it starts at 10 points", at: [[50, 10, -60, -75]],
    [("tap", tap, .normal), ("drag", drag, .high)],
    """
    pointer dmmu
    tap     pf
    drag    pa+e
    """),
  TimelineCase(
    "a link inside a drag fires at the end of a small drag", at: [[0, 30, 30]],
    [("link", tap, .normal), ("drag", drag, .normal)],
    """
    pointer d-m-u
    link    p---e
    drag    p-h-f
    """),
  TimelineCase(
    "a mere tap calls nothing of a drag with a distance", at: [[0, 0]], [("drag", drag, .normal)],
    """
    pointer du
    drag    pf
    """),
  TimelineCase(
    "a tap inside a high priority drag comes through", at: [[0, 0]],
    [("tap", tap, .normal), ("drag", drag, .high)],
    """
    pointer d-u
    tap     p-e
    drag    p-f
    """),
  TimelineCase(
    "a third quick tap begins a new sequence", at: [[0, 0, 0, 0, 0, 0, 0, 0]],
    [("tap", tap, .normal), ("double", double, .normal)],
    """
    pointer dudududu
    tap     ph-fph-f
    double  p--ep--e
    """),
  TimelineCase(
    "an inner drag and a simultaneous outer one both run", at: [[0, 40, 40]],
    [("button", drag0, .normal), ("drag", drag, .simultaneous)],
    """
    pointer d-m-u
    button  a-+-e
    drag    p-a-e
    """),
]
