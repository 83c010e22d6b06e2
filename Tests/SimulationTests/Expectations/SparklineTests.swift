import Simulation
import Testing

@Suite("Sparkline")
struct SparklineTests {
  @Test("draws a line from the smallest to the largest value")
  func ramp() {
    #expect(Sparkline.text(Curve(times: [0, 1], values: [-1, 1]), width: 8) == "▁▂▃▄▅▆▇█")
    #expect(Sparkline.text(Curve(times: [2, 4], values: [7, 3]), width: 4) == "█▆▄▂")
  }

  @Test("draws a level curve half high, one sample too")
  func level() {
    #expect(Sparkline.text(Curve(times: [0, 1], values: [3, 3]), width: 3) == "▅▅▅")
    #expect(Sparkline.text(Curve(times: [1], values: [3]), width: 2) == "▅▅")
  }

  @Test("draws huge values")
  func huge() {
    #expect(
      Sparkline.text(Curve(times: [0, 1], values: [-1e308, 1e308]), width: 2).count == 2)
  }
}
