public import Motion

/// The effects of a view on its points: scale and rotation about a centre, then an offset.
///
/// From the inside out: scale, rotation, offset. Undoing them for a finger says which point of the
/// view is under it. Angles that are a multiple of 90° are exact.
public struct EffectTransform: Hashable, Sendable {
  /// The point about which scale and rotation act, in points.
  public var center: Point
  /// The factors of scale along the axes of the view.
  public var scale: Vector
  /// The angle of rotation in degrees, clockwise, as y grows downward.
  public var rotation: Double
  /// The offset, in points.
  public var offset: Vector

  /// Makes a transform; with a centre alone it changes nothing.
  public init(
    center: Point, scale: Vector = Vector(x: 1, y: 1), rotation: Double = 0,
    offset: Vector = .zero
  ) {
    self.center = center
    self.scale = scale
    self.rotation = rotation
    self.offset = offset
  }

  /// Returns where a point of the view is shown.
  public func apply(to point: Point) -> Point {
    let way = point - center
    let turned = turn(Vector(x: way.x * scale.x, y: way.y * scale.y), clockwise: true)
    return center + turned + offset
  }

  /// Returns the point of the view that is shown at a place, or nil where the view has no extent.
  ///
  /// A view with a scale of 0, or a number that is not finite among its effects, shows no point.
  public func undo(at place: Point) -> Point? {
    guard scale.x != 0, scale.y != 0 else { return nil }
    let moved = place - center
    let way = turn(Vector(x: moved.x - offset.x, y: moved.y - offset.y), clockwise: false)
    let point = center + Vector(x: way.x / scale.x, y: way.y / scale.y)
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return point
  }

  private func turn(_ vector: Vector, clockwise: Bool) -> Vector {
    guard rotation != 0 else { return vector }
    guard let (sine, cosine) = Self.sineAndCosine(ofDegrees: rotation) else {
      return Vector(x: .nan, y: .nan)
    }
    let sin = clockwise ? sine : -sine
    return Vector(
      x: vector.x * cosine - vector.y * sin, y: vector.x * sin + vector.y * cosine)
  }

  /// Returns sine and cosine of an angle in degrees, exact at multiples of 90°.
  ///
  /// Nil for an angle that is not finite or beyond 10¹², whose place on the circle means nothing.
  static func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double)? {
    guard abs(degrees) <= 1e12 else { return nil }
    // The quarter turns taken off are whole and exact, so what is left is exact too.
    let quarters = (degrees / 90).rounded()
    let rest = degrees - quarters * 90
    let (sine, cosine): (Double, Double) =
      rest == 0 ? (0, 1) : ElementaryFunctions.sinAndCos(rest * (.pi / 180))
    return switch Int64(quarters) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }
}
