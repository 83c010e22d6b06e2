import Motion
import Testing

@testable import Simulation

/// When a motion by itself brings something into sight: found by halving between its turns.
@Suite("Scroll sight")
struct ScrollSightTests {
  /// Forty rows of 50 points, of which 400 points are shown.
  private static let line = LazyLine(
    (0..<40).map { LazyLine.Span(start: Double($0) * 50, end: Double($0 + 1) * 50) }, shown: 400)

  private static let still = ScrollCourse(from: 0, velocity: 0, rate: .normal, to: 0)

  /// Slowing down, running against both edges, pulled back from beyond, to places of rest.
  private static let courses: [ScrollCourse] = [
    ScrollCourse(from: 0, velocity: 900, rate: .normal, in: 0, 1600),
    ScrollCourse(from: 1590, velocity: -1200, rate: .fast, in: 0, 1600),
    ScrollCourse(from: 1000, velocity: 9000, rate: .normal, in: 0, 1600),
    ScrollCourse(from: 300, velocity: -7000, rate: .normal, in: 0, 1600),
    ScrollCourse(from: -180, velocity: 0, rate: .normal, in: 0, 1600),
    ScrollCourse(from: -60, velocity: -2500, rate: .normal, in: 0, 1600),
    ScrollCourse(from: 1700, velocity: -4000, rate: .normal, in: 0, 1600),
    ScrollCourse(from: 200, velocity: 1000, rate: .normal, to: 650),
    ScrollCourse(from: 200, velocity: -3000, rate: .normal, to: 600),
    ScrollCourse(from: 600, velocity: 40, rate: .normal, to: 200),
  ]

  @Test("meets every change of what is in sight at its first nanosecond", arguments: 0..<10)
  func changes(course: Int) {
    let start = Instant(nanoseconds: 123_456_789)
    let run = ScrollState.Run(
      start: start, horizontal: Self.still, vertical: Self.courses[course])
    func inSight(_ time: Instant) -> [Int] { Self.line.inSight(at: run.offset(at: time).y) }
    var times: [Int64] = []
    var last = start
    while let next = run.nextChange(of: Self.line, after: last) {
      #expect(next > last && next <= run.rest)
      #expect(inSight(next) != inSight(Instant(nanoseconds: next.nanoseconds - 1)))
      times.append(next.nanoseconds)
      last = next
    }
    // A walk in steps of 200 µs, in which what changes twice may be missed, sees no other changes.
    var seen = 0
    var before = inSight(start)
    var step = start.nanoseconds
    while step < run.rest.nanoseconds {
      let end = min(step + 200_000, run.rest.nanoseconds)
      let now = inSight(Instant(nanoseconds: end))
      if now != before {
        seen += 1
        #expect(times.contains { $0 > step && $0 <= end })
      }
      (before, step) = (now, end)
    }
    #expect(seen <= times.count)
    #expect(seen >= times.count - 6)
    #expect(times.count >= 2)
  }
}
