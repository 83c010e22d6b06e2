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
  @Test("lets taps and drags decide by themselves", arguments: alone)
  func single(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("holds gestures that come after others", arguments: held)
  func holding(_ row: TimelineCase) {
    row.expectDrawn()
  }
}

/// Gestures without rivals.
private let alone: [TimelineCase] = [
  TimelineCase(
    "a tap", at: [[0, 0]], [.gesture("tap", tap)],
    """
    pointer d-u
    tap     p-e
    """),
  TimelineCase(
    "a tap moved 44.9", at: [[0, 44.9, 44.9]], [.gesture("tap", tap)],
    """
    pointer d-mu
    tap     p--e
    """),
  TimelineCase(
    "a tap moved 45", at: [[0, 45, 0]], [.gesture("tap", tap)],
    """
    pointer d-mu
    tap     p-f
    """),
  TimelineCase(
    "a tap lifted 45 away", at: [[0, 45]], [.gesture("tap", tap)],
    """
    pointer d--u
    tap     p--f
    """),
  TimelineCase(
    "a tap pressed for 0.7 s", at: [[0, 0]], [.gesture("tap", tap)],
    """
    pointer d-------------u
    tap     p-------------e
    """),
  TimelineCase(
    "a tap lifted at 0.75 s is too late", at: [[0, 0]], [.gesture("tap", tap)],
    """
    pointer d--------------u
    tap     p--------------f
    """),
  TimelineCase(
    "a double tap whose second touch comes at 0.35 s is in time", at: [[0, 0, 0, 0]],
    [.gesture("double", double)],
    """
    pointer d-u------d-u
    double  p----------e
    """),
  TimelineCase(
    "a double tap whose second touch comes later is two first taps", at: [[0, 0, 0, 0]],
    [.gesture("double", double)],
    """
    pointer d-u-------d-u
    double  p--------fp--------f
    """),
  TimelineCase(
    "a drag comes back and stays active", at: [[0, 9, 10, 0, 0]], [.gesture("drag", drag)],
    """
    pointer d-m-m-mu
    drag    p---a-+e
    """),
  TimelineCase(
    "a drag lifted before 10", at: [[0, 9.9, 9.9]], [.gesture("drag", drag)],
    """
    pointer d-mu
    drag    p--f
    """),
  TimelineCase(
    "a drag whose lift reaches 10 ends without having been active", at: [[0, 9, 10]],
    [.gesture("drag", drag)],
    """
    pointer d-mu
    drag    p--e
    """),
  TimelineCase(
    "a drag without distance", at: [[0, 1, 1]], [.gesture("drag", drag0)],
    """
    pointer d-mu
    drag    a-+e
    """),
  TimelineCase(
    "a cancelled drag", at: [[0, 20, 20]], [.gesture("drag", drag)],
    """
    pointer d-mc
    drag    p-af
    """),
  TimelineCase(
    "a second finger fails a drag until both are up",
    at: [[0, 20, 40, 60], [100, 100], [0, 20, 20]],
    [.gesture("drag", drag)],
    """
    pointer  d-m-m-u
    pointer2 ---d-----u
    pointer3 -----------dmu
    drag     p-af-------pae
    """),
  TimelineCase(
    "a second finger fails a tap", at: [[0, 0], [9, 9]], [.gesture("tap", tap)],
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
    [.gesture("triple", triple), .gesture("double", double), .gesture("tap", tap)],
    """
    pointer d-u-d-u
    triple  p------------f
    double  p-----h------e
    tap     p-h----------f
    """),
  TimelineCase(
    "a drag held by a tap comes out when the tap has been pressed too long", at: [[0, 20, 30, 30]],
    [.gesture("tap", tap), .gesture("drag", drag)],
    """
    pointer d-m-------------m-u
    tap     p--------------f
    drag    p-h------------a+-e
    """),
  TimelineCase(
    "a drag that was over while it was held only ends", at: [[0, 20, 20]],
    [.gesture("double", double), .gesture("drag", drag)],
    """
    pointer d-mu
    double  p---------f
    drag    p-h-------e
    """),
  TimelineCase(
    "a held tap comes out when the second press of the double tap moves away",
    at: [[0, 0, 0, 45, 45]],
    [.gesture("double", double), .gesture("tap", tap)],
    """
    pointer d-u-d-mu
    double  p-----f
    tap     p-h---e
    """),
  TimelineCase(
    "simultaneous double tap: the single tap fires twice and the double tap too",
    at: [[0, 0, 0, 0]],
    [.gesture("tap", tap), .simultaneous("double", double)],
    """
    pointer d-u-d-u
    tap     p-e-p-e
    double  p-----e
    """),
  TimelineCase(
    "a ring of gestures that wait for each other: the most taps go out", at: [[0, 0, 0, 7, 7]],
    [
      .gesture("tap", tap), .gesture("drag", .drag(DragGesture(minimumDistance: 5))),
      .gesture("double", double),
    ],
    """
    pointer d-u-d-mu
    tap     p-h----f
    drag    p-f-p-hf
    double  p------e
    """),
  TimelineCase(
    "high priority on both: the outer drag", at: [[0, 10, 10]],
    [.high("child", drag), .high("parent", drag)],
    """
    pointer d-mu
    child   p-f
    parent  p-ae
    """),
]
