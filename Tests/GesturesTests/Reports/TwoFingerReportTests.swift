import Gestures
import Motion
import Testing

private let magnify = GestureDescription.magnify(MagnifyGesture())
private let drag = GestureDescription.drag(DragGesture())

private func dragging(_ second: SecondFinger) -> GestureDescription {
  .drag(DragGesture(secondFinger: second))
}

/// Fingers that come and go while others stay.
@Suite("Reports of several fingers")
struct TwoFingerReportTests {
  @Test("are right as pictures", arguments: pictures)
  func picture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  // Report 52.
  @Test(
    "the finger left over from a pinch begins a drag only where the drag is handed over",
    arguments: [(SecondFinger.fails, "p-f", [Double]()), (.joins, "p------ae", [60, 60])])
  func handOver(_ second: SecondFinger, _ marks: String, _ way: [Double]) {
    // While one finger has moved and the other has not, their middle is 12.5 points off.
    let drag = GestureDescription.drag(DragGesture(minimumDistance: 20, secondFinger: second))
    let timeline = Timeline(
      """
      pointer  d--m---mu
      pointer2 --d-m-u
      magnify  p--a+-e
      drag     \(marks)
      """, at: [[0, -25, 35, 35], [100, 125, 125]],
      [.gesture("magnify", magnify), .simultaneous("drag", drag)])
    #expect(timeline.drawn() == timeline.expected)
    #expect(timeline.drags(of: "drag").map { $0.translation.x } == way)
    let scales = timeline.run().compactMap { update -> Double? in
      guard case .magnify(let value)? = update.change.value else { return nil }
      return value.magnification
    }
    #expect(scales == [1.25, 1.5, 1.5])
  }

  // Report 53.
  @Test("pinches in quick succession are each recognised")
  func quickPinches() {
    var run = ArbiterRun(offered: [GestureAttachment(id: GestureID(0), gesture: magnify)])
    for round in 0..<6 {
      let start = Double(round) * 60
      var updates = run.take(sample(start, .down, 0, contact: Int64(2 * round)))
      updates += run.take(sample(start + 5, .down, 100, contact: Int64(2 * round + 1)))
      updates += run.take(sample(start + 20, .move, 150, contact: Int64(2 * round + 1)))
      updates += run.take(sample(start + 30, .up, 150, contact: Int64(2 * round + 1)))
      updates += run.take(sample(start + 40, .up, 0, contact: Int64(2 * round)))
      #expect(updates.map { $0.change.name } == ["possible", "began", "ended"])
      guard case .magnify(let value)? = updates.last?.change.value else {
        Issue.record("no value of a magnify gesture")
        return
      }
      #expect(value.magnification == 1.5)
    }
  }

  // MUL-01.
  @Test(
    "a finger that lifts does not make the drag jump to the one that stays",
    arguments: [
      (SecondFinger.fails, [50.0]), (.ignored, [50, 50]), (.joins, [50, 50, 60, 60]),
    ])
  func liftedFinger(_ second: SecondFinger, _ way: [Double]) {
    let timeline = Timeline(
      """
      pointer  d-m---u
      pointer2 ----d---mu
      """, at: [[0, 50, 50], [300, 310, 310]], [.gesture("drag", dragging(second))])
    #expect(timeline.drags(of: "drag").map { $0.translation.x } == way)
  }

  // MUL-04.
  @Test("an ignored second finger leaves the drag as it would be without it")
  func ignored() {
    func values(_ others: [PointerEvent], _ second: SecondFinger) -> [GestureUpdate] {
      let own = (0...10).map { (step: Int) -> PointerEvent in
        let phase: PointerPhase = step == 0 ? .down : step == 10 ? .up : .move
        return sample(Double(step) * 16, phase, Double(step) * 10)
      }
      let events: [PointerEvent] = own + others
      return report(dragging(second), events.sorted { $0.time < $1.time })
    }
    let others = [
      sample(80, .down, 300, contact: 1), sample(100, .move, 320, contact: 1),
      sample(120, .up, 320, contact: 1),
    ]
    #expect(values(others, .ignored) == values([], .ignored))
    #expect(values([], .ignored) == values([], .fails))
    #expect(words(values(others, .fails)).last == "80 failed anotherContact")
  }

