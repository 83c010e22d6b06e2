/// A value of the scene language.
public indirect enum Value: Hashable, Sendable {
  /// The absent value of an optional.
  case null
  /// A finite number.
  case number(Double)
  /// A truth value.
  case boolean(Bool)
  /// A text.
  case string(String)
  /// Two numbers, read as `x`, `y` or `width`, `height`.
  case vector(Vector)
  /// A list of values of one type.
  case list([Value])
  /// Named values: an item of a collection.
  case record(Record)
}

extension Value {
  /// The number, or 0 where the value is none; the checker has made sure that it is.
  var asNumber: Double {
    if case .number(let number) = self { number } else { 0 }
  }

  /// The truth value, or false where the value is none.
  var asBoolean: Bool {
    if case .boolean(let boolean) = self { boolean } else { false }
  }

  /// The vector, or zero where the value is none.
  var asVector: Vector {
    if case .vector(let vector) = self { vector } else { .zero }
  }

  /// The elements, or none where the value is no list.
  var asList: [Value] {
    if case .list(let values) = self { values } else { [] }
  }

  /// Whether every number in the value is finite.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .vector(let vector): vector.x.isFinite && vector.y.isFinite
    case .null, .boolean, .string, .list, .record: true
    }
  }

  /// The value as text for logs, keys and the concatenation of strings.
  public var text: String {
    switch self {
    case .null: "null"
    case .number(let number): Self.text(of: number)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .string(let string): string
    case .vector(let vector): Self.text(of: vector.x) + " " + Self.text(of: vector.y)
    case .list(let values): Self.text(of: values)
    case .record(let record): record.key ?? "item"
    }
  }

  private static func text(of values: [Value]) -> String {
    var result = "["
    for (index, value) in values.enumerated() {
      if index > 0 { result += ", " }
      result += value.text
    }
    return result + "]"
  }

  private static func text(of number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 {
      return Int64(number).description
    }
    return number.description
  }
}
