public import Motion

/// Views that all fill the viewport: every space is the viewport's.
public struct PlainGeometry: GestureGeometry, Hashable, Sendable {
  /// The size of every view, in points.
  public var size: Size

  /// Makes the geometry of views of one size.
  public init(size: Size) {
    self.size = size
  }

  /// Returns the point itself.
  public func location(of point: Point, in space: CoordinateSpace, for gesture: GestureID) -> Point
  {
    point
  }

  /// Returns the size of every view.
  public func size(for gesture: GestureID) -> Size { size }
}
