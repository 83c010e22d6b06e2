import Gestures
import Motion
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let drag = GestureDescription.drag(DragGesture())
private let press = GestureDescription.longPress(LongPressGesture())
private let button = GestureDescription.press(PressGesture())
private let magnify = GestureDescription.magnify(MagnifyGesture())
private let scroll = GestureDescription.scroll(ScrollGesture())

/// The ways in which a gesture that is under way ends without success.
@Suite("Cancellation")
struct CancellationTests {
  @Test("ends a gesture once, and nothing follows until all fingers are up", arguments: causes)
  func cause(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("of a finger takes away every kind of gesture", arguments: kinds)
  func kind(_ row: TimelineCase) {
    row.expectDrawn()
  }

  @Test("gives the last reported value, and no new one, whatever the cause")
  func lastValue() {
    for row in causes {
      let ends = row.timeline.run().compactMap { update -> GestureFailure? in
        guard case .failed(let failure) = update.change else { return nil }
        return failure.lastValue == nil ? nil : failure
      }
      #expect(ends.count == 1, "\(row.name)")
      guard case .drag(let drag)? = ends.first?.lastValue else { continue }
      #expect(drag.translation.length == 20, "\(row.name)")
    }
  }
}

/// A drag that is active at 20 points, and what takes it away, one row a cause.
private let causes: [TimelineCase] = [
  TimelineCase(
    "the system takes the finger", at: [[0, 20, 20], [0, 20, 20]], [.gesture("drag", drag)],
    """
    pointer  d-m-c
    pointer2 -------dmu
    drag     p-a-f--pae cancelled
    """),
  TimelineCase(
    "the system takes all fingers", at: [[0, 20], [0, 20, 20]], [.gesture("drag", drag)],
    """
    pointer  d-m
    system   ----c
    pointer2 -------dmu
    drag     p-a-f--pae cancelled
    """),
  TimelineCase(
    "another gesture excludes it", at: [[[0, 0], [0, 20], [0, 30], [0, 60], [0, 60]]],
    [.gesture("drag", drag), .gesture("scroll", .scroll(ScrollGesture(minimumDistance: 30)))],
    scroll: .iOS17,
    """
    pointer d-m-m-m-u
    drag    p-a-f     excluded by scroll
    scroll  p---a-+-e
    """),
  TimelineCase(
    "a second finger touches", at: [[0, 20, 40, 60], [100, 100], [0, 20, 20]],
    [.gesture("drag", drag)],
    """
    pointer  d-m---m-u
    pointer2 ----d------u
    pointer3 ------------dmu
    drag     p-a-f-------pae anotherContact
    """),
  TimelineCase(
    "its view is removed", at: [[0, 20, 40, 60]], [.gesture("drag", drag)],
    """
    pointer   d-m---m-u
    drag.gone ----x
    drag      p-a-f     viewRemoved
    """),
  TimelineCase(
    "it is disabled", at: [[0, 20, 40, 60]], [.gesture("drag", drag)],
    """
    pointer  d-m---m-u
    drag.off ----x
    drag     p-a-f     disabled
    """),
  TimelineCase(
    "two fingers pinch in the middle of it", at: [[0, 20, 60, 60], [100, 150, 150]],
    [.gesture("drag", drag), .simultaneous("magnify", magnify)],
    """
    pointer  d-m-----m-u
    pointer2 ----dmu
    drag     p-a-f       anotherContact
    magnify  p----ae
    """),
  TimelineCase(
    "a long press that is followed moves too far", at: [[0, 10, 60, 60]],
    [.gesture("press", press).followed],
    """
    pointer d---m-m-u
    press   a---f     tooFar
    """),
]

/// The same cancel for every kind of gesture.
private let kinds: [TimelineCase] = [
  TimelineCase(
    "a tap", at: [[0, 0]], [.gesture("tap", tap)],
    """
    pointer d--c
    tap     p--f cancelled
    """),
  TimelineCase(
    "a double tap between its taps goes on", at: [[0, 0, 0, 0]],
    [.gesture("double", .tap(TapGesture(count: 2)))],
    """
    pointer d-u-d-u
    system  ---c
    double  p-----e
    """),
  TimelineCase(
    "a long press", at: [[0, 0]], [.gesture("press", press).followed],
    """
    pointer d--c
    press   a--f cancelled
    """),
  TimelineCase(
    "a button", at: [[0, 0]], [.gesture("button", button).followed],
    """
    pointer d--c
    button  a--f cancelled
    """),
  TimelineCase(
    "a scroll", at: [[[0, 0], [0, 20], [0, 20]]], [.gesture("scroll", scroll)],
    """
    pointer d-mc
    scroll  p-af cancelled
    """),
  TimelineCase(
    "a magnify gesture", at: [[0, 0], [100, 150, 150]], [.gesture("magnify", magnify)],
    """
    pointer  d---c
    pointer2 -dm--u
    magnify  p-a-f  cancelled
    """),
  TimelineCase(
    "a rotate gesture", at: [[0, 0], [[100, 0], [0, 100], [0, 100]]],
    [.gesture("rotate", .rotate(RotateGesture()))],
    """
    pointer  d---c
    pointer2 -dm--u
    rotate   p-a-f  cancelled
    """),
  TimelineCase(
    "a sequence in its second part", at: [[0, 0, 0]],
    [.gesture("grab", press.sequenced(before: drag))],
    """
    pointer d-----------m-c
    grab    p---------a---f cancelled
    """),
  TimelineCase(
    "two gestures beside each other", at: [[0, 20, 20]],
    [.gesture("both", drag.simultaneously(with: tap))],
    """
    pointer d-m-c
    both    p-a-f cancelled
    """),
  TimelineCase(
    "one of two gestures", at: [[0, 20, 20]],
    [.gesture("either", drag.exclusively(before: tap))],
    """
    pointer d-m-c
    either  p-a-f cancelled
    """),
]
