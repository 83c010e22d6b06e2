import Simulation
import Testing

/// A damaged input with a mark `➤` where the message must point, and that message.
struct ErrorCase: CustomTestStringConvertible, Sendable {
  var input: String
  var message: String

  init(_ input: String, _ message: String) {
    self.input = input
    self.message = message
  }

  var testDescription: String { message }

  /// The input without its mark.
  var bytes: [UInt8] {
    Array(String(input.unicodeScalars.filter { $0 != "➤" }.map(Character.init)).utf8)
  }

  /// The place of the mark; nil where there is none.
  var position: SourcePosition? {
    var position = SourcePosition(line: 1, column: 1)
    for scalar in input.unicodeScalars {
      if scalar == "➤" { return position }
      if scalar == "\n" {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return nil
  }
}
