import Gestures
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let drag = GestureDescription.drag(DragGesture())
private let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))
private let press = GestureDescription.longPress(LongPressGesture())
private let scroll = GestureDescription.scroll(ScrollGesture())

private func swipe(cosine: Double) -> GestureDescription {
  .drag(DragGesture(axes: .horizontal, directionCosine: cosine))
}

/// Gestures inside of scroll containers, and around them.
@Suite("Reports of scrolling")
struct ScrollReportTests {
  @Test("of drags are right as pictures", arguments: drags)
  func dragPicture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("of long presses are right as pictures", arguments: presses)
  func pressPicture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("of directions are right as pictures", arguments: directions)
  func directionPicture(_ row: TimelineCase) {
    row.expectDrawn()
  }
}

private let slow: [[Place]] = [[[100, 100], [100, 108], [100, 112], [100, 112]]]

private let drags: [TimelineCase] = [
  // Report 26.
  TimelineCase(
    "since iOS 18 a drag inside blocks the scroll", at: slow,
    [.gesture("drag", drag), .gesture("scroll", scroll)],
    """
    pointer dmmu
    drag    p-ae
    scroll  p-f  excluded by drag
    """),
  TimelineCase(
    "until iOS 17 the scroll begins", at: slow,
    [.gesture("drag", drag), .gesture("scroll", scroll)], scroll: .iOS17,
    """
    pointer dmmu
    drag    p-f  excluded by scroll
    scroll  p-ae
    """),
  TimelineCase(
    "with a distance of 30 points the scroll begins", at: slow,
    [
      .gesture("drag", .drag(DragGesture(minimumDistance: 30))), .gesture("scroll", scroll),
    ],
    """
    pointer dmmu
    drag    p-f  excluded by scroll
    scroll  p-ae
    """),
  TimelineCase(
    "on iOS 18 a simultaneous drag runs beside the scroll", at: slow,
    [.simultaneous("drag", drag), .gesture("scroll", scroll)],
    """
    pointer dmmu
    drag    p-ae
    scroll  p-ae
    """),
  TimelineCase(
    "on iOS 26 it does not", at: slow, [.simultaneous("drag", drag), .gesture("scroll", scroll)],
    scroll: .iOS26,
    """
    pointer dmmu
    drag    p-ae
    scroll  p-f  excluded by drag
    """),
  // Report 35.
  TimelineCase(
    "a drag without distance takes the finger from the scroll at the touch", at: slow,
    [.gesture("drag", drag0), .gesture("scroll", scroll)],
    """
    pointer dmmu
    drag    a++e
    scroll  f    excluded by drag
    """),
  TimelineCase(
    "a simultaneous one leaves it the finger", at: slow,
    [.simultaneous("drag", drag0), .gesture("scroll", scroll)],
    """
    pointer dmmu
    drag    a++e
    scroll  p-ae
    """),
  TimelineCase(
    "until iOS 17 the scroll takes it back", at: slow,
    [.gesture("drag", drag0), .gesture("scroll", scroll)], scroll: .iOS17,
    """
    pointer dmmu
    drag    a+f  excluded by scroll
    scroll  p-ae
    """),
  // Report 36.
  TimelineCase(
    "a drag of high priority around a list stops it", at: slow,
    [.gesture("row", tap), .gesture("list", scroll), .high("drag", drag)],
    """
    pointer dmmu
    row     p-f  excluded by drag
    list    p-f  excluded by drag
    drag    p-ae
    """),
  TimelineCase(
    "one without leaves the list its axis", at: slow,
    [.gesture("row", tap), .gesture("list", scroll), .gesture("drag", drag)],
    """
    pointer dmmu
    row     p-f  excluded by list
    list    p-ae
    drag    p-f  excluded by list
    """),
]

private let presses: [TimelineCase] = [
  // Reports 27 and 28: the order of tap and long press makes no difference.
  TimelineCase(
    "a long press that is shown gives way to the scroll", at: [[[0, 0], [0, 12], [0, 12]]],
    [.gesture("press", press).followed, .gesture("scroll", scroll)],
    """
    pointer dmu
    press   af  tooFar
    scroll  pae
    """),
  TimelineCase(
    "with a tap before it, it is not even shown", at: [[[0, 0], [0, 12], [0, 12]]],
    [.gesture("tap", tap), .gesture("press", press).followed, .gesture("scroll", scroll)],
    """
    pointer dmu
    tap     pf  excluded by scroll
    press   hf  waits for tap, tooFar
    scroll  pae
    """),
  TimelineCase(
    "with a tap after it", at: [[[0, 0], [0, 12], [0, 12]]],
    [.gesture("press", press).followed, .gesture("tap", tap), .gesture("scroll", scroll)],
    """
    pointer dmu
    press   af  tooFar
    tap     pf  excluded by scroll
    scroll  pae
    """),
  TimelineCase(
    "with a row that allows 20 points it fails by the scroll", at: [[[0, 0], [0, 12], [0, 12]]],
    [
      .gesture("press", .longPress(LongPressGesture(maximumDistance: 20))).followed,
      .gesture("scroll", scroll),
    ],
    """
    pointer dmu
    press   af  excluded by scroll
    scroll  pae
    """),
  // Report 29.
  TimelineCase(
    "a long press that allows 1 point fails at 2, and the scroll begins at 10",
    at: [[[0, 0], [0, 2], [0, 12], [0, 12]]],
    [
      .gesture("press", .longPress(LongPressGesture(maximumDistance: 1))),
      .gesture("scroll", scroll),
    ], column: 30,
    """
    pointer dmmu
    press   pf   tooFar
    scroll  p-ae
    """),
]

private let directions: [TimelineCase] = [
  // Report 30.
  TimelineCase(
    "a sideways drag takes a finger that moves mainly up, if by less than 60°",
    at: [[[0, 0], [7, -8], [9, -20], [9, -20]]],
    [.gesture("row", swipe(cosine: 0.5)), .gesture("scroll", scroll)], column: 30,
    """
    pointer dmmu
    row     pa+e
    scroll  pf   excluded by row
    """),
  TimelineCase(
    "one that asks for a movement mainly sideways leaves it to the scroll",
    at: [[[0, 0], [7, -8], [9, -20], [9, -20]]],
    [.gesture("row", swipe(cosine: 0.5.squareRoot())), .gesture("scroll", scroll)], column: 30,
    """
    pointer dmmu
    row     pf   wrongDirection
    scroll  pa+e
    """),
  // Report 34.
  TimelineCase(
    "a pager inside a sheet fails by its axis, and the sheet moves",
    at: [[[0, 0], [2, 14], [2, 14]]],
    [.gesture("pager", swipe(cosine: 0.5)), .gesture("sheet", drag)],
    """
    pointer dmu
    pager   pf  wrongDirection
    sheet   pae
    """),
  TimelineCase(
    "a pager without an axis takes the finger", at: [[[0, 0], [2, 14], [2, 14]]],
    [.gesture("pager", drag), .gesture("sheet", drag)],
    """
    pointer dmu
    pager   pae
    sheet   pf  excluded by pager
    """),
]
