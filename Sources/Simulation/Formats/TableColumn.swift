/// A named column of a table.
struct TableColumn: Hashable, Sendable {
  /// The name in the first row.
  var name: String
  /// Where the name stands.
  var position: SourcePosition

  /// Returns the columns that the current row of a table names.
  ///
  /// - Parameters:
  ///   - table: The table, at its first row.
  ///   - known: The names that a column may have.
  ///   - required: The names that must be there.
  /// - Returns: The columns in order, each with another name.
  /// - Throws: An unknown name, a name that stands twice, or a missing one.
  static func columns(
    of table: CSVReader, known: [String], required: [String]
  ) throws(Diagnostic) -> [TableColumn] {
    var columns: [TableColumn] = []
    for cell in table.cells {
      let name = table.text(of: cell)
      let position = table.position(of: cell)
      guard known.contains(where: { $0.hasSameBytes(as: name) }) else {
        throw JSONFields.unknown("column", name, of: "the table", among: known, at: position)
      }
      guard !columns.contains(where: { $0.name == name }) else {
        throw .error("the column \"\(name)\" stands twice", at: position)
      }
      columns.append(TableColumn(name: name, position: position))
    }
    for name in required where !columns.contains(where: { $0.name == name }) {
      throw .error(
        "the table has no column \"\(name)\", expected \(required.joined(separator: ","))",
        at: SourcePosition(line: table.line, column: 1))
    }
    return columns
  }
}
