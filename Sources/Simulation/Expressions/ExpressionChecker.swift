/// Resolves the names of an expression and checks its types.
struct ExpressionChecker {
  /// An expression with its type.
  struct Typed {
    var expression: Expression
    var type: ValueType
  }

  private let scope: NameScope

  /// Reads and checks an expression.
  static func check(
    _ text: String, in scope: NameScope
  ) throws(ExpressionError) -> Typed {
    let syntax = try ExpressionParser.parse(text)
    return try ExpressionChecker(scope: scope).check(syntax)
  }

  private func check(_ syntax: ExpressionSyntax) throws(ExpressionError) -> Typed {
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
      return Typed(expression: .not(operand), type: .boolean)
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
  private func check(
    _ syntax: ExpressionSyntax, as type: ValueType
  ) throws(ExpressionError) -> Expression {
    let typed = try check(syntax)
    guard type.accepts(typed.type) else {
      throw mismatch(typed.type, "a " + type.name, at: syntax.offset)
    }
    return typed.expression
  }

  private func mismatch(_ found: ValueType, _ expected: String, at offset: Int) -> ExpressionError {
    ExpressionError(
      message: "found a " + found.name + " where " + expected + " was expected", offset: offset)
  }

  private func check(name: String, at offset: Int) throws(ExpressionError) -> Typed {
    guard let entry = scope.find(name) else {
      var message = "'" + name + "' is not a name that is known here"
      if let nearest = EditDistance.nearest(to: name, among: scope.entries.map { $0.name }) {
        message += "; did you mean '" + nearest + "'?"
      }
      throw ExpressionError(message: message, offset: offset)
    }
    return Typed(expression: .reference(entry.reference), type: entry.type)
  }

  private func check(
    member name: String, of inner: Typed, at offset: Int
  ) throws(ExpressionError) -> Typed {
    switch inner.type.wrapped {
    case .vector where name == "x" || name == "width":
      return Typed(expression: .horizontal(inner.expression), type: .number)
    case .vector where name == "y" || name == "height":
      return Typed(expression: .vertical(inner.expression), type: .number)
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
      let isOptional = inner.type != inner.type.wrapped
      return Typed(
        expression: .field(inner.expression, name), type: isOptional ? type.optionalized : type)
    default:
      throw ExpressionError(
        message: "a " + inner.type.name + " has no part '" + name + "'", offset: offset)
    }
  }

  private func check(
    element index: ExpressionSyntax, of list: ExpressionSyntax
  ) throws(ExpressionError) -> Typed {
    let values = try check(list)
    guard case .list(let element) = values.type else {
      throw mismatch(values.type, "a list", at: list.offset)
    }
    let place = try check(index, as: .number)
    return Typed(expression: .element(values.expression, place), type: element.optionalized)
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
    return Typed(expression: .list(expressions), type: .list(type ?? .null))
  }

  private func check(
    _ condition: ExpressionSyntax, _ whenTrue: ExpressionSyntax, _ whenFalse: ExpressionSyntax,
    at offset: Int
  ) throws(ExpressionError) -> Typed {
    let test = try check(condition, as: .boolean)
    let first = try check(whenTrue)
    let second = try check(whenFalse)
    guard let type = first.type.joined(with: second.type) else {
      throw ExpressionError(
        message: "the branches differ: a " + first.type.name + " and a " + second.type.name,
        offset: offset)
    }
    return Typed(
      expression: .conditional(test, first.expression, second.expression), type: type)
  }
}

extension ExpressionChecker {
  private func check(
    _ infix: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax, at offset: Int
  ) throws(ExpressionError) -> Typed {
    switch infix {
    case .add, .subtract, .multiply, .divide, .remainder:
      return try check(arithmetic: infix, try check(left), try check(right), at: offset)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let a = try check(left, as: .number)
      let b = try check(right, as: .number)
      return Typed(expression: .comparison(infix, a, b), type: .boolean)
    case .equal, .notEqual:
      let (a, b) = (try check(left), try check(right))
      guard a.type.joined(with: b.type) != nil else {
        throw ExpressionError(
          message: "a " + a.type.name + " is never equal to a " + b.type.name, offset: offset)
      }
      return Typed(
        expression: .equality(a.expression, b.expression, negated: infix == .notEqual),
        type: .boolean)
    case .and, .or:
      let a = try check(left, as: .boolean)
      let b = try check(right, as: .boolean)
      return Typed(expression: .logic(infix, a, b), type: .boolean)
    }
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

  private func check(
    call name: String, _ arguments: [ExpressionSyntax], at offset: Int
  ) throws(ExpressionError) -> Typed {
    guard let function = ExpressionFunction(rawValue: name) else {
      var message = "'" + name + "' is not a function"
      let known = ExpressionFunction.allCases.map { $0.rawValue }
      if let nearest = EditDistance.nearest(to: name, among: known) {
        message += "; did you mean '" + nearest + "'?"
      }
      throw ExpressionError(message: message, offset: offset)
    }
    guard let count = function.numberCount else {
      return try check(listFunction: function, arguments, at: offset)
    }
    guard count.contains(arguments.count) else {
      throw ExpressionError(
        message: "'" + name + "' takes \(count.lowerBound)"
          + (count.count > 1 ? " to \(count.upperBound)" : "")
          + (count.upperBound > 1 ? " numbers" : " number") + ", found \(arguments.count)",
        offset: offset)
    }
    var numbers: [Expression] = []
    for argument in arguments { numbers.append(try check(argument, as: .number)) }
    return Typed(expression: .call(function, numbers), type: .number)
  }

  private func check(
    listFunction function: ExpressionFunction, _ arguments: [ExpressionSyntax], at offset: Int
  ) throws(ExpressionError) -> Typed {
    let wanted = function == .contains ? 2 : 1
    guard arguments.count == wanted else {
      throw ExpressionError(
        message: "'" + function.rawValue + "' takes a list"
          + (wanted == 2 ? " and a value" : "") + ", found \(arguments.count) argument"
          + (arguments.count == 1 ? "" : "s"),
        offset: offset)
    }
    let list = try check(arguments[0])
    guard case .list(let element) = list.type else {
      throw mismatch(list.type, "a list", at: arguments[0].offset)
    }
    var expressions = [list.expression]
    switch function {
    case .count: return Typed(expression: .call(function, expressions), type: .number)
    case .sum:
      guard element == .number || element == .null else {
        throw mismatch(element, "a list of numbers", at: arguments[0].offset)
      }
      return Typed(expression: .call(function, expressions), type: .number)
    case .contains:
      let value = try check(arguments[1])
      guard element.joined(with: value.type) != nil else {
        throw mismatch(value.type, "a " + element.name, at: arguments[1].offset)
      }
      expressions.append(value.expression)
      return Typed(expression: .call(function, expressions), type: .boolean)
    default:
      return Typed(expression: .call(function, expressions), type: element.optionalized)
    }
  }
}
