/// Steps that `send` runs by name.
public struct NamedHandler: Hashable, Sendable {
  /// The name.
  public var name: String
  /// What is done.
  public var steps: [Step]

  /// Makes a handler.
  public init(_ name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}
