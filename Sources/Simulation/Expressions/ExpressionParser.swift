/// Reads an expression by precedence.
///
/// ```
/// conditional := binary [ "?" conditional ":" conditional ]
/// binary      := unary { operator unary }
/// unary       := ("-" | "!") unary | postfix
/// postfix     := primary { "." name | "[" conditional "]" }
/// primary     := number | text | name | name "(" list ")" | "(" conditional ")" | "[" list "]"
/// ```
struct ExpressionParser {
  /// The deepest nesting that is read; deeper input is refused, not followed.
  static let maximumDepth = 64
  /// The most words that are read; a long chain makes a deep tree without any nesting.
  static let maximumLength = 1000

  private let tokens: [ExpressionToken]
  private var index = 0
  /// The nesting of the part being read; the whole expression is level 0.
  private var depth = -1

  /// Reads a whole text as one expression.
  static func parse(_ text: String) throws(ExpressionError) -> ExpressionSyntax {
    let tokens = try ExpressionLexer.tokens(of: text, atMost: maximumLength)
    var parser = ExpressionParser(tokens: tokens)
    let result = try parser.conditional()
    guard parser.current.kind == .end else {
      throw parser.unexpected("an operator or the end")
    }
    return result
  }

  private init(tokens: [ExpressionToken]) {
    self.tokens = tokens
  }

  private var current: ExpressionToken { tokens[index] }

  private func unexpected(_ expected: String) -> ExpressionError {
    ExpressionError(
      message: "found " + current.text + " where " + expected + " was expected",
      offset: current.offset)
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ symbol: String) throws(ExpressionError) {
    guard take(symbol) else { throw unexpected("'" + symbol + "'") }
  }

  private mutating func enter() throws(ExpressionError) {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw ExpressionError(
        message: "the expression is nested deeper than \(Self.maximumDepth) levels",
        offset: current.offset)
    }
  }

  private mutating func conditional() throws(ExpressionError) -> ExpressionSyntax {
    try enter()
    defer { depth -= 1 }
    let condition = try binary(above: 0)
    let offset = current.offset
    guard take("?") else { return condition }
    let whenTrue = try conditional()
    try expect(":")
    let whenFalse = try conditional()
    return ExpressionSyntax(form: .conditional(condition, whenTrue, whenFalse), offset: offset)
  }

  private mutating func binary(above minimum: Int) throws(ExpressionError) -> ExpressionSyntax {
    var left = try unary()
    while case .symbol(let symbol) = current.kind,
      let infix = BinaryOperator(rawValue: symbol), infix.precedence > minimum
    {
      let offset = current.offset
      index += 1
      let right = try binary(above: infix.precedence - (infix.isRightAssociative ? 1 : 0))
      left = ExpressionSyntax(form: .binary(infix, left, right), offset: offset)
    }
    return left
  }

  private mutating func unary() throws(ExpressionError) -> ExpressionSyntax {
    let offset = current.offset
    let isNegation = take("-")
    guard isNegation || take("!") else { return try postfix() }
    try enter()
    defer { depth -= 1 }
    let operand = try unary()
    return ExpressionSyntax(form: isNegation ? .negation(operand) : .not(operand), offset: offset)
  }

  private mutating func postfix() throws(ExpressionError) -> ExpressionSyntax {
    var result = try primary()
    while true {
      let offset = current.offset
      if take(".") {
        guard case .name(let name) = current.kind else { throw unexpected("a name") }
        result = ExpressionSyntax(form: .member(result, name), offset: current.offset)
        index += 1
      } else if take("[") {
        let element = try conditional()
        try expect("]")
        result = ExpressionSyntax(form: .element(result, element), offset: offset)
      } else {
        return result
      }
    }
  }

  private mutating func primary() throws(ExpressionError) -> ExpressionSyntax {
    let token = current
    switch token.kind {
    case .number(let number):
      index += 1
      return ExpressionSyntax(form: .literal(.number(number)), offset: token.offset)
    case .string(let string):
      index += 1
      return ExpressionSyntax(form: .literal(.string(string)), offset: token.offset)
    case .name(let name):
      index += 1
      return try named(name, at: token.offset)
    case .symbol("("):
      index += 1
      let inner = try conditional()
      try expect(")")
      return inner
    case .symbol("["):
      index += 1
      return ExpressionSyntax(form: .list(try arguments(until: "]")), offset: token.offset)
    case .symbol, .end:
      throw unexpected("a value")
    }
  }

  private mutating func named(
    _ name: String, at offset: Int
  ) throws(ExpressionError) -> ExpressionSyntax {
    switch name {
    case "true": return ExpressionSyntax(form: .literal(.boolean(true)), offset: offset)
    case "false": return ExpressionSyntax(form: .literal(.boolean(false)), offset: offset)
    case "null": return ExpressionSyntax(form: .literal(.null), offset: offset)
    default: break
    }
    guard take("(") else { return ExpressionSyntax(form: .name(name), offset: offset) }
    return ExpressionSyntax(form: .call(name, try arguments(until: ")")), offset: offset)
  }

  private mutating func arguments(
    until close: String
  ) throws(ExpressionError) -> [ExpressionSyntax] {
    var result: [ExpressionSyntax] = []
    if take(close) { return result }
    repeat { result.append(try conditional()) } while take(",")
    try expect(close)
    return result
  }
}
