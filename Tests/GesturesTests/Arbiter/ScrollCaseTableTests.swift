import Gestures
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let drag = GestureDescription.drag(DragGesture())
private let scroll = GestureDescription.scroll(ScrollGesture())

private func dragging(_ distance: Double) -> GestureDescription {
  .drag(DragGesture(minimumDistance: distance))
}

/// What becomes of a drag inside a scroll container, by the version of iOS.
@Suite("Table of cases, scrolling")
struct ScrollCaseTableTests {
  @Test("holds for a drag inside a scroll container", arguments: scrolls)
  func dragOrScroll(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("holds for the actions of a list's row", arguments: rows)
  func rowOrList(_ row: TimelineCase) {
    row.expectDrawn()
  }
}

/// A drag inside the vertical scroll of a container.
private let scrolls: [TimelineCase] = [
  TimelineCase(
    "until iOS 17 the scroll wins at its 10 points", at: [[[0, 0], [0, 8], [0, 12], [0, 12]]],
    [.gesture("drag", drag), .gesture("scroll", scroll)], scroll: .iOS17,
    """
    pointer dmmu
    drag    p-f   excluded by scroll
    scroll  p-ae
    """),
  TimelineCase(
    "until iOS 17 it takes the finger from a drag that is active",
    at: [[[0, 0], [0, 6], [0, 12], [0, 12]]],
    [.gesture("drag", dragging(5)), .gesture("scroll", scroll)], scroll: .iOS17,
    """
    pointer dmmu
    drag    paf   excluded by scroll
    scroll  p-ae
    """),
  TimelineCase(
    "until iOS 17 the drag has the finger across the scroll's axis",
    at: [[[0, 0], [8, 0], [12, 0], [12, 0]]],
    [.gesture("drag", drag), .gesture("scroll", scroll)], scroll: .iOS17,
    """
    pointer dmmu
    drag    p-ae
    scroll  p-f  wrongDirection
    """),
  TimelineCase(
    "since iOS 18 the drag wins and blocks the scroll",
    at: [[[0, 0], [0, 8], [0, 12], [0, 12]]], [.gesture("drag", drag), .gesture("scroll", scroll)],
    """
    pointer dmmu
    drag    p-ae
    scroll  p-f  excluded by drag
    """),
  TimelineCase(
    "since iOS 26 too", at: [[[0, 0], [0, 8], [0, 12], [0, 12]]],
    [.gesture("drag", drag), .gesture("scroll", scroll)], scroll: .iOS26,
    """
    pointer dmmu
    drag    p-ae
    scroll  p-f  excluded by drag
    """),
  TimelineCase(
    "on iOS 18 a simultaneous drag runs beside the scroll",
    at: [[[0, 0], [0, 8], [0, 12], [0, 12]]],
    [.simultaneous("drag", drag), .gesture("scroll", scroll)],
    """
    pointer dmmu
    drag    p-ae
    scroll  p-ae
    """),
  TimelineCase(
    "since iOS 26 a simultaneous drag does not", at: [[[0, 0], [0, 8], [0, 12], [0, 12]]],
    [.simultaneous("drag", drag), .gesture("scroll", scroll)], scroll: .iOS26,
    """
    pointer dmmu
    drag    p-ae
    scroll  p-f  excluded by drag
    """),
  TimelineCase(
    "a scroll that is attached beside the others excludes none of them",
    at: [[[0, 0], [0, 8], [0, 12], [0, 12]]],
    [.gesture("tap", tap), .simultaneous("drag", drag), .simultaneous("scroll", scroll)],
    """
    pointer dmmu
    tap     p--e
    drag    p-ae
    scroll  p-ae
    """),
  TimelineCase(
    "a drag of 30 points leaves the axis of the scroll to it",
    at: [[[0, 0], [0, 12], [0, 40], [0, 40]]],
    [.gesture("drag", dragging(30)), .gesture("scroll", scroll)],
    """
    pointer dmmu
    drag    pf     excluded by scroll
    scroll  pa+e
    """),
  TimelineCase(
    "a drag of 30 points has the other axis", at: [[[0, 0], [12, 0], [40, 0], [40, 0]]],
    [.gesture("drag", dragging(30)), .gesture("scroll", scroll)],
    """
    pointer dmmu
    drag    p-ae
    scroll  pf    wrongDirection
    """),
]

/// A row that is swiped sideways after 24 points, in a list.
private let rows: [TimelineCase] = [
  TimelineCase(
    "mainly sideways: the row", at: [[[0, 0], [9, 6], [21, 14], [21, 14]]],
    [.gesture("row", swipe), .gesture("list", scroll)],
    """
    pointer dmmu
    row     p-ae
    list    pf    wrongDirection
    """),
  TimelineCase(
    "mainly up or down: the list", at: [[[0, 0], [7, 8], [14, 20], [14, 20]]],
    [.gesture("row", swipe), .gesture("list", scroll)],
    """
    pointer dmmu
    row     pf     excluded by list
    list    pa+e
    """),
  TimelineCase(
    "up or down by 24 points at one event: the list, as the row's direction is wrong",
    at: [[[0, 0], [14, 20], [14, 20]]], [.gesture("row", swipe), .gesture("list", scroll)],
    """
    pointer dmu
    row     pf   wrongDirection
    list    pae
    """),
]

private let swipe = GestureDescription.drag(
  DragGesture(
    minimumDistance: 24, axes: .horizontal, directionCosine: 0.5.squareRoot()))
