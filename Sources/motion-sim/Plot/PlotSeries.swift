/// One channel against time.
struct PlotSeries: Sendable, Hashable {
  /// The channel, such as `card[c1].offset.x`.
  var name: String
  /// The unit of the values: `pt`, `°` or nothing.
  var unit: String
  /// The times, in seconds, growing.
  var times: [Double]
  /// The values; nil where the view is not there.
  var values: [Double?]

  /// The smallest and largest value; nil where there is none.
  var range: ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for case .some(let value) in values {
      low = min(low, value)
      high = max(high, value)
    }
    return low <= high ? low...high : nil
  }

  /// Whether the value ever changes, or the view comes or goes.
  var moves: Bool {
    guard let range else { return false }
    return range.lowerBound < range.upperBound
  }
}
