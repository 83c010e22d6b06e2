extension Expression {
  /// The longest text that `+` makes, in bytes; 64 KiB.
  static let textLimit = 65_536

  /// Returns the value of the expression in a scope.
  func evaluate(in scope: borrowing Scope) -> Value {
    switch self {
    case .literal(let value): return value
    case .reference(let reference): return scope[reference]
    case .horizontal(let inner):
      guard case .vector(let vector) = inner.evaluate(in: scope) else { return .null }
      return .number(vector.x)
    case .vertical(let inner):
      guard case .vector(let vector) = inner.evaluate(in: scope) else { return .null }
      return .number(vector.y)
    case .field(let inner, let name):
      guard case .record(let record) = inner.evaluate(in: scope) else { return .null }
      return record[name]
    case .element(let list, let index):
      let values = list.evaluate(in: scope).asList
      let place = index.evaluate(in: scope).asNumber
      guard place >= 0, place < Double(values.count) else { return .null }
      return values[Int(place)]
    case .negation(let inner): return Self.negated(inner.evaluate(in: scope))
    case .not(let inner): return .boolean(!inner.evaluate(in: scope).asBoolean)
    case .arithmetic(let infix, let left, let right):
      return infix.arithmetic(left.evaluate(in: scope), right.evaluate(in: scope))
    case .concatenation(let left, let right):
      let (first, second) = (left.evaluate(in: scope).text, right.evaluate(in: scope).text)
      // A text that grew with every update would exhaust memory: beyond the limit it stays.
      let isShort = first.utf8.count + second.utf8.count <= Self.textLimit
      return .string(isShort ? first + second : first)
    case .comparison(let infix, let left, let right):
      let (a, b) = (left.evaluate(in: scope).asNumber, right.evaluate(in: scope).asNumber)
      return .boolean(infix.compare(a, b))
    case .equality(let left, let right, let negated):
      return .boolean((left.evaluate(in: scope) == right.evaluate(in: scope)) != negated)
    case .logic(let infix, let left, let right):
      let first = left.evaluate(in: scope).asBoolean
      if first != (infix == .and) { return .boolean(first) }
      return .boolean(right.evaluate(in: scope).asBoolean)
    case .coalescence(let left, let right):
      let value = left.evaluate(in: scope)
      if case .null = value { return right.evaluate(in: scope) }
      return value
    case .conditional(let condition, let whenTrue, let whenFalse):
      return condition.evaluate(in: scope).asBoolean
        ? whenTrue.evaluate(in: scope) : whenFalse.evaluate(in: scope)
    case .call(let function, let arguments): return function.call(arguments, in: scope)
    case .apply(let reference, let arguments):
      return reference.function.call(arguments.map { $0.evaluate(in: scope) })
    case .list(let elements): return .list(elements.map { $0.evaluate(in: scope) })
    }
  }

  private static func negated(_ value: Value) -> Value {
    if case .vector(let vector) = value { return .vector(Vector(x: -vector.x, y: -vector.y)) }
    return .number(-value.asNumber)
  }
}

extension ExpressionFunction {
  fileprivate func call(_ arguments: [Expression], in scope: borrowing Scope) -> Value {
    guard numberCount == nil else {
      return .number(evaluate(arguments.map { $0.evaluate(in: scope).asNumber }))
    }
    let argument = arguments.count > 1 ? arguments[1].evaluate(in: scope) : .null
    return evaluate(list: arguments[0].evaluate(in: scope).asList, argument: argument)
  }
}

extension BinaryOperator {
  fileprivate func arithmetic(_ left: Value, _ right: Value) -> Value {
    switch (left, right) {
    case (.vector(let a), .vector(let b)):
      .vector(Vector(x: arithmetic(a.x, b.x), y: arithmetic(a.y, b.y)))
    case (.vector(let a), _):
      .vector(Vector(x: arithmetic(a.x, right.asNumber), y: arithmetic(a.y, right.asNumber)))
    case (_, .vector(let b)):
      .vector(Vector(x: arithmetic(left.asNumber, b.x), y: arithmetic(left.asNumber, b.y)))
    default: .number(arithmetic(left.asNumber, right.asNumber))
    }
  }

  private func arithmetic(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .remainder: Self.remainder(a, b)
    default: 0
    }
  }

  /// The remainder with the sign of the dividend, exact for whole numbers below 2⁵³.
  private static func remainder(_ a: Double, _ b: Double) -> Double {
    guard b != 0, a.isFinite, b.isFinite else { return .nan }
    if a == a.rounded(), b == b.rounded(), a.magnitude < 0x1p53, b.magnitude < 0x1p53 {
      return Double(Int64(a) % Int64(b))
    }
    return a - (a / b).rounded(.towardZero) * b
  }

  fileprivate func compare(_ a: Double, _ b: Double) -> Bool {
    switch self {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    default: false
    }
  }
}
