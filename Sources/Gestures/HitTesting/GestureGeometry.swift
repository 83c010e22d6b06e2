public import Motion

/// What the arbiter asks of whoever knows the views: where a point is for a gesture, at this moment.
public protocol GestureGeometry {
  /// Returns a point of the viewport in a space of a gesture, in points.
  func location(of point: Point, in space: CoordinateSpace, for gesture: GestureID) -> Point
  /// Returns the size of a gesture's view, in points.
  func size(for gesture: GestureID) -> Size
}
