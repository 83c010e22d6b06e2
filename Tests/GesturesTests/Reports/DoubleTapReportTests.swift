import Gestures
import Motion
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let double = GestureDescription.tap(TapGesture(count: 2))
private let quickDouble = GestureDescription.tap(TapGesture(count: 2, maximumInterval: 0.2))

/// Single and double taps beside each other.
@Suite("Reports of double taps")
struct DoubleTapReportTests {
  @Test("are right as pictures", arguments: pictures)
  func picture(_ row: TimelineCase) {
    row.expectDrawn()
  }

  // Report 25.
  @Test(
    "a second touch 0.35 s after the lift still makes a double tap, a later one does not",
    arguments: [(400.0, "ended"), (400.1, "failed")])
  func window(_ secondTouch: Double, _ outcome: String) {
    let updates = report(
      double,
      [
        sample(0, .down, 0), sample(50, .up, 0), sample(secondTouch, .down, 0),
        sample(secondTouch + 50, .up, 0),
      ])
    #expect(updates.dropFirst().first?.change.name == outcome)
  }

  // Report 24. TVD-14.
  @Test(
    "a single tap waits for the double tap's interval, counted from the lift",
    arguments: [
      ([Offered.gesture("tap", tap), .gesture("double", double)], 410),
      ([.gesture("double", double), .gesture("tap", tap)], 410),
      ([.gesture("tap", tap), .gesture("double", quickDouble)], 260),
      ([.gesture("tap", tap), .simultaneous("double", double)], 60),
      ([.gesture("tap", tap)], 60),
    ])
  func latency(_ gestures: [Offered], _ time: Int) {
    for lift in [60, 300] {
      let log = Timeline(
        "pointer d" + String(repeating: "-", count: lift / 10 - 1) + "u", at: [[0, 0]], gestures,
        column: 10
      ).log()
      #expect(log.contains("\(time + lift - 60) tap ended"))
    }
  }
}

private let pictures: [TimelineCase] = [
  // Report 23.
  TimelineCase(
    "two quick taps are one double tap", at: [[0, 0, 0, 0]],
    [.gesture("tap", tap), .gesture("double", double)],
    """
    pointer du--du
    tap     ph---f waits for double, excluded by double
    double  p----e
    """),
  TimelineCase(
    "one tap is a single one, 0.35 s after the lift", at: [[0, 0]],
    [.gesture("tap", tap), .gesture("double", double)],
    """
    pointer du
    tap     ph------e waits for double
    double  p-------f intervalOver
    """),
  // Report 25.
  TimelineCase(
    "a simultaneous double tap comes beside two single taps", at: [[0, 0, 0, 0]],
    [.gesture("tap", tap), .simultaneous("double", double)],
    """
    pointer du--du
    tap     pe--pe
    double  p----e
    """),
  TimelineCase(
    "a third quick tap begins anew", at: [[0, 0, 0, 0, 0, 0]],
    [.gesture("tap", tap), .gesture("double", double)],
    """
    pointer dududu
    tap     ph-fph------e
    double  p--ep-------f
    """),
]