  // MUL-06.
  @Test("a third finger does not change the scale of the first two")
  func thirdFinger() {
    var run = ArbiterRun(offered: [GestureAttachment(id: GestureID(0), gesture: magnify)])
    _ = run.take(sample(0, .down, 0, contact: 0))
    _ = run.take(sample(10, .down, 100, contact: 1))
    _ = run.take(sample(50, .move, 150, contact: 1))
    #expect(run.take(sample(60, .move, 100, contact: 1)).last?.change.name == "changed")
    #expect(run.take(sample(100, .down, 50, 400, contact: 2)).isEmpty)
    #expect(run.take(sample(110, .move, 50, 500, contact: 2)).isEmpty)
    let last = run.take(sample(120, .move, 100, contact: 1))
    guard case .magnify(let value)? = last.last?.change.value else {
      Issue.record("no value of a magnify gesture")
      return
    }
    #expect(value.magnification == 1)
    #expect(run.take(sample(130, .up, 50, 500, contact: 2)).isEmpty)
  }

  // MUL-08.
  @Test("a lift and a touch at one time are two sequences")
  func sameFrame() {
    var run = ArbiterRun(offered: [GestureAttachment(id: GestureID(0), gesture: drag)])
    _ = run.take(sample(0, .down, 0, contact: 7))
    _ = run.take(sample(50, .move, 40, contact: 7))
    #expect(run.take(sample(100, .up, 40, contact: 7)).map { $0.change.name } == ["ended"])
    #expect(run.take(sample(100, .down, 200, contact: 8)).map { $0.change.name } == ["possible"])
    let moved = run.take(sample(120, .move, 212, contact: 8))
    guard case .began(.drag(let value))? = moved.last?.change else {
      Issue.record("no drag")
      return
    }
    #expect(value.startLocation == Point(x: 200, y: 0))
    #expect(value.translation == Vector(x: 12, y: 0))
    #expect(value.velocity.x == 600)
  }
}

private let pictures: [TimelineCase] = [
  // MUL-09.
  TimelineCase(
    "a second finger fails a drag until all are up, those that came meanwhile too",
    at: [[0, 20, 40, 40], [90, 90], [0, 30, 30], [0, 20, 20]], [.gesture("drag", drag)],
    column: 20,
    """
    pointer  dm----mu
    pointer2 ---d------u
    pointer3 --------dm-u
    pointer4 -------------dmu
    drag     pa-f---------pae anotherContact
    """),
  TimelineCase(
    "one that ignores a second finger goes on", at: [[0, 20, 40, 40], [90, 90]],
    [.gesture("drag", dragging(.ignored))], column: 20,
    """
    pointer  dm----mu
    pointer2 ---d--u
    drag     pa----+e
    """),
  TimelineCase(
    "a finger on another view does not concern it", at: [[0, 20, 40, 40], [90, 120, 120]],
    [.gesture("drag", drag), .gesture("other", drag)], paths: [["drag"], ["other"]], column: 20,
    """
    pointer  dm----mu
    pointer2 ---d-mu
    drag     pa----+e
    other    ---p-ae
    """),
  TimelineCase(
    "a finger on a child concerns its parent's drag", at: [[0, 20, 40, 40], [90, 90]],
    [.gesture("child", drag), .gesture("parent", drag)], paths: [["parent"], ["child", "parent"]],
    column: 20,
    """
    pointer  dm----mu
    pointer2 ---d--u
    child    ---p--f  notMoved
    parent   pa-f     anotherContact
    """),
]
