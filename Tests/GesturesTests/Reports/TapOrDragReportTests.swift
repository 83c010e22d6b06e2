import Gestures
import Motion
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let nearTap = GestureDescription.tap(TapGesture(maximumDistance: 10))
private let drag = GestureDescription.drag(DragGesture())
private let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))
private let button = GestureDescription.press(PressGesture())
private let scroll = GestureDescription.scroll(ScrollGesture())

/// The size of a button.
private let small = Size(width: 100, height: 40)

/// One finger that may tap or drag, and buttons inside of what is dragged.
@Suite("Reports of taps against drags")
struct TapOrDragReportTests {
  @Test("of buttons are right as pictures", arguments: buttons)
  func buttonPicture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("of taps are right as pictures", arguments: taps)
  func tapPicture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("of several sequences are right as pictures", arguments: sequences)
  func sequencePicture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  // Report 21.
  @Test("the drag fails before the tap inside it ends")
  func order() {
    let timeline = Timeline(
      """
      pointer d-u
      tap     p-e
      drag    p-f
      """, at: [[0, 0]], [.gesture("tap", tap), .high("drag", drag)])
    #expect(timeline.drawn() == timeline.expected)
    #expect(!timeline.log().contains { $0.contains("held") })
  }

  // TVD-01.
  @Test(
    "a drag of 60 points is no tap: from 10 points on inside the tap or before it, else from 50",
    arguments: [
      ([Offered.gesture("tap", tap), .gesture("drag", drag)], [50.0, 60, 60]),
      ([.gesture("drag", drag), .gesture("tap", tap)], [10, 20, 30, 40, 50, 60, 60]),
      ([.gesture("tap", tap), .high("drag", drag)], [10, 20, 30, 40, 50, 60, 60]),
    ])
  func sixtyPoints(_ gestures: [Offered], _ translations: [Double]) {
    let timeline = Timeline(
      """
      pointer dmmmmmm-u
      """, at: [[50, 60, 70, 80, 90, 100, 110, 110]], gestures, column: 16)
    #expect(timeline.drags(of: "drag").map { $0.translation.x } == translations)
    #expect(timeline.log().contains { $0.hasSuffix("tap ended") } == false)
    #expect(timeline.log().contains("128 drag ended"))
  }
}

private let buttons: [TimelineCase] = [
  // Report 14.
  TimelineCase(
    "a drag without distance does not swallow the button inside it", at: [[[10, 10], [10, 10]]],
    [.gesture("button", button), .gesture("drag", drag0)],
    """
    pointer d-u
    button  p-e
    drag    h-f waits for button, excluded by button
    """),
  TimelineCase(
    "with high priority it does", at: [[[10, 10], [10, 10]]],
    [.gesture("button", button), .high("drag", drag0)],
    """
    pointer d-u
    button  f   excluded by drag
    drag    a-e
    """),
  TimelineCase(
    "a simultaneous one runs beside the button", at: [[[10, 10], [10, 10]]],
    [.gesture("button", button), .simultaneous("drag", drag0)],
    """
    pointer d-u
    button  p-e
    drag    a-e
    """),
  // Report 15.
  TimelineCase(
    "a pager around a button waits until the finger is 70 points off",
    at: [[[50, 20], [10, 20], [-60, 20], [-75, 20], [-75, 20]]],
    [.gesture("button", button), .gesture("pager", drag)], view: small,
    """
    pointer dmmmu
    button  p--f  excluded by pager
    pager   ph-ae waits for button
    """),
  TimelineCase(
    "a pager with high priority turns at 10 points",
    at: [[[50, 20], [10, 20], [-60, 20], [-75, 20], [-75, 20]]],
    [.gesture("button", button), .high("pager", drag)], view: small,
    """
    pointer dmmmu
    button  pf    excluded by pager
    pager   pa++e
    """),
  // Report 16.
  TimelineCase(
    "a sheet around a button waits likewise",
    at: [[[50, 20], [50, 60], [50, 109.9], [50, 110], [50, 110]]],
    [.gesture("button", button), .gesture("sheet", drag)], view: small,
    """
    pointer dmmmu
    button  p--f  excluded by sheet
    sheet   ph-ae waits for button
    """),
  TimelineCase(
    "a sheet with high priority moves at 10 points, and the button does nothing",
    at: [[[50, 20], [50, 29.9], [50, 30], [50, 30]]],
    [.gesture("button", button), .high("sheet", drag)], view: small,
    """
    pointer dmmu
    button  p-f  excluded by sheet
    sheet   p-ae
    """),
  // Report 20.
  TimelineCase(
    "a button in a sheet does not fire after a scroll", at: [[[50, 50], [50, 30], [50, 10]]],
    [.gesture("button", button).followed, .gesture("scroll", scroll)],
    """
    pointer d-m---u
    button  a-f     excluded by scroll
    scroll  p-a---e
    """),
  // Report 22.
  TimelineCase(
    "a button's own drag blocks the drag around it", at: [[[0, 0], [0, 40], [0, 40]]],
    [.gesture("button", drag0), .gesture("drag", drag)],
    """
    pointer d-m-u
    button  a-+-e
    drag    f     excluded by button
    """),
  TimelineCase(
    "a simultaneous drag runs beside it", at: [[[0, 0], [0, 40], [0, 40]]],
    [.gesture("button", drag0), .simultaneous("drag", drag)],
    """
    pointer d-m-u
    button  a-+-e
    drag    p-a-e
    """),
]

