extension ExpressionChecker {
  /// Checks the call of a function.
  func check(
    call name: String, _ arguments: [ExpressionSyntax], at offset: Int
  ) throws(ExpressionError) -> Typed {
    guard let function = ExpressionFunction(rawValue: name) else {
      if let function = scope.functions.first(where: { $0.name.hasSameBytes(as: name) }) {
        return try check(call: function, arguments, at: offset)
      }
      var message = "'" + name + "' is not a function"
      let known = ExpressionFunction.allCases.map { $0.rawValue } + scope.functions.map { $0.name }
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
    for argument in arguments { numbers.append(try check(argument, as: .number).expression) }
    return Typed(expression: .call(function, numbers), type: .number)
  }

  private func check(
    call function: SceneFunction, _ arguments: [ExpressionSyntax], at offset: Int
  ) throws(ExpressionError) -> Typed {
    guard arguments.count == function.parameters.count else {
      let types = function.parameters.map { "a " + $0.name }.joined(separator: " and ")
      throw ExpressionError(
        message: "'" + function.name + "' takes " + types + ", found \(arguments.count) argument"
          + (arguments.count == 1 ? "" : "s"), offset: offset)
    }
    var expressions: [Expression] = []
    for (argument, type) in zip(arguments, function.parameters) {
      expressions.append(try check(argument, as: type).expression)
    }
    return Typed(
      expression: .apply(FunctionReference(function: function), expressions), type: function.result)
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
