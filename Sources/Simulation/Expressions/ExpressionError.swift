/// What is wrong with an expression, and where in its text.
struct ExpressionError: Error, Hashable, Sendable {
  /// The sentence.
  var message: String
  /// The place, in Unicode scalars from the start of the expression.
  var offset: Int
}
