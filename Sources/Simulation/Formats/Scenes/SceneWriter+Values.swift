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
    let type = ValueType(of: state.initial)
    if state.type == type, !isPair(state.initial) { return [initial] }
    guard let word = word(of: state.type, startingAs: type) else {
      return [.init("type", .problem(.stateType(state.type.name))), initial]
    }
    return [.init("type", .string(word)), initial]
  }

  /// Whether a file would take a value for a vector.
  private static func isPair(_ value: Value) -> Bool {
    guard case .list(let values) = value, values.count == 2,
      case .number = values[0], case .number = values[1]
    else { return false }
    return true
  }

  /// The word for the type of a state that starts as a type; a state without a value may be null.
  private static func word(of type: ValueType, startingAs initial: ValueType) -> String? {
    if initial == .null { return type.isRequired ? nil : type.wrapped.word }
    guard type.wrapped == initial else { return nil }
    if case .list = initial { return type.isRequired ? "list" : "list?" }
    return type.word
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
