import Simulation

/// Prints what is wrong with a file as compilers do: place, message, line, caret.
struct DiagnosticPrinter {
  /// The most messages that are printed of one file; readers themselves stop at twenty of a kind.
  static let limit = 50
  /// The most characters of a source line that are shown.
  static let lineWidth = 100

  /// The file's name as the user wrote it.
  var file: String
  /// The file's bytes, for the lines.
  var source: [UInt8]
  /// Whether severities are coloured.
  var usesColor: Bool

  /// The messages as text, the first ``limit`` and then a count.
  func text(for items: [Diagnostic]) -> String {
    let lines = SourceLines(source)
    var result = ""
    for item in items.prefix(Self.limit) {
      result += text(for: item, lines: lines)
    }
    if items.count > Self.limit {
      let left = items.count - Self.limit
      result += "\(file): note: \(left) more message\(left == 1 ? "" : "s") not shown\n"
    }
    return result
  }

  private func text(for item: Diagnostic, lines: SourceLines) -> String {
    guard let position = item.position else {
      return "\(file): \(label(item.severity)) \(item.message)\n"
    }
    let place = "\(file):\(position.line):\(position.column):"
    var result = "\(place) \(label(item.severity)) \(item.message)\n"
    if let line = lines.line(position.line) {
      result += excerpt(of: line, column: position.column)
    }
    return result
  }

  /// The line and, below it, the caret; a long line is cut around the caret.
  private func excerpt(of bytes: ArraySlice<UInt8>, column: Int) -> String {
    let window = Self.lineWidth * 4
    // A line of a megabyte is decoded only around the caret's place.
    let scalars = Array(
      String(decoding: bytes.prefix(column * 4 + window), as: UTF8.self).unicodeScalars)
    let caret = min(max(column - 1, 0), scalars.count)
    var start = 0
    var end = scalars.count
    if scalars.count > Self.lineWidth {
      start = max(0, min(caret - Self.lineWidth / 2, scalars.count - Self.lineWidth))
      end = min(scalars.count, start + Self.lineWidth)
    }
    var shown = start > 0 ? "…" : ""
    var below = start > 0 ? " " : ""
    for index in start..<end {
      let scalar = scalars[index]
      let isControl = scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
      shown.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      if index < caret { below.unicodeScalars.append(scalar == "\t" ? "\t" : " ") }
    }
    if end < scalars.count { shown += "…" }
    return "\(shown)\n\(below)^\n"
  }

  private func label(_ severity: Diagnostic.Severity) -> String {
    let (word, color) =
      switch severity {
      case .error: ("error:", "31")
      case .warning: ("warning:", "35")
      case .note: ("note:", "36")
      }
    return usesColor ? "\u{1B}[1;\(color)m\(word)\u{1B}[0m" : word
  }
}
