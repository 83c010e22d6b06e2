/// A list of items that `forEach` makes views of and handlers change.
public struct CollectionDeclaration: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The items at the start.
  public var items: [Record]
  /// Where the file declares it.
  public var position: SourcePosition?

  /// Makes a collection.
  public init(_ name: String, items: [Record], position: SourcePosition? = nil) {
    self.name = name
    self.items = items
    self.position = position
  }
}
