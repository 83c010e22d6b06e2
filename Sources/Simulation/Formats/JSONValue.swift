/// A value of a JSON text that knows where it stands.
public struct JSONValue: Hashable, Sendable {
  /// What the value is.
  public enum Kind: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A finite number.
    case number(Double)
    /// A text, its escapes resolved.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Named values in the order of the file.
    case object([JSONMember])
  }

  /// What the value is.
  public var kind: Kind
  /// Where it begins.
  public var position: SourcePosition

  /// Makes a value.
  public init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}
