/// A word of an expression.
struct ExpressionToken: Hashable, Sendable {
  /// What the word is.
  enum Kind: Hashable, Sendable {
    case number(Double)
    case string(String)
    case name(String)
    case symbol(String)
    case end
  }

  /// What the word is.
  var kind: Kind
  /// Where it begins, in Unicode scalars from the start of the expression.
  var offset: Int

  /// The word for messages.
  var text: String {
    switch kind {
    case .number(let number): "the number " + Value.number(number).text
    case .string(let string): "the text '" + string + "'"
    case .name(let name): "'" + name + "'"
    case .symbol(let symbol): "'" + symbol + "'"
    case .end: "the end of the expression"
    }
  }
}
