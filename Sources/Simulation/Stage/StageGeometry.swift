/// Where the gestures of a stage are at one moment.
struct StageGeometry: GestureGeometry {
  /// The stage.
  let stage: Stage
  /// The moment.
  let time: Instant

  /// Returns a point of the viewport in a space of a gesture.
  func location(of point: Point, in space: CoordinateSpace, for gesture: GestureID) -> Point {
    switch space {
    case .local: stage.local(gesture, point, at: time)
    case .global: point
    case .named(let name): stage.location(of: point, inSpace: name, for: gesture, at: time)
    }
  }

  /// Returns the shown size of a gesture's view.
  func size(for gesture: GestureID) -> Size {
    stage.shownFrame(of: stage.gestures[Int(gesture.rawValue)].instance, at: time).size
  }
}
