/// The item that a step inserts.
public enum ItemSource: Hashable, Sendable {
  /// Fields, each an expression.
  case fields([Field])
  /// An expression whose value is an item, or the id of one in the catalog.
  case expression(ExpressionSource)

  /// A field's name with its expression.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: ExpressionSource

    /// Makes a field.
    public init(_ name: String, _ value: ExpressionSource) {
      self.name = name
      self.value = value
    }
  }
}
