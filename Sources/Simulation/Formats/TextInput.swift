/// What every reader of text needs: the start, the limits, the bytes in words.
enum TextInput {
  /// The error of a file that is too large, empty, or no text at all; nil for a file worth reading.
  static func problem(of bytes: [UInt8], limits: InputLimits) -> Diagnostic? {
    guard bytes.count <= limits.fileSize else {
      return .error(
        "the file has \(bytes.count) bytes, expected at most \(limits.fileSize)", at: nil)
    }
    let start = SourcePosition(line: 1, column: 1)
    if bytes.starts(with: [0x1F, 0x8B]) {
      return .error("the file is compressed (gzip), expected text", at: start)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return .error("the file is UTF-16, expected UTF-8", at: start)
    }
    // A NUL near the start is the surest sign of a file that was never text.
    for index in 0..<min(bytes.count, 1024) where bytes[index] == 0 {
      return .error("the file is binary (byte \(index) is NUL), expected text", at: start)
    }
    for index in self.start(of: bytes)..<bytes.count where !isSpace(bytes[index]) { return nil }
    return .error("the file is empty", at: start)
  }

  /// The first byte after a byte order mark.
  static func start(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether a byte is white space between tokens.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether a byte can begin a key without quotation marks.
  static func startsWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Whether a byte can stand inside a key without quotation marks.
  static func continuesWord(_ byte: UInt8) -> Bool {
    startsWord(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// The value of a hexadecimal digit.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The length of the UTF-8 sequence at an offset; 0 where it is none.
  static func scalarLength(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    let first = bytes[offset]
    if first < 0x80 { return 1 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, offset + length <= end else { return 0 }
    for index in 1..<length where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    let second = bytes[offset + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? length : 0
    case 0xED: return second <= 0x9F ? length : 0
    case 0xF0: return second >= 0x90 ? length : 0
    case 0xF4: return second <= 0x8F ? length : 0
    default: return length
    }
  }

  /// The words for what stands at an offset: a whole word, a character, or a byte that is no text.
  static func found(_ bytes: [UInt8], at offset: Int, end: Int) -> String {
    let byte = bytes[offset]
    if continuesWord(byte) {
      var next = offset
      while next < end, continuesWord(bytes[next]) { next += 1 }
      return "\"" + excerpt(bytes, offset..<next) + "\""
    }
    if byte == UInt8(ascii: "\"") { return "a quotation mark" }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return "the end of the line" }
    let length = scalarLength(bytes, at: offset, end: end)
    guard byte >= 0x20, byte != 0x7F, length > 0 else { return "byte 0x" + hexadecimal(byte) }
    return "\"" + String(decoding: bytes[offset..<(offset + length)], as: UTF8.self) + "\""
  }

  /// The first of some bytes as text, the rest as `…`.
  static func excerpt(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    guard range.count > 40 else { return String(decoding: bytes[range], as: UTF8.self) }
    return String(decoding: bytes[range.prefix(32)], as: UTF8.self) + "…"
  }

  /// A text of a file for a message: at most 40 scalars, control characters as `?`.
  static func shortened(_ text: String) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < 40 else { return result + "…" }
      result.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? "?" : scalar)
      count += 1
    }
    return result
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.utf8.count == 1 ? "0" + text : text
  }
}
