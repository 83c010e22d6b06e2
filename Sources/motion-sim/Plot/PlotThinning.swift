/// Leaves out points that cannot be seen, keeping every extreme.
enum PlotThinning {
  /// A point, or a gap where there is no value.
  struct Sample: Hashable {
    /// When, in seconds.
    var time: Double
    /// The value; nil in a gap.
    var value: Double?
  }

  /// The points of a series: all where they are few, else four a column.
  ///
  /// A column keeps its first, smallest, largest and last point, in the order of time.
  static func points(of series: PlotSeries, columns: Int) -> [Sample] {
    let all = zip(series.times, series.values).map { Sample(time: $0, value: $1) }
    guard all.count > columns * 4, let first = all.first, let last = all.last else { return all }
    let extent = max(last.time - first.time, .leastNormalMagnitude)
    var result: [Sample] = []
    var start = 0
    while start < all.count {
      let column = Int((all[start].time - first.time) / extent * Double(columns))
      var end = start + 1
      while end < all.count, all[end].value != nil, all[start].value != nil,
        Int((all[end].time - first.time) / extent * Double(columns)) == column
      {
        end += 1
      }
      result += kept(all, start..<end)
      start = end
    }
    return result
  }

  private static func kept(_ all: [Sample], _ range: Range<Int>) -> [Sample] {
    guard range.count > 4 else { return Array(all[range]) }
    var low = range.lowerBound
    var high = range.lowerBound
    for index in range {
      guard let value = all[index].value else { continue }
      if value < all[low].value ?? value { low = index }
      if value > all[high].value ?? value { high = index }
    }
    let wanted = [range.lowerBound, min(low, high), max(low, high), range.upperBound - 1]
    return wanted.map { all[$0] }
  }
}
