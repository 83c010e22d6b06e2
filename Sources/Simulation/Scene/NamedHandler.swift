/// Steps that `send` runs by name.
public struct NamedHandler: Hashable, Sendable {
  /// The type of the value that a `send` brings along unless a handler says otherwise.
  public static let standardValue = ValueType.optional(.number)

  /// The name.
  public var name: String
  /// The type of the value that a `send` brings along; one that may be null may be left out.
  public var value: ValueType
  /// What is done.
  public var steps: [Step]

  /// Makes a handler.
  public init(_ name: String, value: ValueType = standardValue, steps: [Step]) {
    self.name = name
    self.value = value
    self.steps = steps
  }
}
