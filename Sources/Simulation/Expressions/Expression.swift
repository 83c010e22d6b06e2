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

  /// Adds the references that the expression contains, in branches not taken too.
  func collectReferences(into references: inout [Reference]) {
    switch self {
    case .literal: break
    case .reference(let reference):
      if !references.contains(reference) { references.append(reference) }
    case .horizontal(let inner), .vertical(let inner), .field(let inner, _), .negation(let inner),
      .not(let inner):
      inner.collectReferences(into: &references)
    case .element(let left, let right), .arithmetic(_, let left, let right),
      .concatenation(let left, let right), .comparison(_, let left, let right),
      .equality(let left, let right, _), .logic(_, let left, let right),
      .coalescence(let left, let right):
      left.collectReferences(into: &references)
      right.collectReferences(into: &references)
    case .conditional(let condition, let whenTrue, let whenFalse):
      condition.collectReferences(into: &references)
      whenTrue.collectReferences(into: &references)
      whenFalse.collectReferences(into: &references)
    case .call(_, let arguments), .apply(_, let arguments), .list(let arguments):
      for argument in arguments { argument.collectReferences(into: &references) }
    }
  }

  /// The references that the expression contains, each once, in order of appearance.
  var references: [Reference] {
    var result: [Reference] = []
    collectReferences(into: &result)
    return result
  }
}
