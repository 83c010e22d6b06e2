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
    case .list(let values): values.allSatisfy { $0.isFinite }
    case .record(let record): record.fields.allSatisfy { $0.value.isFinite }
    case .null, .boolean, .string: true
    }
  }

  /// The value as text for messages, keys and the concatenation of strings: all digits that count.
  public var text: String { text(numbers: .exact) }

  /// The value as text, its numbers in a format; the log has that of the frames.
  public func text(numbers: NumberFormat) -> String {
    switch self {
    case .null: "null"
    case .number(let number): Self.text(of: number, numbers)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .string(let string): string
    case .vector(let vector):
      Self.text(of: vector.x, numbers) + " " + Self.text(of: vector.y, numbers)
    case .list(let values): Self.text(of: values, numbers)
    case .record(let record): record.key ?? "item"
    }
  }

  private static func text(of values: [Value], _ numbers: NumberFormat) -> String {
    var result = "["
    for (index, value) in values.enumerated() {
      if index > 0 { result += ", " }
      result += value.text(numbers: numbers)
    }
    return result + "]"
  }

  /// A number that is not finite is a value on its way to being refused; it has a word, no digits.
  private static func text(of number: Double, _ numbers: NumberFormat) -> String {
    number.isFinite ? numbers.text(number) : number.isNaN ? "nan" : "infinite"
  }
}
