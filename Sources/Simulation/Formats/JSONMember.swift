/// A key with its value in an object of a JSON text.
public struct JSONMember: Hashable, Sendable {
  /// The key, its escapes resolved.
  public var key: String
  /// Where the key begins.
  public var keyPosition: SourcePosition
  /// The value.
  public var value: JSONValue

  /// Makes a member.
  public init(key: String, keyPosition: SourcePosition, value: JSONValue) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
