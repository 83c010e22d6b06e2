import Testing

/// Reads what `motion-sim curve` prints.
enum CurveOutput {
  /// A row of the table.
  struct Row {
    var time: Double
    var value: Double
    var velocity: Double
  }

  /// The rows of a table.
  static func rows(_ text: String) throws -> [Row] {
    let lines = text.split(separator: "\n")
    #expect(lines.first == "time,value,velocity")
    return try lines.dropFirst().map { line in
      let cells = line.split(separator: ",").map { Double($0) }
      try #require(cells.count == 3)
      return Row(
        time: try #require(cells[0]), value: try #require(cells[1]),
        velocity: try #require(cells[2]))
    }
  }

  /// The values of a description, by name.
  static func lines(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let end = line.firstIndex(of: ":") else { continue }
      result[String(line[..<end])] = String(line[end...].dropFirst(2))
    }
    return result
  }
}
