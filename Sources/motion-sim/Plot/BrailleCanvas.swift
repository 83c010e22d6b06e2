/// A field of dots, two by four in each character.
struct BrailleCanvas {
  private let columns: Int
  private let rows: Int
  private var cells: [UInt8]

  /// Makes an empty field.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = [UInt8](repeating: 0, count: columns * rows)
  }

  /// Sets a dot; one outside the field is left out.
  mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    cells[y / 4 * columns + x / 2] |= bits[x % 2][y % 4]
  }

  /// Sets the dots of a straight line.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    guard steps > 0 else {
      set(end.x, end.y)
      return
    }
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let x = Double(start.x) + Double(end.x - start.x) * share
      let y = Double(start.y) + Double(end.y - start.y) * share
      set(Int(x.rounded()), Int(y.rounded()))
    }
  }

  /// The field as text, one string a row.
  var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        let cell = UInt32(cells[row * columns + column])
        if let scalar = Unicode.Scalar(0x2800 + cell) {
          line.unicodeScalars.append(cell == 0 ? " " : scalar)
        }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
