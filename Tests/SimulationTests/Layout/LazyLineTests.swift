import Testing

@testable import Simulation

@Suite("Lazy line")
struct LazyLineTests {
  /// Views from some places, of some lengths, of which 100 points are shown.
  static func line(_ spans: [(Double, Double)]) -> LazyLine {
    LazyLine(spans.map { LazyLine.Span(start: $0.0, end: $0.0 + $0.1) }, shown: 100)
  }

  /// What is in sight by looking at each view.
  static func inSight(_ spans: [(Double, Double)], at offset: Double) -> [Int] {
    spans.indices.filter { place in
      let half = spans[place].1 > 0 ? 0 : 0.5
      let (start, end) = (spans[place].0 - half, spans[place].0 + spans[place].1 + half)
      return start < offset + 100 && end > offset
    }
  }

  /// Lines with gaps, overlaps, views in each other, backwards and without extent.
  static let lines: [[(Double, Double)]] = [
    [], [(0, 50)], (0..<20).map { (Double($0) * 30, 30) },
    (0..<20).map { (Double($0) * 30, $0 == 3 ? 400 : 20) },
    (0..<20).map { (600 - Double($0) * 30, 40) },
    (0..<20).map { (Double($0 % 5) * 70, Double($0)) }, [(0, 0), (100, 0), (200, 0)],
  ]

  @Test("finds by halving what looking at each view finds", arguments: lines.indices)
  func inSight(line: Int) {
    let spans = Self.lines[line]
    let lazy = Self.line(spans)
    for step in -300...1500 {
      let offset = Double(step) / 2
      #expect(lazy.inSight(at: offset) == Self.inSight(spans, at: offset))
    }
  }

  @Test("says when something changes, in both directions, and not before", arguments: lines.indices)
  func changes(line: Int) {
    let spans = Self.lines[line]
    let lazy = Self.line(spans)
    for growing in [true, false] {
      var offset = growing ? -150.25 : 750.25
      let end = growing ? 750.0 : -150
      while growing ? offset < end : offset > end {
        let change = lazy.nextChange(after: offset, growing: growing)
        #expect(!change.hasHappened(at: offset))
        // Walks on in small steps until it has happened: nothing may have changed before.
        var next = offset
        while growing ? next < end : next > end {
          let last = next
          next += growing ? 0.5 : -0.5
          guard !change.hasHappened(at: next) else { break }
          #expect(lazy.inSight(at: next) == lazy.inSight(at: last))
        }
        offset = next
      }
    }
  }

  @Test("counts a view without extent as a point around its place")
  func withoutExtent() {
    let lazy = Self.line([(0, 0), (400, 0)])
    // The first one stands at the top edge, the last one at the end of what can be scrolled to.
    #expect(lazy.inSight(at: 0) == [0])
    #expect(lazy.inSight(at: 300) == [1])
    #expect(lazy.inSight(at: 299) == [])
  }
}
