/// The room between a container's edges and the views inside, an expression for each edge.
public struct PaddingSource: Hashable, Sendable {
  /// The room at the top, in points; none where it is nil, as for the others.
  public var top: ExpressionSource?
  /// The room on the side where lines begin.
  public var leading: ExpressionSource?
  /// The room at the bottom.
  public var bottom: ExpressionSource?
  /// The room on the side where lines end.
  public var trailing: ExpressionSource?

  /// Makes the room at some edges.
  public init(
    top: ExpressionSource? = nil, leading: ExpressionSource? = nil,
    bottom: ExpressionSource? = nil, trailing: ExpressionSource? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same room at every edge.
  public init(_ all: ExpressionSource) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }
}
