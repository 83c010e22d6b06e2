/// Writes the fewest digits that read back as the same bits.
///
/// The digits are the standard library's, which are the shortest and of those the nearest; only
/// their layout is ours.
enum ShortestNumber {
  /// Appends a number in ASCII: `0.000001`, `1e-7`, `1000000000000000000000`, `1e22`.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    var digits: [UInt8] = []
    // The number is 0.d₁d₂d₃… · 10^point.
    var point = 0
    parse(value.magnitude.description, digits: &digits, point: &point)
    guard !digits.isEmpty else { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let isOneThenZeros = digits.count == 1 && digits[0] == UInt8(ascii: "1")
    // 1e-6 has its point at −5; 1e21, the last number without an exponent, at 22.
    if point >= -5, point < 22 || (point == 22 && isOneThenZeros) {
      appendPlain(digits, point: point, to: &bytes)
    } else {
      bytes.append(digits[0])
      if digits.count > 1 {
        bytes.append(UInt8(ascii: "."))
        bytes.append(contentsOf: digits[1...])
      }
      bytes.append(UInt8(ascii: "e"))
      WholeNumber.append(Int64(point - 1), to: &bytes)
    }
  }

  private static func appendPlain(_ digits: [UInt8], point: Int, to bytes: inout [UInt8]) {
    if point <= 0 {
      bytes.append(UInt8(ascii: "0"))
      bytes.append(UInt8(ascii: "."))
      for _ in point..<0 { bytes.append(UInt8(ascii: "0")) }
      bytes.append(contentsOf: digits)
      return
    }
    for index in 0..<point {
      bytes.append(index < digits.count ? digits[index] : UInt8(ascii: "0"))
    }
    guard digits.count > point else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(contentsOf: digits[point...])
  }

  /// Takes `12.5`, `1e-07` or `1.5e+20` apart: digits without zeros around them, and the point.
  private static func parse(_ text: String, digits: inout [UInt8], point: inout Int) {
    var exponent = 0
    var isNegative = false
    var sawPoint = false
    var sawExponent = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."): sawPoint = true
      case UInt8(ascii: "e"): sawExponent = true
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if sawExponent {
          exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        } else if digits.isEmpty, byte == UInt8(ascii: "0") {
          if sawPoint { point -= 1 }
        } else {
          digits.append(byte)
          if !sawPoint { point += 1 }
        }
      default: break
      }
    }
    point += isNegative ? -exponent : exponent
    while let last = digits.last, last == UInt8(ascii: "0") { digits.removeLast() }
  }
}
