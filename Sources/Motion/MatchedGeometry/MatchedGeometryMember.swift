/// A view of a matched group, with the geometry it would have by itself.
public struct MatchedGeometryMember: Hashable, Sendable {
  /// Whether a view is there to stay.
  public enum Presence: Hashable, Sendable {
    /// The view is in the tree.
    case present
    /// The view has been removed and is still drawn.
    case leaving
  }

  /// The group the view belongs to.
  public var key: MatchedGeometryKey
  /// The view's own frame, in the coordinates of the viewport.
  public var frame: Rect
  /// What it takes over from the source.
  public var properties: MatchedGeometryProperties
  /// The place in its frame that is brought to the source's anchor.
  public var anchor: UnitPoint
  /// Whether the others may follow it.
  public var isSource: Bool
  /// Whether its content keeps its own size.
  public var isRigid: Bool
  /// Whether it is there to stay.
  public var presence: Presence

  /// Makes a member; the defaults are SwiftUI's.
  public init(
    key: MatchedGeometryKey, frame: Rect, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true, isRigid: Bool = false,
    presence: Presence = .present
  ) {
    self.key = key
    self.frame = frame
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
    self.isRigid = isRigid
    self.presence = presence
  }

  /// What the others follow where this is the source.
  public var shape: MatchedGeometryShape {
    MatchedGeometryShape(
      anchorPoint: Point(
        x: frame.origin.x + anchor.x * frame.size.width,
        y: frame.origin.y + anchor.y * frame.size.height), size: frame.size)
  }

  /// Returns the frame that the member has while it follows a shape.
  public func frame(following shape: MatchedGeometryShape) -> Rect {
    let size = properties.contains(.size) && !isRigid ? shape.size : frame.size
    guard properties.contains(.position) else { return Rect(origin: frame.origin, size: size) }
    return Rect(
      x: shape.anchorPoint.x - anchor.x * size.width,
      y: shape.anchorPoint.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}
