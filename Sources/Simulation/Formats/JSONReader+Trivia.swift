extension JSONReader {
  /// The place of the next byte.
  mutating func here() -> SourcePosition {
    while columnOffset < offset {
      // Continuation bytes belong to the scalar before them.
      if bytes[columnOffset] & 0xC0 != 0x80 { column += 1 }
      columnOffset += 1
    }
    return SourcePosition(line: line, column: column)
  }

  /// Takes the next byte if it is the given one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard offset < end, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// The error that the next byte is not what it should be.
  mutating func unexpected(_ expected: String) -> Diagnostic {
    let position = here()
    guard offset < end else {
      return .error("the \(whole) ends too early, expected \(expected)", at: position)
    }
    let found = TextInput.found(bytes, at: offset, end: end)
    return .error("found \(found), expected \(expected)", at: position)
  }

  /// Skips white space, and comments where the dialect has them.
  mutating func skipTrivia() throws(Diagnostic) {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "\n"): newLine()
      case UInt8(ascii: "/") where dialect == .json5: try skipComment()
      default: return
      }
    }
  }

  private mutating func newLine() {
    offset += 1
    line += 1
    columnOffset = offset
    column = 1
  }

  private mutating func skipComment() throws(Diagnostic) {
    let position = here()
    let next = offset + 1 < end ? bytes[offset + 1] : 0
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else {
      throw unexpected("a value or a comment")
    }
    offset += 2
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") {
        if next == UInt8(ascii: "/") { return }
        newLine()
      } else if next == UInt8(ascii: "*"), byte == UInt8(ascii: "*"), offset + 1 < end,
        bytes[offset + 1] == UInt8(ascii: "/")
      {
        offset += 2
        return
      } else {
        try skipScalar()
      }
    }
    if next == UInt8(ascii: "*") { throw .error("the comment is never closed", at: position) }
  }

  /// Skips one scalar and makes sure that it is text.
  mutating func skipScalar() throws(Diagnostic) {
    let length = TextInput.scalarLength(bytes, at: offset, end: end)
    guard length > 0 else {
      throw .error(
        "found \(TextInput.found(bytes, at: offset, end: end)), expected UTF-8", at: here())
    }
    guard bytes[offset] != 0 else { throw .error("found a NUL character", at: here()) }
    offset += length
  }
}
