/// A Swift type whose values scenes can compute with.
///
/// `Double`, `Bool`, `String` and `Vector` are such types, and so are optional ones and lists of
/// them. A type of an app's own may become one, as an enum whose cases have a name.
public protocol SceneValue: Sendable {
  /// The type that the values have in expressions.
  static var sceneType: ValueType { get }

  /// The value in expressions.
  var sceneValue: Value { get }

  /// Makes the value of one in an expression.
  ///
  /// A scene whose types do not fit is refused when it is loaded. A field that an inserted item lacks
  /// can be null all the same; the value is the empty one of its type then.
  init(sceneValue: Value)
}

extension Double: SceneValue {
  /// The type of numbers.
  public static var sceneType: ValueType { .number }

  /// The number in expressions.
  public var sceneValue: Value { .number(self) }

  /// Makes the number of a value; 0 where it is none.
  public init(sceneValue: Value) { self = sceneValue.asNumber }
}

extension Bool: SceneValue {
  /// The type of truth values.
  public static var sceneType: ValueType { .boolean }

  /// The truth value in expressions.
  public var sceneValue: Value { .boolean(self) }

  /// Makes the truth value of a value; false where it is none.
  public init(sceneValue: Value) { self = sceneValue.asBoolean }
}

extension String: SceneValue {
  /// The type of texts.
  public static var sceneType: ValueType { .string }

  /// The text in expressions.
  public var sceneValue: Value { .string(self) }

  /// Makes the text of a value; empty where it is none.
  public init(sceneValue: Value) {
    if case .string(let text) = sceneValue { self = text } else { self = "" }
  }
}

extension Vector: SceneValue {
  /// The type of vectors.
  public static var sceneType: ValueType { .vector }

  /// The vector in expressions.
  public var sceneValue: Value { .vector(self) }

  /// Makes the vector of a value; zero where it is none.
  public init(sceneValue: Value) { self = sceneValue.asVector }
}

extension Optional: SceneValue where Wrapped: SceneValue {
  /// The type of the values or null.
  public static var sceneType: ValueType { Wrapped.sceneType.optionalized }

  /// The value in expressions, null where there is none.
  public var sceneValue: Value {
    guard let value = self else { return .null }
    return value.sceneValue
  }

  /// Makes the value, nil where it is null.
  public init(sceneValue: Value) {
    if case .null = sceneValue { self = nil } else { self = Wrapped(sceneValue: sceneValue) }
  }
}

extension Array: SceneValue where Element: SceneValue {
  /// The type of lists of the elements.
  public static var sceneType: ValueType { .list(Element.sceneType) }

  /// The list in expressions.
  public var sceneValue: Value { .list(map { $0.sceneValue }) }

  /// Makes the list of a value; empty where it is none.
  public init(sceneValue: Value) { self = sceneValue.asList.map { Element(sceneValue: $0) } }
}
