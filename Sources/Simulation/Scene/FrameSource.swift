/// The four expressions of a view's frame, relative to its parent's.
public struct FrameSource: Hashable, Sendable {
  /// The left edge, in points.
  public var x: ExpressionSource
  /// The top edge, in points.
  public var y: ExpressionSource
  /// The width, in points; the parent's where it is nil.
  public var width: ExpressionSource?
  /// The height, in points; the parent's where it is nil.
  public var height: ExpressionSource?

  /// Makes a frame.
  public init(
    x: ExpressionSource = 0, y: ExpressionSource = 0, width: ExpressionSource? = nil,
    height: ExpressionSource? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
