/// Where the views of a lazy stack are along its axis, to find those in sight by halving.
///
/// A view is in sight where it has more than an edge in common with what the scroll container shows.
/// One without extent counts as one point long, around its place.
struct LazyLine: Sendable {
  /// The axis of the stack.
  let axis: Axis
  /// How much is shown along the axis, in points.
  let shown: Double
  /// The places of the views in the order of their starts.
  private let order: [Int]
  /// Where the views start and end, in that order; offsets from the leading or top edge, in points.
  private let starts: [Double]
  private let ends: [Double]
  /// The largest end up to each view.
  private let reaches: [Double]
  /// The ends in the order of their size.
  private let sortedEnds: [Double]

  /// A stretch of the line, in points.
  struct Span: Sendable {
    var start: Double
    var end: Double
  }

  /// Makes the line of a stack's views, given in the order of the stack.
  init(_ spans: [Span] = [], axis: Axis = .vertical, shown: Double = 0) {
    self.axis = axis
    self.shown = shown
    let spans = spans.map { span in
      span.end > span.start ? span : Span(start: span.start - 0.5, end: span.end + 0.5)
    }
    let order = Self.order(of: spans.map { $0.start })
    self.order = order
    starts = order.map { spans[$0].start }
    ends = order.map { spans[$0].end }
    var reaches: [Double] = []
    for end in ends { reaches.append(max(end, reaches.last ?? end)) }
    self.reaches = reaches
    let ends = ends
    sortedEnds = Self.order(of: ends).map { ends[$0] }
  }

  /// The places of numbers by their size, equal ones as they stand.
  private static func order(of numbers: [Double]) -> [Int] {
    let isOrdered = zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    if isOrdered { return Array(numbers.indices) }
    return numbers.indices.sorted { left, right in
      numbers[left] == numbers[right] ? left < right : numbers[left] < numbers[right]
    }
  }

  /// Returns the places of the views that are in sight at an offset, in the order of the stack.
  ///
  /// - Complexity: O(log n + m) for m views between the first and the last one in sight.
  func inSight(at offset: Double) -> [Int] {
    let first = Self.first(reaches.count) { reaches[$0] > offset }
    let end = Self.first(starts.count) { !isBegun(starts[$0], at: offset) }
    guard first < end else { return [] }
    return (first..<end).filter { ends[$0] > offset }.map { order[$0] }.sorted()
  }

  /// Returns the next change of what is in sight as the offset grows or shrinks.
  func nextChange(after offset: Double, growing: Bool) -> Change {
    // Views are counted in the order of their starts, and again in that of their ends.
    let begun = Self.first(starts.count) { !isBegun(starts[$0], at: offset) }
    let ended = Self.first(sortedEnds.count) { sortedEnds[$0] > offset }
    var change = Change(growing: growing, shown: shown)
    if growing {
      change.start = begun < starts.count ? starts[begun] : nil
      change.end = ended < sortedEnds.count ? sortedEnds[ended] : nil
    } else {
      change.start = begun > 0 ? starts[begun - 1] : nil
      change.end = ended > 0 ? sortedEnds[ended - 1] : nil
    }
    return change
  }

  private func isBegun(_ start: Double, at offset: Double) -> Bool { start < offset + shown }

  /// The first of some places from which on a condition holds; their number where it never does.
  private static func first(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The nearest view to come into sight and the nearest to go out of it, in one direction.
  struct Change: Sendable {
    /// Whether the offset grows.
    let growing: Bool
    /// How much is shown, in points.
    let shown: Double
    /// The next start to be passed: the view comes as the offset grows, else it goes; nil for none.
    var start: Double?
    /// The next end to be passed: the view goes as the offset grows, else it comes; nil for none.
    var end: Double?

    /// Whether one of both has happened where the offset has become so large or so small.
    func hasHappened(at offset: Double) -> Bool {
      let begins = start.map { $0 < offset + shown }
      let lasts = end.map { $0 > offset }
      return growing ? begins == true || lasts == false : begins == false || lasts == true
    }
  }
}
