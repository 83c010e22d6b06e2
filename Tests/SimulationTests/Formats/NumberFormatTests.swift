import Simulation
import Testing

@Suite("NumberFormat")
struct NumberFormatTests {
  @Test("rounds the exact value to nearest, ties to even", arguments: numberFormatTable)
  func table(row: NumberFormatRow) {
    let value = Double(bitPattern: row.bits)
    #expect(NumberFormat(decimals: row.decimals).text(value) == row.text)
  }

  @Test(
    "writes the fewest digits that read back",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-12.5, "-12.5"), (0.1, "0.1"), (1e-6, "0.000001"),
      (9.5e-7, "9.5e-7"), (-1e-7, "-1e-7"), (123456.789, "123456.789"),
      (1e20, "100000000000000000000"),
      (1e21, "1000000000000000000000"), (1.5e21, "1.5e21"), (1e22, "1e22"),
      (9.007199254740993e15, "9007199254740992"),
      (1.7976931348623157e308, "1.7976931348623157e308"),
      (2.2250738585072014e-308, "2.2250738585072014e-308"),
    ])
  func exact(value: Double, text: String) {
    #expect(NumberFormat.exact.text(value) == text)
  }

  @Test("reads back as the same bits in exact form")
  func exactRoundTrip() {
    var generator = TestGenerator(seed: 1)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = NumberFormat.exact.text(value)
      #expect(Double(text) == value, "\(text)")
    }
  }

  @Test("appends to what is there")
  func appends() {
    var bytes = Array("x=".utf8)
    NumberFormat.standard.append(-2.5, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x=-2.5")
  }
}
