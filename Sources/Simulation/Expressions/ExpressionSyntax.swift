/// An expression as it was written, each part with its place in the text.
struct ExpressionSyntax: Hashable, Sendable {
  /// The form of a part.
  indirect enum Form: Hashable, Sendable {
    case literal(Value)
    case name(String)
    case member(ExpressionSyntax, String)
    case element(ExpressionSyntax, ExpressionSyntax)
    case negation(ExpressionSyntax)
    case not(ExpressionSyntax)
    case binary(BinaryOperator, ExpressionSyntax, ExpressionSyntax)
    case conditional(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    case call(String, [ExpressionSyntax])
    case list([ExpressionSyntax])
  }

  /// The form.
  var form: Form
  /// The place that a message about this part points at.
  var offset: Int

  /// The names of a chain of members with the dots between them, as `first.translation`.
  var dottedName: String? {
    switch form {
    case .name(let name): return name
    case .member(let inner, let name):
      guard let outer = inner.dottedName else { return nil }
      return outer + "." + name
    default: return nil
    }
  }
}
