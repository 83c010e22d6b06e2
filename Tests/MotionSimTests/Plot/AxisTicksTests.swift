import Testing

@testable import motion_sim

@Suite("Ticks")
struct AxisTicksTests {
  @Test(
    "Steps are round and the labels have the decimals they need",
    arguments: [
      (0.0, 120.0, 5, ["0", "50", "100", "150"]),
      (-13.0, 121.0, 5, ["-50", "0", "50", "100", "150"]),
      (0.0, 1.0, 5, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
      (0.0, 0.05, 5, ["0.00", "0.01", "0.02", "0.03", "0.04", "0.05"]),
      (5.0, 5.0, 2, ["4", "5", "6"]),
      (0.0, 3000.0, 3, ["0", "1000", "2000", "3000"]),
    ])
  func round(low: Double, high: Double, count: Int, labels: [String]) {
    #expect(AxisTicks(for: low...high, count: count, widens: true).labels == labels)
  }

  @Test("An axis that does not widen has its ticks inside")
  func inside() {
    let ticks = AxisTicks(for: 0...1.66, count: 10, widens: false)
    #expect(ticks.range == 0...1.66)
    #expect(ticks.labels == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0", "1.2", "1.4", "1.6"])
  }

  @Test(
    "Extreme ranges end",
    arguments: [(0.0, 1e300), (-1e-12, 1e-12), (1e15, 1e15 + 1), (0.0, .leastNonzeroMagnitude)])
  func extremes(low: Double, high: Double) {
    let ticks = AxisTicks(for: low...high, count: 5, widens: true)
    #expect(ticks.values.count <= 100)
    #expect(ticks.values.allSatisfy { $0.isFinite })
  }

  @Test(
    "Numbers have no exponent, no needless zeros, no negative zero",
    arguments: [
      (0.0, 2, "0.00"), (-0.001, 2, "0.00"), (1.005, 2, "1.00"), (-12.5, 1, "-12.5"),
      (0.05, 3, "0.050"), (123456.0, 0, "123456"),
    ] as [(Double, Int, String)])
  func fixed(value: Double, decimals: Int, text: String) {
    #expect(PlotText.fixed(value, decimals: decimals) == text)
  }
}
