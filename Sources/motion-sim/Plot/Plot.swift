/// What a plot shows: some channels against time, and marks where something happened.
struct Plot: Sendable, Hashable {
  /// What stands above.
  var title: String
  /// The channels.
  var series: [PlotSeries]
  /// The marks, in order of time.
  var marks: [PlotMark]

  /// The units in the order of their panels: points, degrees, none, then others.
  var units: [String] {
    var result = ["pt", "°", ""].filter { unit in series.contains { $0.unit == unit } }
    for entry in series where !result.contains(entry.unit) { result.append(entry.unit) }
    return result
  }

  /// The first and last time of all series and marks, in seconds.
  var timeRange: ClosedRange<Double> {
    let times = series.flatMap { [$0.times.first, $0.times.last].compactMap { $0 } }
    let low = times.min() ?? 0
    return low...max(times.max() ?? 1, low)
  }
}
