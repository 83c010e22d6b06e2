extension JSONReader {
  /// Reads a text from its opening mark to its closing one.
  mutating func readString() throws(Diagnostic) -> String {
    let opening = here()
    let mark = bytes[offset]
    offset += 1
    let start = offset
    while offset < end {
      let byte = bytes[offset]
      if byte == mark {
        offset += 1
        return String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        return try readEscapedString(from: start, mark: mark, opening: opening)
      }
      try readPlainScalar(opening: opening)
    }
    throw notClosed(opening)
  }

  private mutating func readEscapedString(
    from start: Int, mark: UInt8, opening: SourcePosition
  ) throws(Diagnostic) -> String {
    var text = Array(bytes[start..<offset])
    while offset < end {
      let byte = bytes[offset]
      if byte == mark {
        offset += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        try readEscape(into: &text)
      } else {
        let first = offset
        try readPlainScalar(opening: opening)
        text.append(contentsOf: bytes[first..<offset])
      }
    }
    throw notClosed(opening)
  }

  private mutating func readPlainScalar(opening: SourcePosition) throws(Diagnostic) {
    let byte = bytes[offset]
    if byte >= 0x20, byte < 0x80 {
      offset += 1
    } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      throw .error("the text is not closed on its line, expected a quotation mark", at: opening)
    } else if byte < 0x20 {
      let found = TextInput.found(bytes, at: offset, end: end)
      throw .error("found \(found) in a text, expected it written with \\u", at: here())
    } else {
      try skipScalar()
    }
  }

  private mutating func notClosed(_ opening: SourcePosition) -> Diagnostic {
    .error("the \(whole) ends inside a text, expected a quotation mark", at: opening)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(Diagnostic) {
    let position = here()
    offset += 1
    guard offset < end else { throw unexpected("an escape") }
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "'") where dialect == .json5: text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      offset += 1
      return try readUnicodeEscape(into: &text, at: position)
    default: throw unexpected("one of \" \\ / b f n r t u after the \\")
    }
    offset += 1
  }

  private mutating func readUnicodeEscape(
    into text: inout [UInt8], at position: SourcePosition
  ) throws(Diagnostic) {
    var scalar = try readFourDigits()
    if scalar >= 0xD800, scalar < 0xDC00, offset + 1 < end, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      let low = try readFourDigits()
      guard low >= 0xDC00, low < 0xE000 else {
        throw .error("found half of a surrogate pair, expected both halves", at: position)
      }
      scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let unicode = Unicode.Scalar(scalar) else {
      throw .error("found half of a surrogate pair, expected both halves", at: position)
    }
    guard scalar != 0 else { throw .error("found a NUL character", at: position) }
    text.append(contentsOf: UTF8.encode(unicode) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func readFourDigits() throws(Diagnostic) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard offset < end, let digit = TextInput.hexadecimalDigit(bytes[offset]) else {
        throw unexpected("four hexadecimal digits")
      }
      value = value << 4 | digit
      offset += 1
    }
    return value
  }
}
