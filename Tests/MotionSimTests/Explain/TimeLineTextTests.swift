import Simulation
import Testing

@testable import motion_sim

@Suite("Time lines as text")
struct TimeLineTextTests {
  static let line = TimeLine(TimeLineTests.log, trace: TimeLineTests.trace)

  @Test("Sentences stand in columns; a living gesture is drawn through")
  func sentences() {
    let held = TimeLineTests.log + [TimeLineTests.event(10, "watch", "possible")]
    let line = TimeLine(held, trace: TimeLineTests.trace)
    #expect(
      TimeLineText(line: line, columns: 90).lines == [
        "time     touch   card:tap                 card:drag                card:watch",
        "0.000 s  1 down  possible                 possible",
        "0.010 s          │                        │                        possible",
        "0.030 s          failed: the drag on      began (10, 0)            │",
        "                 card was recognised,",
        "                 and comes first",
        "0.050 s                                   changed 2 times, to      │",
        "                                          (30, 0)",
        "0.060 s  1 up                             ended (30, 0)            │",
      ])
  }

  @Test("Too many columns are numbered, with letters and the sentences at the right")
  func numbered() {
    #expect(
      TimeLineText(line: Self.line, columns: 50).lines == [
        "1  card:tap",
        "2  card:drag",
        "",
        "time     touch   1 2",
        "0.000 s  1 down  p p",
        "0.030 s          f a  1 failed: the drag on card",
        "                      was recognised, and comes",
        "                      first",
        "                      2 began (10, 0)",
        "0.050 s          · +  2 changed 2 times, to",
        "                      (30, 0)",
        "0.060 s  1 up    · e  2 ended (30, 0)",
      ])
  }

  @Test("With very many columns the letters give way to the sentences")
  func crowd() {
    let log = (0..<30).map { TimeLineTests.event(0, "tap\($0)", "possible") }
    let lines = TimeLineText(
      line: TimeLine(log, trace: TimeLineTests.trace), columns: 80
    ).lines
    #expect(lines.first == " 1  card:tap0" && lines[31] == "time     touch")
    #expect(
      lines[32] == "0.000 s  1 down  1 possible" && lines[33] == "                 2 possible")
  }

  @Test("No line is wider than the columns", arguments: [60, 80, 100, 140])
  func widths(columns: Int) {
    for line in TimeLineText(line: Self.line, columns: columns).lines {
      #expect(line.count <= columns)
    }
  }

  @Test("Colour is laid over the text and changes nothing else")
  func color() {
    let plain = TimeLineText(line: Self.line, columns: 80).lines
    let painted = TimeLineText(line: Self.line, columns: 80, usesColor: true).lines
    #expect(painted.contains { $0.contains("\u{1B}[31mfailed: the drag") })
    let stripped = painted.map { line in
      TextWrap.trimmed(line.replacing(#/\u{1B}\[[0-9]*m/#, with: ""))
    }
    #expect(stripped == plain)
  }
}
