import Foundation
import Testing

/// A text file of the package.
struct SourceFile: CustomTestStringConvertible {
  /// The path from the package's root, with slashes.
  let path: String
  /// The whole text.
  let text: String

  /// The lines, without their ends.
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The name of a file without its folder.
  var name: String { String(path.split(separator: "/").last ?? "") }

  var testDescription: String { path }

  /// The text with comments and the contents of string literals blanked out, line by line.
  var code: String {
    var result = ""
    var insideText = false
    for line in lines {
      result += Self.code(of: line, insideText: &insideText) + "\n"
    }
    return result
  }

  /// Blanks one line; `insideText` says whether a literal of several lines is open.
  private static func code(of line: Substring, insideText: inout Bool) -> String {
    var result = ""
    var rest = line
    var insideLiteral = false
    while let character = rest.first {
      if rest.hasPrefix("\"\"\"") {
        insideText.toggle()
        rest = rest.dropFirst(3)
      } else if insideText {
        rest = rest.dropFirst()
      } else if insideLiteral, character == "\\" {
        rest = rest.dropFirst(2)
      } else if character == "\"" {
        insideLiteral.toggle()
        result.append(character)
        rest = rest.dropFirst()
      } else if !insideLiteral, rest.hasPrefix("//") {
        break
      } else {
        if !insideLiteral { result.append(character) }
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
