public import Motion

/// A view that shares its geometry with others of the same id.
public struct MatchedDeclaration: Hashable, Sendable {
  /// What the views of a group have in common; a text or a number.
  public var id: ExpressionSource
  /// Keeps equal ids of different purposes apart.
  public var namespace: String
  /// What a view takes over from the source of its group.
  public var properties: MatchedGeometryProperties
  /// The place in its frame that is brought to the same place in the source's frame.
  public var anchor: UnitPoint
  /// Whether the others follow this view; always where it is nil.
  public var isSource: ExpressionSource?
  /// Whether the view keeps its own size.
  public var isRigid: Bool

  /// Makes a member of a group; what is left out is as in SwiftUI.
  public init(
    id: ExpressionSource, namespace: String = "", properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: ExpressionSource? = nil, isRigid: Bool = false
  ) {
    self.id = id
    self.namespace = namespace
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
    self.isRigid = isRigid
  }
}
