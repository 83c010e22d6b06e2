/// A text file of the package.
struct SourceFile {
  /// The path from the package's root, with slashes.
  let path: String
  /// The whole text.
  let text: String
  /// The text with comments and the contents of string literals blanked out, line by line.
  let code: String

  /// Makes a file of its text.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = path.hasSuffix(".swift") ? Self.code(of: Array(text.utf8)) : ""
  }

  /// The lines, without their ends.
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The name without its folder.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// What the text is inside of.
  private enum Place {
    case code
    case comment
    case literal
    case rawLiteral
    case longLiteral
  }

  /// Goes over the bytes once; only what is code, and the ends of lines, is kept.
  private static func code(of bytes: [UInt8]) -> String {
    let quote = UInt8(ascii: "\"")
    let hash = UInt8(ascii: "#")
    let slash = UInt8(ascii: "/")
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = Place.code
    var index = 0
    func next(_ distance: Int) -> UInt8? {
      index + distance < bytes.count ? bytes[index + distance] : nil
    }
    while index < bytes.count {
      let byte = bytes[index]
      let isLongQuote = byte == quote && next(1) == quote && next(2) == quote
      switch place {
      case .code where isLongQuote, .longLiteral where isLongQuote:
        place = place == .code ? .longLiteral : .code
        index += 2
      case .code where byte == hash && next(1) == quote && (next(2) != quote || next(3) != quote):
        place = .rawLiteral
        index += 1
      case .rawLiteral where byte == quote && next(1) == hash:
        place = .code
        index += 1
      case .code where byte == quote: place = .literal
      case .code where byte == slash && next(1) == slash: place = .comment
      case .code: result.append(byte)
      case .literal where byte == UInt8(ascii: "\\"): index += 1
      case .literal where byte == quote: place = .code
      case .comment where byte == UInt8(ascii: "\n"):
        place = .code
        result.append(byte)
      case .literal, .rawLiteral, .longLiteral, .comment: break
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
