import Testing

@testable import motion_sim

@Suite("Plots as SVG")
struct SVGPlotTests {
  @Test("The file is well-formed XML with escaped text")
  func wellFormed() throws {
    let text = SVGPlot(PlotSamples.plot).text
    #expect(try XMLCheck.elements(in: text).first == "svg")
    #expect(text.contains("flick &amp; &lt;fling&gt; &quot;1&quot;"))
    #expect(!text.contains("<fling>"))
  }

  @Test("There is one panel for each unit, with its name on the axis")
  func panels() {
    let text = SVGPlot(PlotSamples.plot).text
    for title in ["points (pt)", "degrees (°)", "no unit", "time (s)"] {
      #expect(text.contains(">\(title)</text>"), "\(title)")
    }
    #expect(text.split(separator: "class=\"frame\"").count - 1 == 3)
  }

  @Test("Each channel has a line of its own and a name in the legend")
  func lines() {
    let text = SVGPlot(PlotSamples.plot).text
    #expect(text.split(separator: "<path class=\"line\"").count - 1 == 5)
    for series in PlotSamples.plot.series {
      #expect(text.contains(">\(series.name)</text>"), "\(series.name)")
    }
  }

  @Test("A gap lifts the pen")
  func gaps() throws {
    let text = SVGPlot(PlotSamples.plot).text
    let path = try #require(text.split(separator: "\n").last { $0.hasPrefix("<path") })
    #expect(path.split(separator: "M").count - 1 == 2)
  }

  @Test("A plot without channels or with a single point still has its axes")
  func degenerate() throws {
    let empty = SVGPlot(Plot(title: "", series: [], marks: [])).text
    #expect(try XMLCheck.elements(in: empty).first == "svg")
    let point = PlotSeries(name: "x", unit: "pt", times: [0], values: [5])
    let text = SVGPlot(Plot(title: "t", series: [point], marks: [])).text
    #expect(try XMLCheck.elements(in: text).contains("path"))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test("The page holds the same picture")
  func page() throws {
    let text = HTMLPlot.text(PlotSamples.plot)
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.contains("<svg ") && !text.contains("<?xml"))
  }

  @Test("Labels of marks that would meet go to rows of their own")
  func marks() {
    let marks = (0..<4).map { PlotMark(time: Double($0) * 0.01, label: "drag active") }
    let layout = MarkLayout(marks, from: 0, to: 900, character: 6) { $0 * 900 }
    #expect(layout.places.map { $0.row } == [0, 1, 2, 3])
    #expect(layout.rows == 4)
  }

  @Test("A label near the right edge stands left of its line")
  func rightEdge() {
    let layout = MarkLayout(
      [PlotMark(time: 1, label: "drag ended")], from: 0, to: 900, character: 6
    ) { $0 * 900 }
    #expect(layout.places.map { $0.isLeft } == [true])
  }

  @Test("Thinning keeps the extremes of a long series")
  func thinning() {
    var series = PlotSeries(name: "x", unit: "", times: [], values: [])
    for index in 0..<20_000 {
      series.times.append(Double(index))
      series.values.append(index == 777 ? 99 : index == 12_345 ? -99 : Double(index % 3))
    }
    let points = PlotThinning.points(of: series, columns: 100)
    #expect(points.count <= 404)
    #expect(points.contains { $0.value == 99 && $0.time == 777 })
    #expect(points.contains { $0.value == -99 && $0.time == 12_345 })
    #expect(points.first?.time == 0 && points.last?.time == 19_999)
  }
}
