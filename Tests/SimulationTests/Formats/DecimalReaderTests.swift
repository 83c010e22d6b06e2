import Testing

@testable import Simulation

@Suite("DecimalReader")
struct DecimalReaderTests {
  @Test("agrees with the standard library on numbers of all lengths")
  func againstLibrary() throws {
    var generator = TestGenerator(seed: 7)
    for _ in 0..<50_000 {
      var text = Bool.random(using: &generator) ? "-" : ""
      text += String(generator.next() >> UInt64.random(in: 0...63, using: &generator))
      if Bool.random(using: &generator) {
        text += "." + String(generator.next() >> UInt64.random(in: 0...63, using: &generator))
      }
      if Bool.random(using: &generator) {
        text += "e\(Int.random(in: -30...30, using: &generator))"
      }
      let expected = try #require(Double(text))
      #expect(number(text)?.bitPattern == expected.bitPattern, "\(text)")
    }
  }

  @Test(
    "rounds correctly at the edges",
    arguments: [
      ("9007199254740993", 9_007_199_254_740_992), ("0.1", 0.1), ("1e-400", 0), ("-0", -0.0),
      ("123456789012345e22", 123456789012345e22), ("1e23", 1e23), ("0e999999", 0),
      ("2.2250738585072011e-308", Double(bitPattern: 0x000F_FFFF_FFFF_FFFF)),
      ("0.000000000000000000000001", 1e-24),
      ("100000000000000000000000000000000", 1e32),
    ] as [(String, Double)])
  func edges(text: String, value: Double) {
    #expect(number(text)?.bitPattern == value.bitPattern)
  }

  private func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard case .number(let value, let next) = DecimalReader.read(bytes, from: 0, to: bytes.count),
      next == bytes.count
    else { return nil }
    return value
  }
}
