/// Resolves the names of an expression and checks its types.
struct ExpressionChecker {
  /// An expression with its type.
  struct Typed {
    var expression: Expression
    var type: ValueType
    /// What it proves not to be null, where it is a condition.
    var proofs = NullProofs()
  }

  let scope: NameScope

  /// Reads and checks an expression; where a text is meant, an unknown name may lack its quotes.
  static func check(
    _ text: String, in scope: NameScope, isText: Bool = false
  ) throws(ExpressionError) -> Typed {
    let syntax = try ExpressionParser.parse(text)
    let checker = ExpressionChecker(scope: scope)
    return isText ? try checker.check(text: syntax) : try checker.check(syntax)
  }

  /// Checks a part; what is known not to be null has the type without its optionality.
  func check(_ syntax: ExpressionSyntax) throws(ExpressionError) -> Typed {
    var typed = try check(formOf: syntax)
    if !typed.type.isRequired, scope.isKnown(typed.expression) { typed.type = typed.type.wrapped }
    return typed
  }

  /// The checker of a part that is read only where some values are not null.
  func assuming(_ values: [Expression]) -> ExpressionChecker {
    ExpressionChecker(scope: scope.assuming(values))
  }

  private func check(formOf syntax: ExpressionSyntax) throws(ExpressionError) -> Typed {
    switch syntax.form {
    case .literal(let value):
      return Typed(expression: .literal(value), type: ValueType(of: value))
    case .name(let name): return try check(name: name, at: syntax.offset)
    case .member(let inner, let name):
      if let dotted = syntax.dottedName {
        if let entry = scope.find(dotted) {
          return Typed(expression: .reference(entry.reference), type: entry.type)
        }
        // `first` stands for nothing alone, but it has parts: the whole name is what is unknown.
        if scope.hasParts(of: inner) { return try check(name: dotted, at: inner.offset) }
      }
      return try check(member: name, of: try check(inner), at: syntax.offset)
    case .element(let list, let index): return try check(element: index, of: list)
    case .negation(let inner):
      let typed = try check(inner)
      guard typed.type == .number || typed.type == .vector else {
        throw mismatch(typed.type, "a number or a vector", at: inner.offset)
      }
      return Typed(expression: .negation(typed.expression), type: typed.type)
    case .not(let inner):
      let operand = try check(inner, as: .boolean)
      return Typed(
        expression: .not(operand.expression), type: .boolean, proofs: operand.proofs.negated)
    case .binary(let infix, let left, let right):
      return try check(infix, left, right, at: syntax.offset)
    case .conditional(let condition, let whenTrue, let whenFalse):
      return try check(condition, whenTrue, whenFalse, at: syntax.offset)
    case .call(let name, let arguments):
      return try check(call: name, arguments, at: syntax.offset)
    case .list(let elements): return try check(list: elements)
    }
  }

  /// Checks an expression that must have a certain type.
  func check(
    _ syntax: ExpressionSyntax, as type: ValueType
  ) throws(ExpressionError) -> Typed {
    let typed = try check(syntax)
    guard type.accepts(typed.type) else {
      throw ExpressionError(message: type.refusal(of: typed.type), offset: syntax.offset)
    }
    return typed
  }

  /// The error that a type was found where another one was expected.
  func mismatch(_ found: ValueType, _ expected: String, at offset: Int) -> ExpressionError {
    ExpressionError(
      message: "found a " + found.name + " where " + expected + " was expected", offset: offset)
  }

  private func check(name: String, at offset: Int) throws(ExpressionError) -> Typed {
    guard let entry = scope.find(name) else {
      throw ExpressionError(message: unknown(name), offset: offset)
    }
    return Typed(expression: .reference(entry.reference), type: entry.type)
  }

  /// Checks an expression where a text is meant: a name that is not known may lack its quotes.
  func check(text syntax: ExpressionSyntax) throws(ExpressionError) -> Typed {
    guard case .name(let name) = syntax.form, scope.find(name) == nil,
      !scope.viewStates.contains(where: { $0.name.hasSameBytes(as: name) })
    else { return try check(syntax) }
    throw ExpressionError(
      message: unknown(name) + "; a text has quotes of its own, as \"'" + name + "'\"",
      offset: syntax.offset)
  }

  private func unknown(_ name: String) -> String {
    let message = "'" + name + "' is not a name that is known here"
    if let state = scope.viewStates.first(where: { $0.name.hasSameBytes(as: name) }) {
      return message + "; it is a state of '" + state.view + "' and known inside that alone"
    }
    let near = EditDistance.nearest(to: name, among: scope.entries.map { $0.name })
    return near.map { message + "; did you mean '" + $0 + "'?" } ?? message
  }

  private func check(
    member name: String, of inner: Typed, at offset: Int
  ) throws(ExpressionError) -> Typed {
    switch inner.type.wrapped {
    case .vector where name == "x" || name == "width":
      return part(.horizontal(inner.expression), .number, of: inner)
    case .vector where name == "y" || name == "height":
      return part(.vertical(inner.expression), .number, of: inner)
    case .vector:
      throw ExpressionError(
        message: "a vector has x and y, or width and height, but no '" + name + "'",
        offset: offset)
    case .record(let record):
      guard let type = record[name] else {
        var message = "no item has a field '" + name + "'"
        if let nearest = EditDistance.nearest(to: name, among: record.fields.map { $0.name }) {
          message += "; did you mean '" + nearest + "'?"
        }
        throw ExpressionError(message: message, offset: offset)
      }
      return part(.field(inner.expression, name), type, of: inner)
    default:
      throw ExpressionError(
        message: "a " + inner.type.name + " has no part '" + name + "'", offset: offset)
    }
  }

  /// A part of a value; that of a value that may be null may be null too.
  private func part(_ expression: Expression, _ type: ValueType, of whole: Typed) -> Typed {
    Typed(expression: expression, type: whole.type.isRequired ? type : type.optionalized)
  }

  private func check(
    element index: ExpressionSyntax, of list: ExpressionSyntax
  ) throws(ExpressionError) -> Typed {
    let values = try check(list)
    guard case .list(let element) = values.type else {
      throw mismatch(values.type, "a list", at: list.offset)
    }
    let place = try check(index, as: .number)
    return Typed(
      expression: .element(values.expression, place.expression), type: element.optionalized)
  }

  private func check(list elements: [ExpressionSyntax]) throws(ExpressionError) -> Typed {
    var type: ValueType?
    var expressions: [Expression] = []
    for element in elements {
      let typed = try check(element)
      if let before = type {
        guard let joined = before.joined(with: typed.type) else {
          throw mismatch(
            typed.type, "a " + before.name + " like the elements before", at: element.offset)
        }
        type = joined
      } else {
        type = typed.type
      }
      expressions.append(typed.expression)
    }
    return Typed(expression: .list(expressions), type: .list(type?.ofElements ?? .null))
  }

  private func check(
    _ condition: ExpressionSyntax, _ whenTrue: ExpressionSyntax, _ whenFalse: ExpressionSyntax,
    at offset: Int
  ) throws(ExpressionError) -> Typed {
    let test = try check(condition, as: .boolean)
    let first = try assuming(test.proofs.whenTrue).check(whenTrue)
    let second = try assuming(test.proofs.whenFalse).check(whenFalse)
    guard let type = first.type.joined(with: second.type) else {
      throw ExpressionError(
        message: "the branches differ: a " + first.type.name + " and a " + second.type.name,
        offset: offset)
    }
    return Typed(
      expression: .conditional(test.expression, first.expression, second.expression), type: type)
  }
}
