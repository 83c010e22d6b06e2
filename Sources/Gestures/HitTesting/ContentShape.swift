public import Motion

/// The part of a view's frame in which touches find it.
public enum ContentShape: Hashable, Sendable {
  /// The whole frame, its left and top edges included.
  case rectangle
  /// The frame, larger by so many points on each side, or smaller where that is negative.
  case outset(Double)
  /// A rectangle whose corners are round, with a radius in points.
  case roundedRectangle(cornerRadius: Double)
  /// The circle in the middle of the frame that touches its nearer sides.
  case circle
  /// The ellipse that touches all four sides.
  case ellipse
  /// A rectangle with half circles at its shorter sides.
  case capsule

  /// Whether a point is in the shape of a frame; a curved edge belongs to it.
  public func contains(_ point: Point, in frame: Rect) -> Bool {
    let size = frame.size
    switch self {
    case .rectangle: return frame.contains(point)
    case .outset(let margin):
      let outer = Rect(
        x: frame.origin.x - margin, y: frame.origin.y - margin,
        width: max(0, size.width + 2 * margin), height: max(0, size.height + 2 * margin))
      return outer.contains(point)
    case .roundedRectangle(let radius):
      let most = min(size.width, size.height) / 2
      return frame.contains(point) && Self.isInside(point, frame, min(max(0, radius), most))
    case .circle:
      return (point - frame.center).length <= min(size.width, size.height) / 2
    case .ellipse:
      guard size.width > 0, size.height > 0 else { return false }
      let way: Vector = point - frame.center
      return Vector(x: way.x / (size.width / 2), y: way.y / (size.height / 2)).length <= 1
    case .capsule:
      return frame.contains(point)
        && Self.isInside(point, frame, min(size.width, size.height) / 2)
    }
  }

  /// Whether a point of a frame is not cut off by its round corners.
  private static func isInside(_ point: Point, _ frame: Rect, _ radius: Double) -> Bool {
    let way: Vector = point - frame.center
    let x = way.x.magnitude - (frame.size.width / 2 - radius)
    let y = way.y.magnitude - (frame.size.height / 2 - radius)
    return x <= 0 || y <= 0 || Vector(x: x, y: y).length <= radius
  }
}
