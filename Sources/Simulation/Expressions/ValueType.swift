/// The type of an expression.
public indirect enum ValueType: Hashable, Sendable {
  /// The type of `null` alone.
  case null
  /// A number.
  case number
  /// A truth value.
  case boolean
  /// A text.
  case string
  /// Two numbers.
  case vector
  /// A list of one type.
  case list(ValueType)
  /// An item with known fields.
  case record(RecordType)
  /// A type or `null`.
  case optional(ValueType)

  /// The type without its optionality.
  var wrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The type made optional, unless it is already.
  var optionalized: ValueType {
    switch self {
    case .null, .optional: self
    case .number, .boolean, .string, .vector, .list, .record: .optional(self)
    }
  }

  /// Whether a value of the type is never null.
  var isRequired: Bool { optionalized != self }

  /// The word for messages.
  public var name: String {
    switch self {
    case .null: "null"
    case .number: "number"
    case .boolean: "boolean"
    case .string: "string"
    case .vector: "vector"
    case .list(let element): "list of " + element.name
    case .record: "item"
    case .optional(.null): "null"
    case .optional(let wrapped): wrapped.name + " or null"
    }
  }

  /// Whether a value of another type may stand where this type is expected.
  func accepts(_ other: ValueType) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.optional, .null), (.optional, .optional(.null)): return true
    case (.optional(let wrapped), .optional(let inner)): return wrapped.accepts(inner)
    case (.optional(let wrapped), _): return wrapped.accepts(other)
    case (.list(let element), .list(let inner)): return inner == .null || element.accepts(inner)
    case (.record(let record), .record(let other)): return record.accepts(other)
    default: return false
    }
  }

  /// The sentence that a value of another type does not do where this type is expected.
  func refusal(of other: ValueType) -> String {
    let hint = accepts(other.wrapped) ? "; '??' gives the value that stands for null" : ""
    return "found a " + other.name + " where a " + name + " was expected" + hint
  }

  /// The type that holds values of both types; nil where there is none.
  func joined(with other: ValueType) -> ValueType? {
    if accepts(other) { return self }
    if other.accepts(self) { return other }
    if other.wrapped == .null { return optionalized }
    if wrapped == .null { return other.optionalized }
    if !isRequired || !other.isRequired {
      return wrapped.joined(with: other.wrapped)?.optionalized
    }
    switch (self, other) {
    case (.list(let element), .list(let inner)):
      return element.joined(with: inner).map { .list($0) }
    case (.record(let record), .record(let other)):
      return record.joined(with: other).map { .record($0) }
    default: return nil
    }
  }

  /// The type of a value.
  public init(of value: Value) {
    switch value {
    case .null: self = .null
    case .number: self = .number
    case .boolean: self = .boolean
    case .string: self = .string
    case .vector: self = .vector
    case .list(let values): self = .list(Self.join(of: values))
    case .record(let record): self = .record(RecordType(unionOf: [record]))
    }
  }

  /// The type of the elements of a list; that of an empty one is null.
  private static func join(of values: [Value]) -> ValueType {
    guard let first = values.first else { return .null }
    var result = ValueType(of: first)
    for value in values { result = result.joined(with: ValueType(of: value)) ?? result }
    return result.ofElements
  }

  /// The type of the elements of a list that has some: nothing but null is no empty list.
  var ofElements: ValueType { self == .null ? .optional(.null) : self }

  /// The value that a name of this type has before anything was given.
  var emptyValue: Value {
    switch self {
    case .null, .optional: .null
    case .number: .number(0)
    case .boolean: .boolean(false)
    case .string: .string("")
    case .vector: .vector(.zero)
    case .list: .list([])
    case .record: .record(Record())
    }
  }
}
