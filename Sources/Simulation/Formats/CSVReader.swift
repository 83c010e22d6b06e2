/// Reads a table with commas, as RFC 4180 has it, row by row.
///
/// Cells may stand in quotation marks, with two for one inside; lines end with LF or CR LF; blank
/// lines are skipped.
struct CSVReader {
  /// A cell of a row.
  struct Cell {
    /// The bytes of the cell, without the quotation marks around it.
    var range: Range<Int>
    /// Whether the cell stands in quotation marks.
    var isQuoted: Bool
  }

  let bytes: [UInt8]
  let limits: InputLimits
  /// The cells of the current row.
  private(set) var cells: [Cell] = []
  /// The line where the current row begins, from 1.
  private(set) var line = 0
  private var lineStart: Int
  private var offset: Int
  private var nextLine = 1

  /// Makes a reader at the start of a file.
  init(_ bytes: [UInt8], limits: InputLimits) {
    self.bytes = bytes
    self.limits = limits
    offset = TextInput.start(of: bytes)
    lineStart = offset
  }

  /// Reads the next row; false at the end of the file.
  mutating func next() throws(Diagnostic) -> Bool {
    cells.removeAll(keepingCapacity: true)
    while offset < bytes.count, bytes[offset] == 0x0A || bytes[offset] == 0x0D {
      if bytes[offset] == 0x0A { nextLine += 1 }
      offset += 1
    }
    guard offset < bytes.count else { return false }
    lineStart = offset
    line = nextLine
    while true {
      try readCell()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { break }
      offset += 1
    }
    guard offset - lineStart <= limits.lineLength else {
      throw .error(
        "the line has more than \(limits.lineLength) bytes",
        at: SourcePosition(line: line, column: 1))
    }
    return true
  }

  /// The place of a cell.
  func position(of cell: Cell) -> SourcePosition {
    position(cell.isQuoted ? cell.range.lowerBound - 1 : cell.range.lowerBound)
  }

  /// The text of a cell.
  func text(of cell: Cell) -> String {
    guard cell.isQuoted else { return String(decoding: bytes[cell.range], as: UTF8.self) }
    var text: [UInt8] = []
    var index = cell.range.lowerBound
    while index < cell.range.upperBound {
      text.append(bytes[index])
      index += bytes[index] == UInt8(ascii: "\"") ? 2 : 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a cell is empty.
  func isEmpty(_ cell: Cell) -> Bool { cell.range.isEmpty }

  /// The number in a cell; nil where there is none.
  func number(in cell: Cell) -> Double? {
    let (start, end) = (cell.range.lowerBound, cell.range.upperBound)
    guard case .number(let value, let next) = DecimalReader.read(bytes, from: start, to: end),
      next == end
    else { return nil }
    return value
  }

  private func position(_ place: Int) -> SourcePosition {
    var column = 1
    // A row whose quoted cells span lines is counted from its first.
    for index in lineStart..<place where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: line, column: column)
  }

  private mutating func readCell() throws(Diagnostic) {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { return try readQuotedCell() }
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ",") || byte == 0x0A { break }
      if byte >= 0x80 || byte < 0x20 { try checkText(byte) }
      if byte == UInt8(ascii: "\"") { throw unexpected("a comma or the end of the line") }
      offset += 1
    }
    var end = offset
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    cells.append(Cell(range: start..<end, isQuoted: false))
  }

  private mutating func readQuotedCell() throws(Diagnostic) {
    let start = offset + 1
    offset = start
    while true {
      guard offset < bytes.count else {
        throw .error(
          "the file ends inside a cell, expected a quotation mark", at: position(start - 1))
      }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        guard offset + 1 < bytes.count, bytes[offset + 1] == byte else { break }
        offset += 1
      } else if byte >= 0x80 || byte < 0x20 {
        try checkText(byte)
      }
      if byte == 0x0A { nextLine += 1 }
      offset += 1
    }
    cells.append(Cell(range: start..<offset, isQuoted: true))
    offset += 1
    if offset < bytes.count, bytes[offset] == 0x0D { offset += 1 }
    if offset < bytes.count, bytes[offset] != UInt8(ascii: ","), bytes[offset] != 0x0A {
      throw unexpected("a comma or the end of the line")
    }
  }

  private func checkText(_ byte: UInt8) throws(Diagnostic) {
    if byte == 0x09 || byte == 0x0A || byte == 0x0D { return }
    // A continuation byte was looked at with the byte that began its sequence.
    if byte & 0xC0 == 0x80, offset > lineStart, bytes[offset - 1] >= 0x80 { return }
    guard byte >= 0x80, TextInput.scalarLength(bytes, at: offset, end: bytes.count) > 0 else {
      throw unexpected("text in UTF-8")
    }
  }

  private func unexpected(_ expected: String) -> Diagnostic {
    let found = TextInput.found(bytes, at: offset, end: bytes.count)
    return .error("found \(found), expected \(expected)", at: position(offset))
  }
}
