extension SceneReader {
  /// Reads a state: a value, or a type and an initial value.
  mutating func state(_ member: JSONMember) -> StateDeclaration {
    guard member.value.members != nil else {
      return StateDeclaration(
        member.key, initial: stateValue(member.value), position: member.keyPosition)
    }
    var fields = JSONFields(member.value, of: "a state")
    let state = self.state(named: member, &fields)
    finish(fields)
    return state
  }

  /// Reads the type and the initial value of a state from its object.
  mutating func state(
    named member: JSONMember, _ fields: inout JSONFields
  ) -> StateDeclaration {
    let lists = ["list", "list?"]
    let word = fields.word("type", among: ValueType.words + lists)
    var initial = fields.value("initial").map { stateValue($0) } ?? .null
    var type = word.flatMap { ValueType(word: $0) }
    if let word, lists.contains(word) {
      if case .vector(let vector) = initial {
        initial = .list([.number(vector.x), .number(vector.y)])
      }
      type = ValueType(of: initial)
      if word == "list?" { type = type?.optionalized }
    }
    if initial == .null { type = type?.optionalized }
    return StateDeclaration(
      member.key, initial: initial, type: type, position: member.keyPosition)
  }

  /// Reads a gesture state: a value, or an object with `initial`, `reset` and `onRemoval`.
  mutating func gestureState(_ member: JSONMember) -> GestureStateDeclaration {
    guard member.value.members != nil else { return GestureStateDeclaration(state(member)) }
    var fields = JSONFields(member.value, of: "a gesture state")
    var result = GestureStateDeclaration(state(named: member, &fields))
    if let reset = fields.value("reset") { result.reset = animation(reset) }
    if let word = fields.word("onRemoval", among: ["keep", "reset"]) {
      result.onRemoval = word == "reset" ? .reset : .keep
    }
    finish(fields)
    return result
  }

  /// A value of a state; a list of two numbers is a vector.
  func stateValue(_ value: JSONValue) -> Value {
    if let numbers = value.array, numbers.count == 2, let x = numbers[0].number,
      let y = numbers[1].number
    {
      return .vector(Vector(x: x, y: y))
    }
    return itemValue(value)
  }

  /// A value in an item; a list is a list.
  func itemValue(_ value: JSONValue) -> Value {
    switch value.kind {
    case .null: .null
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .array(let values): .list(values.map { itemValue($0) })
    case .object(let members):
      .record(Record(members.map { Record.Field($0.key, itemValue($0.value)) }))
    }
  }

  /// Reads an expression: a number, a truth value or a text.
  mutating func expression(_ value: JSONValue) -> ExpressionSource {
    switch value.kind {
    case .number(let number): return ExpressionSource(number.description, at: value.position)
    case .boolean(let boolean):
      return ExpressionSource(boolean ? "true" : "false", at: value.position)
    case .null: return ExpressionSource("null", at: value.position)
    case .string(let string):
      let position = value.position
      return ExpressionSource(
        string, at: SourcePosition(line: position.line, column: position.column + 1))
    case .array, .object:
      problems.append(value.mismatch(expected: "an expression: a number, a text, true or false"))
      return ExpressionSource("0", at: value.position)
    }
  }

  /// Reads one expression or a list of two.
  mutating func vector(_ value: JSONValue) -> VectorSource {
    guard let values = value.array else { return .whole(expression(value)) }
    guard values.count == 2 else {
      problems.append(value.mismatch(expected: "one expression or a list of two"))
      return .whole(ExpressionSource("0", at: value.position))
    }
    return .components(expression(values[0]), expression(values[1]))
  }
}
