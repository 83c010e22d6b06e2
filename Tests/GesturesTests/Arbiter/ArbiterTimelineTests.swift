import Gestures
import Motion
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let double = GestureDescription.tap(TapGesture(count: 2))
private let triple = GestureDescription.tap(TapGesture(count: 3))
private let drag = GestureDescription.drag(DragGesture())
private let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))

@Suite("Arbiter, by time line")
struct ArbiterTimelineTests {
  @Test("follows the table of cases", arguments: caseTable)
  func cases(_ row: TimelineCase) {
    let timeline = row.timeline
    #expect(timeline.drawn() == timeline.expected)
  }

  @Test("lets taps and drags decide by themselves", arguments: alone)
  func single(_ row: TimelineCase) {
    let timeline = row.timeline
    #expect(timeline.drawn() == timeline.expected)
  }

  @Test("holds gestures that come after others", arguments: held)
  func holding(_ row: TimelineCase) {
    let timeline = row.timeline
    #expect(timeline.drawn() == timeline.expected)
  }
}

/// The table of default behaviour, as far as it concerns taps and drags.
private let caseTable: [TimelineCase] = [
  TimelineCase(
    "tap on child, tap on parent: the child's alone", at: [[0, 0]],
    [("child", tap, .normal), ("parent", tap, .normal)],
    """
    pointer d-u
    child   p-e
    parent  p-f
    """),
  TimelineCase(
    "the same with high priority on the parent: the parent's alone", at: [[0, 0]],
    [("child", tap, .normal), ("parent", tap, .high)],
    """
    pointer d-u
    child   p-f
    parent  p-e
    """),
  TimelineCase(
    "the same, the parent simultaneous: both", at: [[0, 0]],
    [("child", tap, .normal), ("parent", tap, .simultaneous)],
    """
    pointer d-u
    child   p-e
    parent  p-e
    """),
  TimelineCase(
    "drag and tap on one view, moved less than 10: the tap", at: [[0, 9, 9]],
    [("drag", drag, .normal), ("tap", tap, .normal)],
    """
    pointer d-mu
    drag    p--f
    tap     p--e
    """),
  TimelineCase(
    "tap inside drag, moved 10 to 44: the tap fires after a small drag", at: [[0, 10, 44, 44]],
    [("tap", tap, .normal), ("drag", drag, .normal)],
    """
    pointer d-m-mu
    tap     p----e
    drag    p-h--f
    """),
  TimelineCase(
    "tap inside drag, moved 45: the drag starts there", at: [[0, 20, 45, 60, 60]],
    [("tap", tap, .normal), ("drag", drag, .normal)],
    """
    pointer d-m-m-mu
    tap     p---f
    drag    p-h-a-+e
    """),
  TimelineCase(
    "drag inside tap, moved 10: the drag, and the tap fails at once", at: [[0, 10, 10]],
    [("drag", drag, .normal), ("tap", tap, .normal)],
    """
    pointer d-mu
    drag    p-ae
    tap     p-f
    """),
  TimelineCase(
    "simultaneous drag and tap: each by its own rules", at: [[0, 20, 20]],
    [("tap", tap, .normal), ("drag", drag, .simultaneous)],
    """
    pointer d-m-u
    tap     p---e
    drag    p-a-e
    """),
  TimelineCase(
    "simultaneous drag and tap, moved 45: only the drag", at: [[0, 45, 45]],
    [("tap", tap, .normal), ("drag", drag, .simultaneous)],
    """
    pointer d-m-u
    tap     p-f
    drag    p-a-e
    """),
  TimelineCase(
    "single tap inside double tap: fires 0.35 s after the lift", at: [[0, 0]],
    [("tap", tap, .normal), ("double", double, .normal)],
    """
    pointer d-u
    tap     p-h------e
    double  p--------f
    """),
  TimelineCase(
    "single tap outside double tap: the same", at: [[0, 0]],
    [("double", double, .normal), ("tap", tap, .normal)],
    """
    pointer d-u
    double  p--------f
    tap     p-h------e
    """),
  TimelineCase(
    "double tap with a single tap beside it: the double tap alone", at: [[0, 0, 0, 0]],
    [("tap", tap, .normal), ("double", double, .normal)],
    """
    pointer d-u-d-u
    tap     p-h---f
    double  p-----e
    """),
  TimelineCase(
    "drag without distance inside tap: the tap never fires", at: [[0, 0]],
    [("drag", drag0, .normal), ("tap", tap, .normal)],
    """
    pointer d-u
    drag    a-e
    tap     f
    """),
  TimelineCase(
    "drag without distance outside tap: a short tap fires, the drag does nothing", at: [[0, 0]],
    [("tap", tap, .normal), ("drag", drag0, .normal)],
    """
    pointer d-u
    tap     p-e
    drag    h-f
    """),
  TimelineCase(
    "drag on child and on parent: the child's", at: [[0, 10, 20, 20]],
    [("child", drag, .normal), ("parent", drag, .normal)],
    """
    pointer d-m-mu
    child   p-a-+e
    parent  p-f
    """),
  TimelineCase(
    "the same with high priority on the parent: the parent's", at: [[0, 10, 20, 20]],
    [("child", drag, .normal), ("parent", drag, .high)],
    """
    pointer d-m-mu
    child   p-f
    parent  p-a-+e
    """),
  TimelineCase(
    "tap on child, high priority drag on the parent, moved 10: the drag", at: [[0, 10, 10]],
    [("tap", tap, .normal), ("drag", drag, .high)],
    """
    pointer d-mu
    tap     p-f
    drag    p-ae
    """),
  TimelineCase(
    "tap on child, high priority drag on the parent, not moved: the tap", at: [[0, 0]],
    [("tap", tap, .normal), ("drag", drag, .high)],
    """
    pointer d-u
    tap     p-e
    drag    p-f
    """),
]

