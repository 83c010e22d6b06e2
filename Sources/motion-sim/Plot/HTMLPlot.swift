/// Writes a plot as a web page that needs nothing else.
enum HTMLPlot {
  /// The file.
  static func text(_ plot: Plot) -> String {
    let title = PlotText.escaped(plot.title)
    // The XML declaration has no place inside HTML.
    let svg = SVGPlot(plot).text.split(separator: "\n").dropFirst().joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>body{margin:24px;background:#fff}svg{max-width:100%;height:auto}</style>
      </head>
      <body>
      \(svg)
      </body>
      </html>

      """
  }
}
