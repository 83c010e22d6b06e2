/// The text of an expression, and where it stands in its file.
///
/// Swift code writes it as a literal: `"drag.width / 20"`, `12`, `true`.
public struct ExpressionSource: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Where its first character stands; nil where code made it.
  public var position: SourcePosition?

  /// Makes a source.
  public init(_ text: String, at position: SourcePosition? = nil) {
    self.text = text
    self.position = position
  }

  /// Where a character of the text stands in the file.
  func position(offset: Int) -> SourcePosition? {
    guard let position else { return nil }
    return SourcePosition(line: position.line, column: position.column + offset)
  }
}

extension ExpressionSource: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// Makes the expression of a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes the expression that is a number.
  public init(floatLiteral value: Double) { self.init(value.description) }

  /// Makes the expression that is a whole number.
  public init(integerLiteral value: Int) { self.init(Double(value).description) }

  /// Makes the expression that is a truth value.
  public init(booleanLiteral value: Bool) { self.init(value ? "true" : "false") }
}
