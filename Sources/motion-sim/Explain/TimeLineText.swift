import Simulation

/// Prints a time line in columns of text.
///
/// Where the columns would be too narrow for sentences they are numbered: each holds one letter,
/// and the sentences follow at the right.
struct TimeLineText {
  /// The narrowest column that holds sentences, in characters.
  static let narrowest = 18
  /// The widest one.
  static let widest = 60
  /// The characters between columns.
  static let gap = 2

  /// What is printed.
  var line: TimeLine
  /// The width, in characters.
  var columns: Int
  /// Whether cells are coloured.
  var usesColor = false

  /// The lines of the table.
  var lines: [String] {
    guard !line.columns.isEmpty else { return [] }
    let times = TimeText(line)
    let heads = line.rows.map { row in
      (time: times.text(row.time), causes: row.causes)
    }
    let timeWidth = max(4, heads.map { $0.time.count }.max() ?? 0)
    let causes = heads.flatMap { $0.causes }.map { $0.count }
    let causeWidth = min(16, max(5, causes.max() ?? 0))
    let rest = columns - timeWidth - causeWidth - Self.gap
    let width = rest / line.columns.count - Self.gap
    if width >= Self.narrowest || line.columns.count == 1 {
      return sentences(heads, timeWidth, causeWidth, max(width, Self.narrowest))
    }
    return marks(heads, timeWidth, causeWidth)
  }

  // MARK: Sentences in columns

  private func sentences(
    _ heads: [(time: String, causes: [String])], _ timeWidth: Int, _ causeWidth: Int, _ most: Int
  ) -> [String] {
    let widths = line.columns.indices.map { column in
      let texts = line.rows.flatMap { $0.cells[column].map { $0.text } } + [line.columns[column]]
      return min(most, Self.widest, max(8, texts.map { $0.count }.max() ?? 0))
    }
    var result = block(
      [TextWrap.left("time", timeWidth)], ["touch"], causeWidth,
      zip(line.columns, widths).map { name, width in
        TextWrap.lines(name, width: width).map { Piece($0, .plain, width) }
      })
    for (row, head) in zip(line.rows, heads) {
      let cells = line.columns.indices.map { column in
        pieces(row, column, width: widths[column])
      }
      let causes = head.causes.flatMap { TextWrap.lines($0, width: causeWidth) }
      result += block([TextWrap.right(head.time, timeWidth)], causes, causeWidth, cells)
    }
    return result
  }

  /// A line of a cell with its colour and width.
  private struct Piece {
    var text: String
    var tone: TimeLine.Tone
    var width: Int

    init(_ text: String, _ tone: TimeLine.Tone, _ width: Int) {
      self.text = text
      self.tone = tone
      self.width = width
    }
  }

  private func pieces(_ row: TimeLine.Row, _ column: Int, width: Int) -> [Piece] {
    let cells = row.cells[column]
    // A gesture to which nothing happens is drawn through while it lives.
    if cells.isEmpty { return [Piece(row.isAlive[column] ? "│" : "", .plain, width)] }
    return cells.flatMap { cell in
      TextWrap.lines(cell.text, width: width).map { Piece($0, cell.tone, width) }
    }
  }

  private func block(
    _ times: [String], _ causes: [String], _ causeWidth: Int, _ cells: [[Piece]]
  ) -> [String] {
    let height = max(1, causes.count, cells.map { $0.count }.max() ?? 1)
    let gap = String(repeating: " ", count: Self.gap)
    return (0..<height).map { index in
      let time = index < times.count ? times[index] : TextWrap.left("", times[0].count)
      var text = time + gap + TextWrap.left(index < causes.count ? causes[index] : "", causeWidth)
      for column in cells {
        text += gap
        guard index < column.count else {
          text += TextWrap.left("", column.first?.width ?? 0)
          continue
        }
        text += painted(TextWrap.left(column[index].text, column[index].width), column[index].tone)
      }
      return TextWrap.trimmed(text)
    }
  }

  // MARK: Letters in numbered columns

  private func marks(
    _ heads: [(time: String, causes: [String])], _ timeWidth: Int, _ causeWidth: Int
  ) -> [String] {
    let count = line.columns.count
    let digits = "\(count)".count
    // With very many gestures the letters would leave no room for the sentences.
    let showsMarks = count * (digits + 1) <= columns / 2 - timeWidth
    let numbers = line.columns.indices.map { TextWrap.right("\($0 + 1)", digits) }
    var result = zip(numbers, line.columns).map { "\($0)  \($1)" }
    result.append("")
    let gap = String(repeating: " ", count: Self.gap)
    let lead = timeWidth + causeWidth + Self.gap * 2 + (showsMarks ? count * (digits + 1) + 1 : 0)
    let header = TextWrap.left("time", timeWidth) + gap + TextWrap.left("touch", causeWidth)
    result.append(
      TextWrap.trimmed(header + gap + (showsMarks ? numbers.joined(separator: " ") : "")))
    for (row, head) in zip(line.rows, heads) {
      var texts: [(String, TimeLine.Tone)] = []
      for column in line.columns.indices {
        for cell in row.cells[column] where cell.mark != "p" || !showsMarks {
          let wrapped = TextWrap.lines(
            "\(column + 1) \(cell.text)", width: max(columns - lead, 20))
          texts += wrapped.map { ($0, cell.tone) }
        }
      }
      let letters = line.columns.indices.map { column in
        letter(row, column, width: digits)
      }
      let causes = head.causes.flatMap { TextWrap.lines($0, width: causeWidth) }
      for index in 0..<max(1, causes.count, texts.count) {
        var text = index == 0 ? TextWrap.right(head.time, timeWidth) : TextWrap.left("", timeWidth)
        text += gap + TextWrap.left(index < causes.count ? causes[index] : "", causeWidth) + gap
        if showsMarks {
          text +=
            index == 0
            ? letters.joined(separator: " ") + gap : TextWrap.left("", count * (digits + 1) + 1)
        }
        if index < texts.count { text += painted(texts[index].0, texts[index].1) }
        result.append(TextWrap.trimmed(text))
      }
    }
    return result
  }

  private func letter(_ row: TimeLine.Row, _ column: Int, width: Int) -> String {
    guard let cell = row.cells[column].last(where: { $0.mark != "!" }) else {
      return TextWrap.right(row.isAlive[column] ? "│" : "·", width)
    }
    return painted(TextWrap.right(String(cell.mark), width), cell.tone)
  }

  private func painted(_ text: String, _ tone: TimeLine.Tone) -> String {
    guard usesColor, !text.allSatisfy({ $0 == " " }) else { return text }
    return switch tone {
    case .plain: text
    case .waiting: "\u{1B}[33m\(text)\u{1B}[0m"
    case .won: "\u{1B}[32m\(text)\u{1B}[0m"
    case .lost: "\u{1B}[31m\(text)\u{1B}[0m"
    }
  }
}
