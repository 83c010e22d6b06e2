// Goals, in order: 1. the nearest double, ties to even; 2. the same bits everywhere; 3. speed.
// A decimal of at most 15 digits and a power of ten up to 22 are both exact doubles, so that one
// multiplication or division rounds once (the short cut of Clinger, 1990). All else goes to the
// standard library, after the grammar has been checked here.

/// Reads numbers in decimal: `-12.5e-3`, by the grammar of JSON and no other.
enum DecimalReader {
  /// What stands at a place where a number was expected.
  enum Outcome {
    /// A finite number, and the offset after it.
    case number(Double, next: Int)
    /// A number beyond the largest double, and the offset after it.
    case outOfRange(next: Int)
    /// No number: the offset where a digit was missing.
    case malformed(at: Int)
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Reads the longest number at an offset.
  static func read(_ bytes: [UInt8], from start: Int, to end: Int) -> Outcome {
    var offset = start
    var isNegative = false
    if offset < end, bytes[offset] == UInt8(ascii: "-") {
      isNegative = true
      offset += 1
    }
    var significand: UInt64 = 0
    var digits = 0
    var exponent = 0
    let whole = offset
    while offset < end, let digit = digit(bytes[offset]) {
      // A leading zero stands alone.
      if offset > whole, bytes[whole] == UInt8(ascii: "0") { break }
      if digits > 0 || digit > 0 { digits += 1 }
      if digits <= 18 { significand = significand * 10 + digit }
      offset += 1
    }
    guard offset > whole else { return .malformed(at: offset) }
    if offset < end, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      let fraction = offset
      while offset < end, let digit = digit(bytes[offset]) {
        if digits > 0 || digit > 0 { digits += 1 }
        if digits <= 18 { significand = significand * 10 + digit }
        exponent -= 1
        offset += 1
      }
      guard offset > fraction else { return .malformed(at: offset) }
    }
    if offset < end, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      switch readExponent(bytes, from: offset + 1, to: end) {
      case .some(let (value, next)):
        exponent += value
        offset = next
      case .none: return .malformed(at: exponentDigits(bytes, from: offset + 1, to: end))
      }
    }
    if digits <= 15, exponent >= -22, exponent <= 22 {
      let value = Double(significand)
      let scaled = exponent < 0 ? value / powers[-exponent] : value * powers[exponent]
      return .number(isNegative ? -scaled : scaled, next: offset)
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return .outOfRange(next: offset) }
    return .number(value, next: offset)
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      ? UInt64(byte &- UInt8(ascii: "0")) : nil
  }

  private static func exponentDigits(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    guard start < end else { return start }
    let isSigned = bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-")
    return isSigned ? start + 1 : start
  }

  private static func readExponent(
    _ bytes: [UInt8], from start: Int, to end: Int
  ) -> (value: Int, next: Int)? {
    let first = exponentDigits(bytes, from: start, to: end)
    var offset = first
    var value = 0
    while offset < end, let digit = digit(bytes[offset]) {
      // Beyond a hundred thousand every exponent means the same: zero, or too large.
      value = min(value * 10 + Int(digit), 100_000)
      offset += 1
    }
    guard offset > first else { return nil }
    return (bytes[start] == UInt8(ascii: "-") ? -value : value, offset)
  }
}
