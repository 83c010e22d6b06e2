import Gestures

extension Timeline {
  /// One line of the picture.
  struct Row: Equatable, CustomStringConvertible, Sendable {
    /// The word in front.
    var name: String
    /// The marks, without `-` at the end.
    var marks: String
    /// The words behind; nil where the picture has none.
    var words: String?

    /// Makes a row, cutting `-` at the end.
    init(name: String, marks: String) {
      self.name = name
      var kept = marks
      while kept.hasSuffix("-") { kept.removeLast() }
      self.marks = kept
    }

    /// Reads a line of a picture; nil where it is empty.
    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      guard let name = words.first else { return nil }
      self.init(name: String(name), marks: words.count > 1 ? String(words[1]) : "")
      if words.count > 2 { self.words = words.dropFirst(2).joined(separator: " ") }
    }

    /// The line again.
    var description: String { "\(name) \(marks) \(words ?? "")" }

    /// Draws a change into a column.
    mutating func mark(_ change: GestureChange, at column: Int) {
      var drawn = Array(marks)
      while drawn.count <= column { drawn.append("-") }
      drawn[column] = Self.mark(change)
      marks = String(drawn)
    }

    private static func mark(_ change: GestureChange) -> Character {
      switch change {
      case .possible: "p"
      case .held: "h"
      case .began: "a"
      case .changed: "+"
      case .ended: "e"
      case .failed: "f"
      }
    }
  }
}
