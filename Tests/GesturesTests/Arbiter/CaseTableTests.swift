import Gestures
import Motion
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let double = GestureDescription.tap(TapGesture(count: 2))
private let drag = GestureDescription.drag(DragGesture())
private let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))
private let button = GestureDescription.press(PressGesture())

/// What SwiftUI does where several gestures could, case by case.
@Suite("Table of cases")
struct CaseTableTests {
  @Test("holds for taps and drags", arguments: tapsAndDrags)
  func tapOrDrag(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("holds for a long press and then a drag", arguments: sequences)
  func sequence(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("holds for a button inside a drag", arguments: buttons)
  func buttonOrDrag(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("has the child's action first where child and parent both act")
  func order() {
    let both = Timeline(
      """
      pointer d-u
      child   p-e
      parent  p-e
      """, at: [[0, 0]], [.gesture("child", tap), .simultaneous("parent", tap)])
    #expect(both.log().suffix(2) == ["100 child ended", "100 parent ended"])
  }

  @Test("starts the drag of a sequence at the first event after the long press")
  func sequenceStart() {
    let gesture = GestureDescription.longPress(LongPressGesture()).sequenced(before: drag)
    let updates = ArbiterRun(offered: [GestureAttachment(id: GestureID(0), gesture: gesture)]).run([
      sample(0, .down, 100), sample(100, .move, 105), sample(600, .move, 107),
      sample(700, .move, 120), sample(800, .up, 121),
    ])
    let drags = updates.compactMap { update -> DragValue? in
      guard case .combined(first: _, second: .drag(let drag)?)? = update.change.value else {
        return nil
      }
      return drag
    }
    #expect(drags.map { $0.startLocation.x } == [107, 107])
    #expect(drags.map { $0.translation.x } == [13, 14])
  }
}

/// Taps and drags on one view, and on a view inside another.
private let tapsAndDrags: [TimelineCase] = [
  TimelineCase(
    "tap on child, tap on parent: the child's alone", at: [[0, 0]],
    [.gesture("child", tap), .gesture("parent", tap)],
    """
    pointer d-u
    child   p-e
    parent  p-f  excluded by child
    """),
  TimelineCase(
    "the same with high priority on the parent: the parent's alone", at: [[0, 0]],
    [.gesture("child", tap), .high("parent", tap)],
    """
    pointer d-u
    child   p-f  waits for parent, excluded by parent
    parent  p-e
    """),
  TimelineCase(
    "the same, the parent simultaneous: both", at: [[0, 0]],
    [.gesture("child", tap), .simultaneous("parent", tap)],
    """
    pointer d-u
    child   p-e
    parent  p-e
    """),
  TimelineCase(
    "drag and tap on one view, moved less than 10: the tap", at: [[0, 9, 9]],
    [.gesture("drag", drag), .gesture("tap", tap)],
    """
    pointer d-mu
    drag    p--f  notMoved
    tap     p--e
    """),
  TimelineCase(
    "the same, the tap attached first: the tap too", at: [[0, 9, 9]],
    [.gesture("tap", tap), .gesture("drag", drag)],
    """
    pointer d-mu
    tap     p--e
    drag    p--f  notMoved
    """),
  TimelineCase(
    "tap inside drag, moved 10 to 44: the tap fires after a small drag", at: [[0, 10, 44, 44]],
    [.gesture("tap", tap), .gesture("drag", drag)],
    """
    pointer d-m-mu
    tap     p----e
    drag    p-h--f  waits for tap, excluded by tap
    """),
  TimelineCase(
    "tap inside drag, moved 45: the drag starts there", at: [[0, 20, 45, 60, 60]],
    [.gesture("tap", tap), .gesture("drag", drag)],
    """
    pointer d-m-m-mu
    tap     p---f
    drag    p-h-a-+e
    """),
  TimelineCase(
    "drag inside tap, moved 10: the drag, and the tap fails at once", at: [[0, 10, 10]],
    [.gesture("drag", drag), .gesture("tap", tap)],
    """
    pointer d-mu
    drag    p-ae
    tap     p-f  excluded by drag
    """),
  TimelineCase(
    "simultaneous drag and tap: each by its own rules", at: [[0, 20, 20]],
    [.gesture("tap", tap), .simultaneous("drag", drag)],
    """
    pointer d-m-u
    tap     p---e
    drag    p-a-e
    """),
  TimelineCase(
    "simultaneous drag and tap, moved 45: only the drag", at: [[0, 45, 45]],
    [.gesture("tap", tap), .simultaneous("drag", drag)],
    """
    pointer d-m-u
    tap     p-f
    drag    p-a-e
    """),
  TimelineCase(
    "single tap inside double tap: fires 0.35 s after the lift", at: [[0, 0]],
    [.gesture("tap", tap), .gesture("double", double)],
    """
    pointer d-u
    tap     p-h------e
    double  p--------f
    """),
  TimelineCase(
    "single tap outside double tap: the same", at: [[0, 0]],
    [.gesture("double", double), .gesture("tap", tap)],
    """
    pointer d-u
    double  p--------f
    tap     p-h------e
    """),
  TimelineCase(
    "double tap with a single tap beside it: the double tap alone", at: [[0, 0, 0, 0]],
    [.gesture("tap", tap), .gesture("double", double)],
    """
    pointer d-u-d-u
    tap     p-h---f
    double  p-----e
    """),
  TimelineCase(
    "drag without distance inside tap: the tap never fires", at: [[0, 0]],
    [.gesture("drag", drag0), .gesture("tap", tap)],
    """
    pointer d-u
    drag    a-e
    tap     f
    """),
  TimelineCase(
    "drag without distance outside tap: a short tap fires, the drag does nothing", at: [[0, 0]],
    [.gesture("tap", tap), .gesture("drag", drag0)],
    """
    pointer d-u
    tap     p-e
    drag    h-f
    """),
  TimelineCase(
    "drag on child and on parent: the child's", at: [[0, 10, 20, 20]],
    [.gesture("child", drag), .gesture("parent", drag)],
    """
    pointer d-m-mu
    child   p-a-+e
    parent  p-f
    """),
  TimelineCase(
    "the same with high priority on the parent: the parent's", at: [[0, 10, 20, 20]],
    [.gesture("child", drag), .high("parent", drag)],
    """
    pointer d-m-mu
    child   p-f
    parent  p-a-+e
    """),
  TimelineCase(
    "tap on child, high priority drag on the parent, moved 10: the drag", at: [[0, 10, 10]],
    [.gesture("tap", tap), .high("drag", drag)],
    """
    pointer d-mu
    tap     p-f
    drag    p-ae
    """),
  TimelineCase(
    "tap on child, high priority drag on the parent, not moved: the tap", at: [[0, 0]],
    [.gesture("tap", tap), .high("drag", drag)],
    """
    pointer d-u
    tap     p-e
    drag    p-f
    """),
]

/// A long press and then a drag, as one gesture.
private let sequences: [TimelineCase] = [
  TimelineCase(
    "held for 0.5 s, moved and lifted: active from 0.5 s on", at: [[0, 0, 20, 20]],
    [.gesture("grab", .longPress(LongPressGesture()).sequenced(before: drag))],
    """
    pointer d-----------m-mu
    grab    p---------a---+e
    """),
  TimelineCase(
    "held and lifted without a move: fails, as the drag does", at: [[0, 0]],
    [.gesture("grab", .longPress(LongPressGesture()).sequenced(before: drag))],
    """
    pointer d-----------u
    grab    p---------a-f  notMoved
    """),
  TimelineCase(
    "the same with a drag without distance: ends", at: [[0, 0]],
    [.gesture("grab", .longPress(LongPressGesture()).sequenced(before: drag0))],
    """
    pointer d-----------u
    grab    p---------a-e
    """),
  TimelineCase(
    "lifted before 0.5 s: fails", at: [[0, 0]],
    [.gesture("grab", .longPress(LongPressGesture()).sequenced(before: drag))],
    """
    pointer d------u
    grab    p------f  tooShort
    """),
  TimelineCase(
    "moved 10 points before 0.5 s: fails, and a later drag changes nothing", at: [[0, 10, 60, 60]],
    [.gesture("grab", .longPress(LongPressGesture()).sequenced(before: drag))],
    """
    pointer d-m---------mu
    grab    p-f  tooFar
    """),
]

/// A button of 100 × 40 points, and a drag around it.
private let buttons: [TimelineCase] = [
  TimelineCase(
    "the drag waits while the finger is within 70 points of the button",
    at: [[[50, 20], [-60, 20], [-60, 20]]], [.gesture("button", button), .gesture("drag", drag)],
    view: Size(width: 100, height: 40),
    """
    pointer d-m-u
    button  p---e
    drag    p-h-f  waits for button, excluded by button
    """),
  TimelineCase(
    "a finger that leaves those 70 points lets the drag out",
    at: [[[50, 20], [-60, 20], [-71, 20], [-80, 20]]],
    [.gesture("button", button), .gesture("drag", drag)], view: Size(width: 100, height: 40),
    """
    pointer d-m-mu
    button  p---f   excluded by drag
    drag    p-h-ae  waits for button
    """),
  TimelineCase(
    "with high priority the drag starts at 10 points, and the button loses",
    at: [[[50, 20], [41, 20], [40, 20], [50, 20]]],
    [.gesture("button", button), .high("drag", drag)], view: Size(width: 100, height: 40),
    """
    pointer d-mmu
    button  p--f   excluded by drag
    drag    p--ae
    """),
]
