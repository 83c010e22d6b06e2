extension SceneWriter {
  /// An expression: a number or a truth value by itself, all else as text.
  static func expression(_ source: ExpressionSource) -> SceneText {
    let text = source.text
    if text == "true" { return .boolean(true) }
    if text == "false" { return .boolean(false) }
    // A number that the reader would spell otherwise keeps its spelling as a text.
    if let number = DecimalReader.number(text), number.description == text, text != "-0.0" {
      return .number(number)
    }
    return .string(text)
  }

  /// One expression, or a list of two.
  static func vector(_ source: VectorSource) -> SceneText {
    switch source {
    case .components(let x, let y): .list([expression(x), expression(y)])
    case .whole(let whole): expression(whole)
    }
  }

  /// A number that the reader takes.
  static func number(
    _ number: Double, _ expected: String, where accepts: (Double) -> Bool
  ) -> SceneText {
    accepts(number) ? .number(number) : .problem(.number(number, expected: expected))
  }

  /// States by their names.
  static func states(_ states: [StateDeclaration]) -> SceneText.Fields {
    var fields = SceneText.Fields()
    for state in states {
      let members = members(of: state)
      // A value that is an object would be taken for a type and an initial value.
      if members.count == 1, let value = members.first?.value, !value.isObject {
        fields.add(state.name, value)
      } else {
        fields.add(state.name, .object(members))
      }
    }
    return fields
  }

  /// Gesture states by their names.
  static func gestureStates(_ states: [GestureStateDeclaration]) -> SceneText.Fields {
    var fields = SceneText.Fields()
    for declaration in states {
      var members = members(of: declaration.state)
      if let reset = declaration.reset { members.append(.init("reset", animation(reset))) }
      if declaration.onRemoval == .reset { members.append(.init("onRemoval", .string("reset"))) }
      fields.add(declaration.state.name, .object(members))
    }
    return fields
  }

  /// The type of a state, where its value does not tell it, and the value.
  private static func members(of state: StateDeclaration) -> [SceneText.Member] {
    let initial = SceneText.Member("initial", self.initial(state.initial))
    var isPair = false
    if case .list(let values) = state.initial { isPair = values.count == 2 }
    if state.type == ValueType(of: state.initial) {
      return isPair ? [.init("type", .string("list")), initial] : [initial]
    }
    guard state.initial == .null, state.type.optionalized == state.type,
      let word = word(for: state.type.wrapped)
    else { return [.init("type", .problem(.stateType(state.type.name))), initial] }
    return [.init("type", .string(word)), initial]
  }

  /// The word for the type of a state that has no value.
  private static func word(for type: ValueType) -> String? {
    switch type {
    case .number, .boolean, .string, .vector: type.name
    case .null, .list, .record, .optional: nil
    }
  }

  /// The value of a state; a vector is a list of two numbers.
  static func initial(_ value: Value) -> SceneText {
    guard case .vector(let vector) = value else { return self.value(value) }
    return .list([.number(vector.x), .number(vector.y)])
  }

  /// An item of a collection or of the catalog.
  static func item(_ record: Record) -> SceneText {
    var fields = SceneText.Fields()
    for field in record.fields { fields.add(field.name, value(field.value)) }
    return .object(fields.members)
  }

  private static func value(_ value: Value) -> SceneText {
    switch value {
    case .null: .null
    case .number(let number): .number(number)
    case .boolean(let boolean): .boolean(boolean)
    case .string(let string): .string(string)
    case .vector: .problem(.vectorInItem)
    case .list(let values): .list(values.map { self.value($0) })
    case .record(let record): item(record)
    }
  }
}
