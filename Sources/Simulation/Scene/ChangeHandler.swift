/// Steps that run when a value has changed.
public struct ChangeHandler: Hashable, Sendable {
  /// The value that is watched.
  public var value: ExpressionSource
  /// What is done.
  public var steps: [Step]

  /// Makes a handler.
  public init(of value: ExpressionSource, steps: [Step]) {
    self.value = value
    self.steps = steps
  }
}
