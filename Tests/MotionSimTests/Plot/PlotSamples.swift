@testable import motion_sim

/// A plot with every kind of content, for the tests of the writers.
enum PlotSamples {
  static let plot = Plot(
    title: "flick & <fling> \"1\"",
    series: [
      wave("card[c1].offset.x", "pt", scale: 120, rate: 9, count: 200),
      wave("card[c2].offset.x", "pt", scale: 60, rate: 5, count: 200),
      wave("card[c2].offset.y", "pt", scale: -30, rate: 7, count: 200),
      wave("card[c1].rotation", "°", scale: 6, rate: 9, count: 200),
      gap(wave("card[c1].opacity", "", scale: 0.5, rate: 2, count: 200)),
    ],
    marks: [
      PlotMark(time: 0.013, label: "card[c1]:drag active"),
      PlotMark(time: 0.02, label: "card[c1]:tap failed"),
      PlotMark(time: 0.42, label: "card[c1]:drag ended"),
      PlotMark(time: 0.43, label: "removed"),
      PlotMark(time: 1.65, label: "card[c2] & all at rest"),
    ])

  static func wave(
    _ name: String, _ unit: String, scale: Double, rate: Double, count: Int
  ) -> PlotSeries {
    var series = PlotSeries(name: name, unit: unit, times: [], values: [])
    var value = scale
    var velocity = 0.0
    for index in 0..<count {
      series.times.append(Double(index) / 120)
      series.values.append(value)
      velocity -= (value * rate * rate + velocity * rate * 0.5) / 120
      value += velocity / 120
    }
    return series
  }

  static func gap(_ series: PlotSeries) -> PlotSeries {
    var series = series
    for index in 80..<120 { series.values[index] = nil }
    return series
  }
}
