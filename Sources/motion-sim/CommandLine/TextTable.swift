/// Lines up cells in columns: the first to the left, the others to the right.
enum TextTable {
  /// The lines of a table, two blanks between columns.
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map { $0.count }.max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        guard column == 0 else { return blanks + cell }
        return row.count == 1 ? cell : cell + blanks
      }.joined(separator: "  ")
    }
  }
}