/// Gestures without rivals.
private let alone: [TimelineCase] = [
  TimelineCase(
    "a tap", at: [[0, 0]], [("tap", tap, .normal)],
    """
    pointer d-u
    tap     p-e
    """),
  TimelineCase(
    "a tap moved 44.9", at: [[0, 44.9, 44.9]], [("tap", tap, .normal)],
    """
    pointer d-mu
    tap     p--e
    """),
  TimelineCase(
    "a tap moved 45", at: [[0, 45, 0]], [("tap", tap, .normal)],
    """
    pointer d-mu
    tap     p-f
    """),
  TimelineCase(
    "a tap lifted 45 away", at: [[0, 45]], [("tap", tap, .normal)],
    """
    pointer d--u
    tap     p--f
    """),
  TimelineCase(
    "a tap pressed for 0.7 s", at: [[0, 0]], [("tap", tap, .normal)],
    """
    pointer d-------------u
    tap     p-------------e
    """),
  TimelineCase(
    "a tap lifted at 0.75 s is too late", at: [[0, 0]], [("tap", tap, .normal)],
    """
    pointer d--------------u
    tap     p--------------f
    """),
  TimelineCase(
    "a double tap whose second touch comes at 0.35 s is in time", at: [[0, 0, 0, 0]],
    [("double", double, .normal)],
    """
    pointer d-u------d-u
    double  p----------e
    """),
  TimelineCase(
    "a double tap whose second touch comes later is two first taps", at: [[0, 0, 0, 0]],
    [("double", double, .normal)],
    """
    pointer d-u-------d-u
    double  p--------fp--------f
    """),
  TimelineCase(
    "a drag comes back and stays active", at: [[0, 9, 10, 0, 0]], [("drag", drag, .normal)],
    """
    pointer d-m-m-mu
    drag    p---a-+e
    """),
  TimelineCase(
    "a drag lifted before 10", at: [[0, 9.9, 9.9]], [("drag", drag, .normal)],
    """
    pointer d-mu
    drag    p--f
    """),
  TimelineCase(
    "a drag whose lift reaches 10 ends without having been active", at: [[0, 9, 10]],
    [("drag", drag, .normal)],
    """
    pointer d-mu
    drag    p--e
    """),
  TimelineCase(
    "a drag without distance", at: [[0, 1, 1]], [("drag", drag0, .normal)],
    """
    pointer d-mu
    drag    a-+e
    """),
  TimelineCase(
    "a cancelled drag", at: [[0, 20, 20]], [("drag", drag, .normal)],
    """
    pointer d-mc
    drag    p-af
    """),
  TimelineCase(
    "a second finger fails a drag until both are up",
    at: [[0, 20, 40, 60], [100, 100], [0, 20, 20]],
    [("drag", drag, .normal)],
    """
    pointer  d-m-m-u
    pointer2 ---d-----u
    pointer3 -----------dmu
    drag     p-af-------pae
    """),
  TimelineCase(
    "a second finger fails a tap", at: [[0, 0], [9, 9]], [("tap", tap, .normal)],
    """
    pointer  d-u
    pointer2 -d-u
    tap      pf
    """),
]

/// Gestures that wait.
private let held: [TimelineCase] = [
  TimelineCase(
    "three counts: the double tap waits for the triple, then excludes the single",
    at: [[0, 0, 0, 0]],
    [("triple", triple, .normal), ("double", double, .normal), ("tap", tap, .normal)],
    """
    pointer d-u-d-u
    triple  p------------f
    double  p-----h------e
    tap     p-h----------f
    """),
  TimelineCase(
    "a drag held by a tap comes out when the tap has been pressed too long", at: [[0, 20, 30, 30]],
    [("tap", tap, .normal), ("drag", drag, .normal)],
    """
    pointer d-m-------------m-u
    tap     p--------------f
    drag    p-h------------a+-e
    """),
  TimelineCase(
    "a drag that was over while it was held only ends", at: [[0, 20, 20]],
    [("double", double, .normal), ("drag", drag, .normal)],
    """
    pointer d-mu
    double  p---------f
    drag    p-h-------e
    """),
  TimelineCase(
    "a held tap comes out when the second press of the double tap moves away",
    at: [[0, 0, 0, 45, 45]],
    [("double", double, .normal), ("tap", tap, .normal)],
    """
    pointer d-u-d-mu
    double  p-----f
    tap     p-h---e
    """),
  TimelineCase(
    "simultaneous double tap: the single tap fires twice and the double tap too",
    at: [[0, 0, 0, 0]],
    [("tap", tap, .normal), ("double", double, .simultaneous)],
    """
    pointer d-u-d-u
    tap     p-e-p-e
    double  p-----e
    """),
  TimelineCase(
    "a ring of gestures that wait for each other: the most taps go out", at: [[0, 0, 0, 7, 7]],
    [
      ("tap", tap, .normal), ("drag", .drag(DragGesture(minimumDistance: 5)), .normal),
      ("double", double, .normal),
    ],
    """
    pointer d-u-d-mu
    tap     p-h----f
    drag    p-f-p-hf
    double  p------e
    """),
  TimelineCase(
    "high priority on both: the outer drag", at: [[0, 10, 10]],
    [("child", drag, .high), ("parent", drag, .high)],
    """
    pointer d-mu
    child   p-f
    parent  p-ae
    """),
]
