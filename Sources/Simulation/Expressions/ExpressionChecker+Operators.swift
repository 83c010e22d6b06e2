extension ExpressionChecker {
  /// Checks an operator with its two sides.
  func check(
    _ infix: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax, at offset: Int
  ) throws(ExpressionError) -> Typed {
    switch infix {
    case .add, .subtract, .multiply, .divide, .remainder:
      return try check(arithmetic: infix, try check(left), try check(right), at: offset)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let a = try check(left, as: .number)
      let b = try check(right, as: .number)
      return Typed(expression: .comparison(infix, a.expression, b.expression), type: .boolean)
    case .equal, .notEqual:
      let a = try check(left)
      let b = a.type.wrapped == .string ? try check(text: right) : try check(right)
      return try check(equality: infix, a, b, at: offset)
    case .and, .or: return try check(logic: infix, left, right)
    case .coalesce: return try check(coalescing: left, right, at: offset)
    }
  }

  private func check(
    equality infix: BinaryOperator, _ a: Typed, _ b: Typed, at offset: Int
  ) throws(ExpressionError) -> Typed {
    guard a.type.joined(with: b.type) != nil else {
      throw ExpressionError(
        message: "a " + a.type.name + " is never equal to a " + b.type.name, offset: offset)
    }
    let isNegated = infix == .notEqual
    let proofs = NullProofs.equality(a, b)
    return Typed(
      expression: .equality(a.expression, b.expression, negated: isNegated), type: .boolean,
      proofs: isNegated ? proofs.negated : proofs)
  }

  /// Checks `&&` and `||`; the right side is read only where the left one did not decide.
  private func check(
    logic infix: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax
  ) throws(ExpressionError) -> Typed {
    let isAnd = infix == .and
    let a = try check(left, as: .boolean)
    let known = isAnd ? a.proofs.whenTrue : a.proofs.whenFalse
    let b = try assuming(known).check(right, as: .boolean)
    return Typed(
      expression: .logic(infix, a.expression, b.expression), type: .boolean,
      proofs: isAnd ? a.proofs.and(b.proofs) : a.proofs.or(b.proofs))
  }

  private func check(
    coalescing left: ExpressionSyntax, _ right: ExpressionSyntax, at offset: Int
  ) throws(ExpressionError) -> Typed {
    let (a, b) = (try check(left), try check(right))
    guard !a.type.isRequired else {
      throw ExpressionError(
        message: "the left side of '??' is a " + a.type.name + " here, which is never null",
        offset: offset)
    }
    guard let type = a.type == .null ? b.type : a.type.wrapped.joined(with: b.type) else {
      throw ExpressionError(
        message: "'??' does not take a " + a.type.name + " and a " + b.type.name, offset: offset)
    }
    return Typed(expression: .coalescence(a.expression, b.expression), type: type)
  }

  private func check(
    arithmetic infix: BinaryOperator, _ a: Typed, _ b: Typed, at offset: Int
  ) throws(ExpressionError) -> Typed {
    if infix == .add, a.type == .string || b.type == .string {
      return Typed(expression: .concatenation(a.expression, b.expression), type: .string)
    }
    let expression = Expression.arithmetic(infix, a.expression, b.expression)
    switch (a.type, b.type) {
    case (.number, .number): return Typed(expression: expression, type: .number)
    case (.vector, .vector) where infix == .add || infix == .subtract:
      return Typed(expression: expression, type: .vector)
    case (.vector, .number) where infix == .multiply || infix == .divide:
      return Typed(expression: expression, type: .vector)
    case (.number, .vector) where infix == .multiply:
      return Typed(expression: expression, type: .vector)
    default:
      throw ExpressionError(
        message: "'" + infix.rawValue + "' does not take a " + a.type.name + " and a "
          + b.type.name, offset: offset)
    }
  }
}
