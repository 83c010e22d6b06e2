/// Reads decimal numbers as people type them, the same in every locale.
enum DecimalText {
  /// Returns the number that a text spells: sign, digits, point, exponent; nil for anything else.
  ///
  /// `nan`, `inf`, hexadecimal and surrounding blanks, which the standard library reads, are refused.
  static func number(_ text: String) -> Double? {
    var digits = 0
    var points = 0
    var rest = Substring(text).utf8
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    while let byte = rest.first {
      if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
        digits += 1
      } else if byte == UInt8(ascii: ".") {
        points += 1
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard digits > 0, points <= 1, isExponent(rest) else { return nil }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func isExponent(_ text: Substring.UTF8View) -> Bool {
    guard let letter = text.first else { return true }
    guard letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") else { return false }
    var digits = text.dropFirst()
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    return !digits.isEmpty
      && digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