private let taps: [TimelineCase] = [
  // Report 13.
  TimelineCase(
    "a row that shows a touch by a drag without distance can be tapped", at: [[0, 0]],
    [.gesture("row", tap), .simultaneous("touch", drag0), .gesture("scroll", scroll)],
    """
    pointer d-u
    row     p-e
    touch   a-e
    scroll  p-f notMoved
    """),
  TimelineCase(
    "the same row moved by 30 points: the scroll, and no tap", at: [[[0, 0], [0, 30], [0, 30]]],
    [.gesture("row", tap), .simultaneous("touch", drag0), .gesture("scroll", scroll)],
    """
    pointer d-m-u
    row     p-f   excluded by scroll
    touch   a-+-e
    scroll  p-a-e
    """),
  TimelineCase(
    "without a scroll 30 points are still a tap", at: [[[0, 0], [0, 30], [0, 30]]],
    [.gesture("row", tap), .simultaneous("touch", drag0)],
    """
    pointer d-m-u
    row     p---e
    touch   a-+-e
    """),
  // Report 17.
  TimelineCase(
    "a link inside a drag fires at the end of a small drag", at: [[0, 30, 30]],
    [.gesture("link", tap), .gesture("drag", drag)],
    """
    pointer d-m-u
    link    p---e
    drag    p-h-f waits for link, excluded by link
    """),
  TimelineCase(
    "with a drag of high priority it does not", at: [[0, 30, 30]],
    [.gesture("link", tap), .high("drag", drag)],
    """
    pointer d-m-u
    link    p-f   excluded by drag
    drag    p-a-e
    """),
  // Report 18. TVD-07.
  TimelineCase(
    "a mere tap calls nothing of a drag with a distance", at: [[50, 50]],
    [.gesture("tap", tap), .gesture("drag", drag)], column: 60,
    """
    pointer du
    tap     pe
    drag    pf notMoved
    """),
  TimelineCase(
    "it does of a drag without distance", at: [[0, 0]], [.gesture("drag", drag0)],
    """
    pointer du
    drag    ae
    """),
  // Report 21.
  TimelineCase(
    "a tap inside a drag without distance and of high priority never comes", at: [[0, 0]],
    [.gesture("tap", tap), .high("drag", drag0)],
    """
    pointer d-u
    tap     f   excluded by drag
    drag    a-e
    """),
  // TVD-03.
  TimelineCase(
    "a finger 40 points off still taps, by SwiftUI's 45", at: [[50, 90, 90]],
    [.gesture("tap", tap)], column: 10,
    """
    pointer d----m--u
    tap     p-------e
    """),
  TimelineCase(
    "with a tap of 10 points it does not", at: [[50, 90, 90]], [.gesture("tap", nearTap)],
    column: 10,
    """
    pointer d----m--u
    tap     p----f    tooFar
    """),
  TimelineCase(
    "coming back does not make it a tap again", at: [[50, 90, 50, 50]],
    [.gesture("tap", nearTap)], column: 10,
    """
    pointer d----mm-u
    tap     p----f    tooFar
    """),
  // TVD-12.
  TimelineCase(
    "a finger that barely moves taps the child, and the drag around it has not begun",
    at: [[50, 52, 52]], [.gesture("child", tap), .gesture("parent", drag)], column: 40,
    """
    pointer dmu
    child   p-e
    parent  p-f notMoved
    """),
]

private let sequences: [TimelineCase] = [
  // TVD-05.
  TimelineCase(
    "a tap after a drag is a tap", at: [[0, 60, 60], [60, 60]],
    [.gesture("drag", drag), .gesture("tap", tap)], column: 60,
    """
    pointer  d-mu
    pointer2 -----------du
    drag     p-ae-------pf notMoved
    tap      p-f--------pe tooFar
    """),
  // TVD-15.
  TimelineCase(
    "a drag whose start is delayed does not start after the lift", at: [[0, 0]],
    [
      .gesture(
        "drag", .longPress(LongPressGesture(minimumDuration: 0.1)).sequenced(before: drag0))
    ],
    """
    pointer du
    drag    pf tooShort
    """),
  TimelineCase(
    "it starts after the delay where the finger stays", at: [[0, 0, 0]],
    [
      .gesture(
        "drag", .longPress(LongPressGesture(minimumDuration: 0.1)).sequenced(before: drag0))
    ],
    """
    pointer d--mu
    drag    p-a+e
    """),
]
