/// Reads a table of samples, `t,ev,id,x,y` and perhaps `p`, as a trace.
///
/// The first row names the columns, in any order. `ev` is `down`, `move`, `up`, `cancel` or
/// `hover`; a cancel may leave its place empty. A table says nothing of the viewport, so that is
/// given beside it; it has no end row, so a table that was cut off cannot be told from a whole one.
/// All rules of traces about times and contacts apply, the lenient ones too.
public enum TraceTableReader {
  /// Whether a file is such a table: its first row begins with a name and not with a brace.
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    var index = TextInput.start(of: bytes)
    while index < bytes.count, TextInput.isSpace(bytes[index]) { index += 1 }
    return index < bytes.count
      && (TextInput.startsWord(bytes[index]) || bytes[index] == UInt8(ascii: "\""))
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The file, UTF-8.
  ///   - viewport: The size of the recorded viewport, in points.
  ///   - options: Strict or lenient, and the limits.
  /// - Returns: The trace, with warnings.
  /// - Throws: All that is wrong with the file.
  public static func read(
    _ bytes: [UInt8], viewport: Size, options: TraceReader.Options = TraceReader.Options()
  ) throws(Diagnostics) -> TraceReading {
    if let problem = TextInput.problem(of: bytes, limits: options.limits) {
      throw Diagnostics([problem])
    }
    var reader = TraceReader(bytes: bytes, options: options)
    reader.header = TraceHeader(viewport: viewport, source: "csv")
    var table = CSVReader(bytes, limits: options.limits)
    do throws(Diagnostic) {
      // The file is not empty, so it has a first row.
      _ = try table.next()
      let columns = try TableColumn.columns(
        of: table, known: names, required: ["t", "ev", "id", "x", "y"])
      while try table.next() {
        guard reader.hasRoom(line: table.line) else { break }
        read(table, columns, &reader)
      }
    } catch {
      reader.diagnostics.add(error)
    }
    reader.sawEnd = true
    return try reader.finish()
  }

  private static let names = ["t", "ev", "id", "x", "y", "p"]

  /// Reads a row by way of the object that the line of a trace would be.
  private static func read(
    _ table: CSVReader, _ columns: [TableColumn], _ reader: inout TraceReader
  ) {
    let start = SourcePosition(line: table.line, column: 1)
    reader.lineCount += 1
    guard table.cells.count == columns.count else {
      return reader.refuse(
        .error("found \(table.cells.count) cells, expected \(columns.count)", at: start))
    }
    var members: [JSONMember] = []
    for (cell, column) in zip(table.cells, columns) where !table.isEmpty(cell) {
      let position = table.position(of: cell)
      let kind: JSONValue.Kind
      if column.name != "ev", let number = table.number(in: cell) {
        kind = .number(number)
      } else {
        kind = .string(table.text(of: cell))
      }
      members.append(
        JSONMember(key: column.name, keyPosition: position, value: JSONValue(kind, at: position)))
    }
    reader.readEntry(JSONValue(.object(members), at: start), number: table.line)
  }
}
