import Gestures
import Motion
import Simulation
import Testing

@testable import motion_sim

@Suite("Time lines")
struct TimeLineTests {
  /// A line of the log, with its time in milliseconds.
  static func event(
    _ time: Double, _ name: String, _ phase: String, reason: String = "", by: String = "",
    value: String = "", kind: EventRecord.Kind = .gesture
  ) -> EventRecord {
    EventRecord(
      time: Instant(nanoseconds: Int64(time * 1e6)), kind: kind, view: "card", name: name,
      phase: phase, reason: reason, by: by, value: value)
  }

  static let log = [
    event(0, "tap", "possible"), event(0, "drag", "possible"),
    event(30, "tap", "failed", reason: "excluded", by: "card:drag"),
    event(30, "drag", "active", value: "10 0"), event(40, "drag", "changed", value: "20 0"),
    event(50, "drag", "changed", value: "30 0"), event(60, "drag", "ended", value: "30 0"),
  ]

  static let trace = TouchScript()
    .drag(from: .zero, to: Point(x: 30, y: 0), in: 0.06).trace(viewport: Size(width: 9, height: 9))

  @Test("Gestures are columns, times are rows, changes are told together")
  func rows() {
    let line = TimeLine(Self.log, trace: Self.trace)
    #expect(line.columns == ["card:tap", "card:drag"])
    #expect(line.rows.map { $0.time.nanoseconds / 1_000_000 } == [0, 30, 50, 60])
    #expect(line.rows.map { $0.causes } == [["1 down"], [], [], ["1 up"]])
    #expect(line.rows.map { $0.cells[1].map { $0.mark } } == [["p"], ["a"], ["+"], ["e"]])
    #expect(line.rows[2].cells[1][0].text == "changed 2 times, to (30, 0)")
    #expect(
      line.rows.map { $0.isAlive } == [
        [true, true], [false, true], [false, true], [false, false],
      ])
  }

  @Test("Changes of a combination keep the form of its value")
  func changesOfCombination() {
    let log = [
      Self.event(0, "both", "possible"), Self.event(10, "both", "active", value: "1.1 & -"),
      Self.event(20, "both", "changed", value: "1.2 & 20 0"),
      Self.event(30, "both", "changed", value: "1.5 & 30 0"),
    ]
    let line = TimeLine(log, trace: Self.trace)
    #expect(
      line.rows.flatMap { $0.cells[0] }.map { $0.text }
        == ["possible", "began (1.1 & -)", "changed 2 times, to (1.5 & 30, 0)"])
  }

  @Test("Each change has a row where that is asked for")
  func changes() {
    let line = TimeLine(Self.log, trace: Self.trace, showsChanges: true)
    #expect(line.rows.map { $0.time.nanoseconds / 1_000_000 } == [0, 30, 40, 50, 60])
  }

  @Test("Remarks stand with their gesture, other lines of the log do not")
  func remarks() {
    let others = [
      Self.event(60, "drag", "staleVelocity", reason: "a rest of 150 ms", kind: .diagnostic),
      Self.event(60, "offset", "started", kind: .animation),
    ]
    let line = TimeLine(Self.log + others, trace: Self.trace)
    #expect(line.columns.count == 2)
    #expect(
      line.rows.last?.cells[1].map { $0.text } == ["ended (30, 0)", "note: a rest of 150 ms"])
    #expect(line.rows.last?.isAlive == [false, false])
  }

  @Test("Actions of the application appear where a gesture changed at that time")
  func actions() {
    var trace = Self.trace
    let entries = [(30.0, TraceAction.cancelAll), (35, .mark(label: "x"))].map { time, action in
      TraceEntry(time: Instant(nanoseconds: Int64(time * 1e6)), action: action)
    }
    trace.entries += entries
    let line = TimeLine(Self.log, trace: trace)
    #expect(line.rows[1].causes == ["cancelAll"] && line.rows.count == 4)
  }

  @Test("Times that differ by less than a millisecond get more decimals")
  func closeTimes() {
    let close = [Self.event(0, "tap", "possible"), Self.event(0.053, "tap", "ended")]
    let line = TimeLine(close, trace: Trace(header: Self.trace.header, entries: []))
    #expect(TimeText(line).text(line.rows[1].time) == "0.000053 s")
    #expect(TimeText(TimeLine(Self.log, trace: Self.trace)).text(.zero) == "0.000 s")
  }

  @Test("Outcomes: the winner first, a gesture that had begun is stopped, touches apart")
  func outcomes() {
    let second = [
      Self.event(500, "drag", "possible"), Self.event(520, "drag", "active"),
      Self.event(540, "drag", "failed", reason: "cancelled"),
      Self.event(900, "tap", "possible"),
      Self.event(920, "tap", "held", by: "card:drag", value: "moved 2 of 45 pt"),
    ]
    let times = TimeText(TimeLine(Self.log, trace: Self.trace))
    #expect(
      GestureOutcomes(Self.log + second).lines(columns: 100, times: times) == [
        "touch at 0.000 s",
        "  won        card:drag  began at 0.030 s; changed 2 times; ended at 0.060 s (30, 0)",
        "  lost       card:tap   failed at 0.030 s: the drag on card was recognised, and comes first",
        "touch at 0.500 s",
        "  stopped    card:drag  began at 0.520 s; failed at 0.540 s: the system took the finger away",
        "touch at 0.900 s",
        "  undecided  card:tap   held from 0.920 s by card:drag (moved 2 of 45 pt)",
      ])
  }
}
