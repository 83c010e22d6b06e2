/// Draws a plot in a terminal with Braille dots, one chart a channel.
struct TerminalPlot {
  /// The rows of one chart.
  static let rows = 9
  /// The columns left of a chart, for the numbers of its axis.
  static let gutter = 10

  /// What is shown.
  var plot: Plot
  /// The width, in characters.
  var columns: Int

  /// The drawing, lines ended by line feeds.
  var text: String {
    let width = max(20, columns - Self.gutter - 2)
    let time = AxisTicks(for: plot.timeRange, count: max(2, width / 12), widens: false)
    var lines = [plot.title, ""]
    for series in plot.series {
      let unit = series.unit.isEmpty ? "" : " (\(series.unit))"
      lines.append(pad("", Self.gutter) + series.name + unit)
      lines += chart(series, time: time, width: width)
    }
    lines += axis(time, width: width)
    lines += marks(time, width: width)
    return lines.joined(separator: "\n") + "\n"
  }

  private func chart(_ series: PlotSeries, time: AxisTicks, width: Int) -> [String] {
    let axis = AxisTicks(for: series.range ?? 0...1, count: 4, widens: true)
    var dots = BrailleCanvas(columns: width, rows: Self.rows)
    var previous: (x: Int, y: Int)?
    for (moment, value) in zip(series.times, series.values) {
      guard let value else {
        previous = nil
        continue
      }
      let x = Int((time.fraction(of: moment) * Double(width * 2 - 1)).rounded())
      let y = Int(((1 - axis.fraction(of: value)) * Double(Self.rows * 4 - 1)).rounded())
      dots.line(from: previous ?? (x, y), to: (x, y))
      previous = (x, y)
    }
    var labels = [String](repeating: "", count: Self.rows)
    for (value, label) in zip(axis.values, axis.labels) {
      let row = Int(((1 - axis.fraction(of: value)) * Double(Self.rows - 1)).rounded())
      if row >= 0 && row < Self.rows && labels[row].isEmpty { labels[row] = label }
    }
    return zip(labels, dots.lines).map { label, drawn in
      pad(label, Self.gutter - 2) + (label.isEmpty ? " │" : " ┤") + drawn
    }
  }

  private func axis(_ time: AxisTicks, width: Int) -> [String] {
    var line = Array(repeating: Character("─"), count: width)
    var labels = Array(repeating: Character(" "), count: width + Self.gutter + 8)
    var free = 0
    for (value, label) in zip(time.values, time.labels) {
      let x = Int((time.fraction(of: value) * Double(width - 1)).rounded())
      guard x >= 0, x < width else { continue }
      line[x] = "┬"
      let start = max(Self.gutter + x - label.count / 2, free)
      guard start + label.count <= labels.count else { continue }
      for (offset, character) in label.enumerated() { labels[start + offset] = character }
      free = start + label.count + 1
    }
    var text = String(labels)
    while text.hasSuffix(" ") { text.removeLast() }
    let unit = text.count + 2 <= columns ? " s" : ""
    return [pad("", Self.gutter - 1) + "└" + String(line), text + unit]
  }

  private func marks(_ time: AxisTicks, width: Int) -> [String] {
    guard !plot.marks.isEmpty else { return [] }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var row = Array(repeating: Character(" "), count: width)
    var list: [String] = []
    for (index, mark) in plot.marks.enumerated() {
      guard index < letters.count else {
        list.append("  and \(plot.marks.count - letters.count) more")
        break
      }
      let x = Int((time.fraction(of: mark.time) * Double(width - 1)).rounded())
      let seconds = PlotText.fixed(mark.time, decimals: 3)
      list.append("  \(letters[index])  \(seconds) s  \(mark.label)")
      // Marks too close to stand side by side show the first one's letter.
      if x >= 0 && x < width && row[x] == " " { row[x] = letters[index] }
    }
    var line = pad("", Self.gutter) + String(row)
    while line.hasSuffix(" ") { line.removeLast() }
    return [line, ""] + list
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
