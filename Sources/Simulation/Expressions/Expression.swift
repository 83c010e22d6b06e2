/// An expression whose names are resolved and whose types are checked.
indirect enum Expression: Hashable, Sendable {
  case literal(Value)
  case reference(Reference)
  case horizontal(Expression)
  case vertical(Expression)
  case field(Expression, String)
  case element(Expression, Expression)
  case negation(Expression)
  case not(Expression)
  case arithmetic(BinaryOperator, Expression, Expression)
  case concatenation(Expression, Expression)
  case comparison(BinaryOperator, Expression, Expression)
  case equality(Expression, Expression, negated: Bool)
  case logic(BinaryOperator, Expression, Expression)
  case coalescence(Expression, Expression)
  case conditional(Expression, Expression, Expression)
  case call(ExpressionFunction, [Expression])
  case apply(FunctionReference, [Expression])
  case list([Expression])

  /// The expressions that it is made of, one level down.
  var parts: [Expression] {
    switch self {
    case .literal, .reference: []
    case .horizontal(let inner), .vertical(let inner), .field(let inner, _), .negation(let inner),
      .not(let inner):
      [inner]
    case .element(let left, let right), .arithmetic(_, let left, let right),
      .concatenation(let left, let right), .comparison(_, let left, let right),
      .equality(let left, let right, _), .logic(_, let left, let right),
      .coalescence(let left, let right):
      [left, right]
    case .conditional(let condition, let whenTrue, let whenFalse): [condition, whenTrue, whenFalse]
    case .call(_, let arguments), .apply(_, let arguments), .list(let arguments): arguments
    }
  }

  /// Adds the references that the expression contains, in branches not taken too.
  func collectReferences(into references: inout [Reference]) {
    if case .reference(let reference) = self, !references.contains(reference) {
      references.append(reference)
    }
    for part in parts { part.collectReferences(into: &references) }
  }

  /// The references that the expression contains, each once, in order of appearance.
  var references: [Reference] {
    var result: [Reference] = []
    collectReferences(into: &result)
    return result
  }
}
