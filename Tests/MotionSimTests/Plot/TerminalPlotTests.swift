import Testing

@testable import motion_sim

@Suite("Plots in the terminal")
struct TerminalPlotTests {
  @Test("A line from corner to corner, with its axes and marks")
  func golden() {
    let series = PlotSeries(name: "a.x", unit: "pt", times: [0, 1], values: [0, 100])
    let plot = Plot(
      title: "title", series: [series], marks: [PlotMark(time: 0.5, label: "a:drag ended")])
    let text = TerminalPlot(plot: plot, columns: 40).text
    #expect(
      text == """
        title

                  a.x (pt)
             100 ┤                         ⣀⠔⠊
                 │                      ⡠⠔⠉
                 │                  ⢀⡠⠔⠉
                 │               ⢀⡠⠒⠁
              50 ┤            ⢀⠤⠒⠁
                 │         ⢀⠤⠊⠁
                 │      ⣀⠔⠊⠁
                 │   ⣀⠔⠊
               0 ┤⡠⠔⠉
                 └┬─────────────┬────────────┬
                 0.0           0.5          1.0
                                a

          a  0.500 s  a:drag ended

        """)
  }

  @Test("No line is wider than the terminal", arguments: [40, 80, 132])
  func width(columns: Int) {
    for line in TerminalPlot(plot: PlotSamples.plot, columns: columns).text.split(separator: "\n") {
      #expect(line.count <= columns, "\(line)")
    }
  }

  @Test("A dot is two by four in a character, counted from the top left")
  func dots() {
    var canvas = BrailleCanvas(columns: 2, rows: 1)
    canvas.set(0, 0)
    canvas.set(3, 3)
    canvas.set(9, 9)
    #expect(canvas.lines == ["⠁⢀"])
  }

  @Test("A gap draws nothing between its ends")
  func gap() {
    let series = PlotSeries(
      name: "a", unit: "", times: [0, 0.1, 0.9, 1], values: [1, nil, nil, 1])
    let text = TerminalPlot(plot: Plot(title: "", series: [series], marks: []), columns: 60).text
    let dots = text.unicodeScalars.filter { $0.value > 0x2800 && $0.value < 0x2900 }
    #expect(dots.count == 2)
  }
}
