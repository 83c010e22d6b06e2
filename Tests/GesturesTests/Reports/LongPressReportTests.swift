import Gestures
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let drag = GestureDescription.drag(DragGesture())
private let press = GestureDescription.longPress(LongPressGesture())
private let lifted = GestureDescription.longPress(LongPressGesture(ending: .lift))
private let button = GestureDescription.press(PressGesture())

private func dragging(_ distance: Double) -> GestureDescription {
  .drag(DragGesture(minimumDistance: distance))
}

/// Fingers that rest, beside taps and drags.
@Suite("Reports of long presses and dismissal")
struct LongPressReportTests {
  @Test("are right as pictures", arguments: pictures)
  func picture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("of fingers that do not rest are right as pictures", arguments: restless)
  func movement(_ row: TimelineCase) {
    row.expectDrawn()
  }
}

private let pictures: [TimelineCase] = [
  // Report 45. LNG-06.
  TimelineCase(
    "a long press behind a drag of high priority comes when the drag fails at the lift",
    at: [[0, 0]], [.gesture("press", press), .high("drag", dragging(2))], column: 100,
    """
    pointer d-------u
    press   p----h--e waits for drag
    drag    p-------f notMoved
    """),
  TimelineCase(
    "behind a drag of normal priority it comes at 0.5 s", at: [[0, 0]],
    [.gesture("press", press), .gesture("drag", dragging(2))], column: 100,
    """
    pointer d-------u
    press   p----e
    drag    p----f    excluded by press
    """),
  TimelineCase(
    "beside a simultaneous drag it comes at 0.5 s", at: [[0, 0]],
    [.gesture("press", press), .simultaneous("drag", drag)], column: 100,
    """
    pointer d-------u
    press   p----e
    drag    p-------f notMoved
    """),
  TimelineCase(
    "a drag of high priority that comes first makes it fail", at: [[0, 5, 5]],
    [.gesture("press", press), .high("drag", dragging(2))], column: 100,
    """
    pointer d-m-----u
    press   p-f       excluded by drag
    drag    p-a-----e
    """),
  // Report 46.
  TimelineCase(
    "the tap around a long press does not fire at the lift", at: [[0, 0]],
    [.gesture("press", press), .gesture("tap", tap)], column: 100,
    """
    pointer d--------u
    press   p----e
    tap     p----f     excluded by press
    """),
  TimelineCase(
    "the tap inside a long press holds it until 0.75 s", at: [[0, 0]],
    [.gesture("tap", tap), .gesture("press", press)], column: 50,
    """
    pointer d-----------------u
    tap     p--------------f    tooLong
    press   p---------h----e    waits for tap
    """),
  TimelineCase(
    "the button around a long press does not count the lift", at: [[[10, 10], [10, 10]]],
    [.gesture("press", press), .gesture("button", button).followed], column: 100,
    """
    pointer d--------u
    press   p----e
    button  h----f     waits for press, excluded by press
    """),
  // Report 47.
  TimelineCase(
    "a long press of 3 s is active from the touch on, and fails by an early lift", at: [[0, 0]],
    [.gesture("press", .longPress(LongPressGesture(minimumDuration: 3))).followed], column: 100,
    """
    pointer d---------u
    press   a---------f tooShort
    """),
  // Report 50.
  TimelineCase(
    "the drag of a navigation stack inside eats the dismissal around it", at: [[0, 12, 30, 30]],
    [.gesture("navigation", drag), .gesture("dismissal", drag)],
    """
    pointer    d-m-m-u
    navigation p-a-+-e
    dismissal  p-f     excluded by navigation
    """),
  TimelineCase(
    "a dismissal of high priority gets the finger", at: [[0, 12, 30, 30]],
    [.gesture("navigation", drag), .high("dismissal", drag)],
    """
    pointer    d-m-m-u
    navigation p-f     waits for dismissal, excluded by dismissal
    dismissal  p-a-+-e
    """),
]

private let restless: [TimelineCase] = [
  // LNG-02.
  TimelineCase(
    "a finger that trembles by 3 points presses for 0.5 s, once",
    at: [[[0, 0], [2, 1], [-1, 2], [3, 0], [0, -3], [-2, -2], [0, 0], [0, 0]]],
    [.gesture("press", press)], column: 100,
    """
    pointer dmmmmmmu
    press   p----e
    """),
  // LNG-04.
  TimelineCase(
    "a finger that moved and rests again does not press before it is lifted",
    at: [[0, 30, 30], [30, 30]], [.gesture("press", press)], column: 100,
    """
    pointer  dm-------------u
    pointer2 ----------------d-----u
    press    pf--------------p----e  tooFar
    """),
  // LNG-05.
  TimelineCase(
    "a press that ends at the lift is recognised once, wherever the finger goes",
    at: [[0, 200, 5, 300, 300]], [.gesture("press", lifted)], column: 100,
    """
    pointer d-----mmmu
    press   p----a---e
    """),
  TimelineCase(
    "SwiftUI's is over at 0.5 s", at: [[0, 200, 5, 300, 300]], [.gesture("press", press)],
    column: 100,
    """
    pointer d-----mmmu
    press   p----e
    """),
]
