import Gestures
import Motion
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let drag = GestureDescription.drag(DragGesture())
private let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))
private let button = GestureDescription.press(PressGesture())
private let magnify = GestureDescription.magnify(MagnifyGesture())
private let paging = GestureDescription.scroll(
  ScrollGesture(axes: .horizontal, minimumDistance: 20))

private func dragging(_ distance: Double) -> GestureDescription {
  .drag(DragGesture(minimumDistance: distance))
}

/// Gestures that were taken away, and states that users found stuck afterwards.
@Suite("Reports of stuck state and cancellation")
struct StuckStateReportTests {
  @Test("are right as pictures", arguments: pictures)
  func picture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  // Report 8.
  @Test("a touch after a cancelled drag is counted from its own place")
  func staleAnchor() {
    let timeline = Timeline(
      """
      pointer  dm-c
      pointer2 -----dmu
      drag     pa-f-pae
      """, at: [[0, 60, 60], [0, 12, 12]], [.gesture("drag", drag)])
    #expect(timeline.drawn() == timeline.expected)
    #expect(timeline.drags(of: "drag").map { $0.translation.x } == [60, 12, 12])
  }

  // Reports 2 and 3: the last value is what the page settles by.
  @Test("a second finger in the middle of a swipe ends it with the last value at hand")
  func lastValue() {
    let timeline = Timeline(
      """
      pointer  d-m---u
      pointer2 ----d-u
      drag     p-a-f   anotherContact
      """, at: [[[0, 0], [0, -200], [0, -200]], [[50, 50], [50, 50]]], [.gesture("drag", drag)])
    #expect(timeline.drawn() == timeline.expected)
    guard case .drag(let value)? = timeline.run().last?.change.value else {
      Issue.record("no last value")
      return
    }
    #expect(value.translation == Vector(x: 0, y: -200))
  }

  // GST-07, and CAN-05 for gestures of several kinds together.
  @Test("whatever fingers do, what began is over exactly once, and nothing follows")
  func everyEnd() {
    let offered = [
      Offered.gesture("tap", tap), .gesture("drag", drag), .simultaneous("free", drag0),
      .gesture("button", button).followed, .gesture("scroll", paging),
    ].enumerated().map { $1.attachment($0) }
    var seed: UInt64 = 7
    func random(_ count: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % count
    }
    for _ in 0..<1_000 {
      var run = ArbiterRun(offered: offered)
      var updates = run.take(sample(0, .down, 0))
      var time = 0.0
      for _ in 0...random(6) {
        time += Double(random(300))
        let place = Double(random(120))
        switch random(4) {
        case 0: updates += run.take(sample(time, .down, 100, contact: 1))
        case 1: updates += run.take(sample(time, .up, 100, contact: 1))
        default: updates += run.take(sample(time, .move, place))
        }
      }
      let end: PointerPhase = random(2) == 0 ? .up : .cancel
      updates += run.take(sample(time + 10, end, 0))
      updates += run.take(sample(time + 10, .cancel, 100, contact: 1))
      updates += run.pass(until: milliseconds(time + 3_000))
      for gesture in offered {
        let own = updates.filter { $0.gesture == gesture.id }.map { $0.change }
        let terminal = own.count { $0.isTerminal }
        #expect(terminal == own.count { $0 == .possible }, "seed \(seed)")
        #expect(own.last?.isTerminal == true, "seed \(seed)")
      }
      let next = run.take(sample(time + 4_000, .down, 0)).filter { $0.change == .possible }
      #expect(next.map { $0.gesture } == offered.map { $0.id }, "seed \(seed)")
    }
  }
}

private let pictures: [TimelineCase] = [
  // Report 1.
  TimelineCase(
    "a drag held still fails when the phone is locked or called", at: [[[50, 50], [50, 50]]],
    [.gesture("drag", drag0)],
    """
    pointer d-------------------c
    drag    a-------------------f cancelled
    """),
  // Report 2.
  TimelineCase(
    "a pinch in the middle of a drag ends it once; the next touch is a drag again",
    at: [[0, 30, 60, 60], [100, 130, 130], [0, 30, 30]],
    [.gesture("drag", drag), .simultaneous("magnify", magnify)], column: 100,
    """
    pointer  dm----m-u
    pointer2 --dm-u
    pointer3 ----------dmu
    drag     paf-------pae anotherContact
    magnify  p--a-e----p-f tooFewContacts
    """),
  // Report 4.
  TimelineCase(
    "a key is let go by a cancel, and works at the next touch", at: [[0, 0], [0, 0]],
    [.gesture("key", button).followed, .simultaneous("tap", tap)],
    """
    pointer  dc
    pointer2 --du
    key      afae cancelled
    tap      pfpe cancelled
    """),
  // Report 8.
  TimelineCase(
    "a vertical flick of 80 points is no tap, though it is 4 points wide",
    at: [[[0, 0], [4, -80], [4, -80]]], [.gesture("tap", tap), .gesture("drag", drag)], column: 10,
    """
    pointer d----m--u
    tap     p----f    tooFar
    drag    p----a--e
    """),
  // Report 9.
  TimelineCase(
    "a drag disabled on the way fails at once and passes over the rest", at: [[0, 40, 60, 60]],
    [.gesture("drag", drag)],
    """
    pointer  d-m-m-u
    drag.off ---x
    drag     p-af    disabled
    """),
  // Report 10.
  TimelineCase(
    "a drag that starts while a menu is awaited is cancelled by the menu",
    at: [[0, -25, -31, -31]],
    [.gesture("drag", dragging(24))],
    """
    pointer d-------mmc
    drag    p-------a+f cancelled
    """),
  // Report 11. CAN-05.
  TimelineCase(
    "until iOS 17 paging takes a drag that began just before", at: [[5, 20, 30, 60, 60]],
    [.gesture("menu", drag), .gesture("pages", paging)], column: 10, scroll: .iOS17,
    """
    pointer d----mmmu
    menu    p----af   excluded by pages
    pages   p-----a+e
    """),
  TimelineCase(
    "with high priority the drag keeps the finger", at: [[5, 20, 30, 60, 60]],
    [.high("menu", drag), .gesture("pages", paging)], column: 10, scroll: .iOS17,
    """
    pointer d----mmmu
    menu    p----a++e
    pages   p----f    excluded by menu
    """),
  TimelineCase(
    "since iOS 18 it keeps the finger as it is", at: [[5, 20, 30, 60, 60]],
    [.gesture("menu", drag), .gesture("pages", paging)], column: 10,
    """
    pointer d----mmmu
    menu    p----a++e
    pages   p----f    excluded by menu
    """),
  // Report 12.
  TimelineCase(
    "a button is let go by a fast swipe that leaves the list",
    at: [[[10, 10], [10, 300], [10, 300]]],
    [.gesture("button", button).followed], column: 10,
    """
    pointer d-mc
    button  a-+f cancelled
    """),
]
