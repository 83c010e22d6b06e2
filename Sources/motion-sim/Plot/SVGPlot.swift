/// Writes a plot as one SVG file that needs nothing else.
struct SVGPlot {
  /// Widths and heights, in pixels.
  enum Metrics {
    /// The whole picture.
    static let width = 960.0
    /// Left of the panels: tick labels and the axis' title.
    static let left = 74.0
    /// Right of the panels.
    static let right = 24.0
    /// Above everything but the title.
    static let top = 40.0
    /// One row of labels of marks.
    static let markRow = 14.0
    /// Between the marks and the first panel.
    static let markGap = 6.0
    /// One row of a legend.
    static let legendRow = 20.0
    /// One panel.
    static let panel = 230.0
    /// Below a panel: tick labels.
    static let below = 34.0
    /// Below everything: the title of the time axis.
    static let bottom = 18.0
    /// A character of a label of 11 pixels, on average.
    static let character = 6.1
    /// A character of a legend of 12 pixels, on average.
    static let legendCharacter = 6.8
  }

  /// What is shown.
  let plot: Plot
  private let time: AxisTicks
  private let marks: MarkLayout

  /// Lays a plot out.
  init(_ plot: Plot) {
    self.plot = plot
    time = AxisTicks(for: plot.timeRange, count: 10, widens: false)
    let left = Metrics.left
    let width = Metrics.width - Metrics.left - Metrics.right
    let ticks = time
    marks = MarkLayout(
      plot.marks, from: left, to: left + width, character: Metrics.character,
      place: { left + ticks.fraction(of: $0) * width })
  }

  /// The file.
  var text: String {
    var top = Metrics.top
    if marks.rows > 0 { top += Double(marks.rows) * Metrics.markRow + Metrics.markGap }
    let marksTop = Metrics.top
    var body = ""
    var bottoms: [Double] = []
    for (index, unit) in plot.units.enumerated() {
      let panel = SVGPanel(
        series: numberedSeries(of: unit), unit: unit, time: time, top: top,
        isLast: index == plot.units.count - 1)
      body += panel.text
      bottoms.append(panel.axisBottom)
      top = panel.bottom
    }
    let height = top + Metrics.bottom
    let axisBottom = bottoms.last ?? top
    return head(height: height) + marksText(top: marksTop, bottom: axisBottom) + body
      + axisTitle(height: height) + "</svg>\n"
  }

  private func numberedSeries(of unit: String) -> [(number: Int, series: PlotSeries)] {
    plot.series.enumerated().filter { $0.element.unit == unit }
      .map { (number: $0.offset, series: $0.element) }
  }

  private func head(height: Double) -> String {
    let size = "\(Self.number(Metrics.width)) \(Self.number(height))"
    let title = PlotText.escaped(plot.title)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(Metrics.width))" \
      height="\(Self.number(height))" viewBox="0 0 \(size)" role="img">
      <title>\(title)</title>
      <style>text{font-family:system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif;\
      font-size:12px;fill:#333}.title{font-size:15px;font-weight:600;fill:#111}.tick{fill:#555}\
      .mark{font-size:11px;fill:#555}\
      .tick,.mark,.name{paint-order:stroke;stroke:#fff;stroke-width:5px;stroke-linejoin:round}.grid{stroke:#e4e4e4;stroke-width:1}\
      .frame{fill:none;stroke:#bbb}.event{stroke:#888;stroke-width:1;stroke-dasharray:3 3}\
      .line{fill:none;stroke-width:1.8;stroke-linejoin:round}</style>
      <rect width="100%" height="100%" fill="#ffffff"/>
      <text class="title" x="\(Self.number(Metrics.left))" y="26">\(title)</text>

      """
  }

  private func marksText(top: Double, bottom: Double) -> String {
    let rowsBottom = top + Double(marks.rows) * Metrics.markRow
    var lines = ""
    var labels = ""
    for place in marks.places {
      let x = Self.number(place.x)
      var lineTop = rowsBottom
      let label = PlotText.escaped(place.label)
      if let row = place.row {
        lineTop = top + Double(row) * Metrics.markRow
        let side = place.isLeft ? " text-anchor=\"end\"" : ""
        let textX = Self.number(place.isLeft ? place.x - 4 : place.x + 4)
        labels += "<text class=\"mark\" x=\"\(textX)\" y=\"\(Self.number(lineTop + 10))\"\(side)>"
        labels += "\(label)</text>\n"
      }
      lines += "<line class=\"event\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(Self.number(lineTop))\""
      let when = PlotText.short(place.time, decimals: 6)
      lines += " y2=\"\(Self.number(bottom))\"><title>\(label), \(when) s</title></line>\n"
    }
    return lines + labels
  }

  private func axisTitle(height: Double) -> String {
    let middle = Metrics.left + (Metrics.width - Metrics.left - Metrics.right) / 2
    return "<text x=\"\(Self.number(middle))\" y=\"\(Self.number(height - 10))\""
      + " text-anchor=\"middle\">time (s)</text>\n"
  }

  /// A coordinate, in hundredths of a pixel.
  static func number(_ value: Double) -> String {
    PlotText.short(value, decimals: 2)
  }
}
