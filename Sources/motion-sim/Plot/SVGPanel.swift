/// One panel of a plot: the channels of one unit over the common time axis.
struct SVGPanel {
  private typealias Metrics = SVGPlot.Metrics

  /// The channels with their numbers in the whole plot.
  let series: [(number: Int, series: PlotSeries)]
  /// The unit of the values.
  let unit: String
  /// The time axis.
  let time: AxisTicks
  /// The panel's top, legend included, in pixels.
  let top: Double
  /// Whether no panel follows.
  let isLast: Bool

  /// The end of the drawing area, in pixels.
  var axisBottom: Double { drawTop + Metrics.panel }
  /// The end of the panel, tick labels included, in pixels.
  var bottom: Double { axisBottom + Metrics.below }

  private var left: Double { Metrics.left }
  private var width: Double { Metrics.width - Metrics.left - Metrics.right }
  private var drawTop: Double { top + Double(legend.rows) * Metrics.legendRow + 4 }

  /// The panel's elements.
  var text: String {
    let axis = AxisTicks(for: range, count: 5, widens: true)
    var result = grid(axis) + timeGrid()
    result += "<rect class=\"frame\" x=\"\(number(left))\" y=\"\(number(drawTop))\""
    result += " width=\"\(number(width))\" height=\"\(number(Metrics.panel))\"/>\n"
    for (index, entry) in series.enumerated() {
      result += line(entry.series, style: style(entry.number, index), axis: axis)
    }
    return result + legendText() + title()
  }

  private var range: ClosedRange<Double> {
    let ranges = series.compactMap { $0.series.range }
    guard let first = ranges.first else { return 0...1 }
    return ranges.dropFirst().reduce(first) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
  }

  private func y(_ value: Double, _ axis: AxisTicks) -> Double {
    drawTop + (1 - axis.fraction(of: value)) * Metrics.panel
  }

  private func grid(_ axis: AxisTicks) -> String {
    var result = ""
    for (value, label) in zip(axis.values, axis.labels) {
      let place = number(y(value, axis))
      result += "<line class=\"grid\" x1=\"\(number(left))\" x2=\"\(number(left + width))\""
      result += " y1=\"\(place)\" y2=\"\(place)\"/>\n"
      result += "<text class=\"tick\" x=\"\(number(left - 7))\" y=\"\(number(y(value, axis) + 4))\""
      result += " text-anchor=\"end\">\(minus(label))</text>\n"
    }
    return result
  }

  private func timeGrid() -> String {
    var result = ""
    for (value, label) in zip(time.values, time.labels) {
      let x = number(left + time.fraction(of: value) * width)
      result += "<line class=\"grid\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(number(drawTop))\""
      result += " y2=\"\(number(axisBottom))\"/>\n"
      result += "<text class=\"tick\" x=\"\(x)\" y=\"\(number(axisBottom + 16))\""
      result += " text-anchor=\"middle\">\(minus(label))</text>\n"
    }
    return result
  }

  private func line(_ series: PlotSeries, style: String, axis: AxisTicks) -> String {
    var path = ""
    var segment = 0
    for point in PlotThinning.points(of: series, columns: Int(width)) {
      guard let value = point.value else {
        // A point alone between gaps shows as a dot.
        if segment == 1 { path += "h1.8" }
        segment = 0
        continue
      }
      let x = number(left + time.fraction(of: point.time) * width)
      path += "\(segment > 0 ? "L" : "M")\(x) \(number(y(value, axis)))"
      segment += 1
    }
    if segment == 1 { path += "h1.8" }
    guard !path.isEmpty else { return "" }
    let name = PlotText.escaped(series.name)
    return "<path class=\"line\" \(style) d=\"\(path)\"><title>\(name)</title></path>\n"
  }

  private func style(_ number: Int, _ index: Int) -> String {
    let color = PlotStyle.colors[number % PlotStyle.colors.count]
    let dash = PlotStyle.dashes[index % PlotStyle.dashes.count]
    return dash.isEmpty
      ? "stroke=\"\(color)\"" : "stroke=\"\(color)\" stroke-dasharray=\"\(dash)\""
  }

  private var legend: (rows: Int, places: [(x: Double, row: Int)]) {
    var places: [(x: Double, row: Int)] = []
    var x = left
    var row = 0
    for entry in series {
      let extent = 44 + Double(entry.series.name.count) * Metrics.legendCharacter
      if x > left && x + extent > left + width {
        x = left
        row += 1
      }
      places.append((x, row))
      x += extent
    }
    return (row + 1, places)
  }

  private func legendText() -> String {
    var result = ""
    for (index, place) in legend.places.enumerated() {
      let y = top + Double(place.row) * Metrics.legendRow + 10
      let entry = series[index]
      result += "<line \(style(entry.number, index)) stroke-width=\"2\" x1=\"\(number(place.x))\""
      result += " x2=\"\(number(place.x + 24))\" y1=\"\(number(y))\" y2=\"\(number(y))\"/>\n"
      result += "<text class=\"name\" x=\"\(number(place.x + 30))\" y=\"\(number(y + 4))\">"
      result += "\(PlotText.escaped(entry.series.name))</text>\n"
    }
    return result
  }

  private func title() -> String {
    let middle = number(drawTop + Metrics.panel / 2)
    return "<text x=\"18\" y=\"\(middle)\" text-anchor=\"middle\""
      + " transform=\"rotate(-90 18 \(middle))\">\(PlotText.axisTitle(unit))</text>\n"
  }

  private func minus(_ label: String) -> String {
    label.hasPrefix("-") ? "\u{2212}" + label.dropFirst() : label
  }

  private func number(_ value: Double) -> String {
    SVGPlot.number(value)
  }
}
