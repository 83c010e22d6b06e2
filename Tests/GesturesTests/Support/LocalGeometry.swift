import Gestures
import Motion

/// Views whose local space is made from the viewport's by one function.
struct LocalGeometry: GestureGeometry, Sendable {
  /// The size of every view.
  var viewSize = Size(width: 100, height: 100)
  /// The local point of a viewport point.
  var local: @Sendable (Point) -> Point = { $0 }

  func location(of point: Point, in space: CoordinateSpace, for gesture: GestureID) -> Point {
    space == .global ? point : local(point)
  }

  func size(for gesture: GestureID) -> Size { viewSize }
}
