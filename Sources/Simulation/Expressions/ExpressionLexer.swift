/// Cuts the text of an expression into words.
struct ExpressionLexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Begins at the start of a text.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Returns all words, the last of them the end; more than `limit` before it are an error.
  static func tokens(
    of text: String, atMost limit: Int
  ) throws(ExpressionError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(text)
    var tokens: [ExpressionToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
      guard tokens.count <= limit else {
        throw ExpressionError(
          message: "the expression has more than \(limit) words", offset: token.offset)
      }
    }
  }

  private mutating func next() throws(ExpressionError) -> ExpressionToken {
    while index < scalars.count, scalars[index].isBlank { index += 1 }
    let start = index
    guard index < scalars.count else { return ExpressionToken(kind: .end, offset: start) }
    let scalar = scalars[index]
    if scalar.isDigit || (scalar == "." && index + 1 < scalars.count && scalars[index + 1].isDigit)
    {
      return ExpressionToken(kind: .number(try number()), offset: start)
    }
    if scalar.isNameStart { return ExpressionToken(kind: .name(name()), offset: start) }
    if scalar == "'" || scalar == "\"" {
      return ExpressionToken(kind: .string(try string(quote: scalar)), offset: start)
    }
    return ExpressionToken(kind: .symbol(try symbol()), offset: start)
  }

  private mutating func number() throws(ExpressionError) -> Double {
    let start = index
    var text = ""
    while index < scalars.count, scalars[index].isDigit || scalars[index] == "." { take(&text) }
    if index < scalars.count, scalars[index] == "e" || scalars[index] == "E" {
      take(&text)
      if index < scalars.count, scalars[index] == "+" || scalars[index] == "-" { take(&text) }
      guard index < scalars.count, scalars[index].isDigit else {
        throw ExpressionError(message: "the number '\(text)' lacks its exponent", offset: start)
      }
      while index < scalars.count, scalars[index].isDigit { take(&text) }
    }
    let points = text.utf8.count { $0 == UInt8(ascii: ".") }
    guard points <= 1, let value = Double(text), value.isFinite else {
      throw ExpressionError(message: "'\(text)' is not a number in range", offset: start)
    }
    return value
  }

  private mutating func take(_ text: inout String) {
    text.unicodeScalars.append(scalars[index])
    index += 1
  }

  private mutating func name() -> String {
    var text = ""
    while index < scalars.count, scalars[index].isNamePart { take(&text) }
    return text
  }

  private mutating func string(quote: Unicode.Scalar) throws(ExpressionError) -> String {
    let start = index
    index += 1
    var text = ""
    while index < scalars.count, scalars[index] != quote {
      if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
      take(&text)
    }
    guard index < scalars.count else {
      throw ExpressionError(
        message: "the text that begins here has no closing quote", offset: start)
    }
    index += 1
    return text
  }

  private mutating func symbol() throws(ExpressionError) -> String {
    if index + 1 < scalars.count {
      var pair = ""
      pair.unicodeScalars.append(scalars[index])
      pair.unicodeScalars.append(scalars[index + 1])
      switch pair {
      case "==", "!=", "<=", ">=", "&&", "||", "??":
        index += 2
        return pair
      default: break
      }
    }
    var single = ""
    single.unicodeScalars.append(scalars[index])
    switch single {
    case "+", "-", "*", "/", "%", "(", ")", "[", "]", ",", ".", "?", ":", "<", ">", "!":
      index += 1
      return single
    default:
      throw ExpressionError(message: "'\(single)' has no meaning in an expression", offset: index)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { value == 32 || (value >= 9 && value <= 13) }

  fileprivate var isDigit: Bool { value >= 48 && value <= 57 }

  fileprivate var isNameStart: Bool {
    (value >= 65 && value <= 90) || (value >= 97 && value <= 122) || value == 95
  }

  fileprivate var isNamePart: Bool { isNameStart || isDigit }
}
