/// Fits text into columns of a width in characters.
enum TextWrap {
  /// Breaks a text at blanks; a word that is wider than a line breaks after `:`, `/`, `]`, or
  /// anywhere.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(text) {
      var rest = word[...]
      if !line.isEmpty, line.count + 1 + rest.count <= width {
        line += " " + rest
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while rest.count > width {
        let head = rest.prefix(width)
        let place = head.lastIndex { $0 == ":" || $0 == "/" || $0 == "]" }
        let cut = place.map { rest.index(after: $0) } ?? head.endIndex
        lines.append(String(rest[..<cut]))
        rest = rest[cut...]
      }
      line = String(rest)
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// The words; what stands in brackets is one, blanks included.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for part in text.split(separator: " ") {
      if isOpen {
        words[words.count - 1] += " " + part
      } else {
        words.append(String(part))
      }
      if part.hasPrefix("(") { isOpen = true }
      if part.contains(")") { isOpen = false }
    }
    return words
  }

  /// The text with blanks after it up to a width.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The text with blanks before it up to a width.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// The text without the blanks at its end.
  static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.hasSuffix(" ") { text.removeLast() }
    return String(text)
  }
}
