/// A function from progress in time, 0…1, to progress of a value.
///
/// SwiftUI's type of this name, which also holds the easings of CSS. Progress outside 0…1 counts as
/// the nearer end.
public struct UnitCurve: Hashable, Sendable {
  /// How the curve is computed.
  enum Form: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case stops(LinearEasing)
    case steps(StepEasing)
  }

  let form: Form

  /// Constant speed.
  public static let linear = UnitCurve(form: .linear)
  /// Slow at the start: control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve.points(0.42, 0, 1, 1)
  /// Slow at the end: control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve.points(0, 0, 0.58, 1)
  /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve.points(0.42, 0, 0.58, 1)
  /// A quarter of a circle that starts level.
  public static let circularEaseIn = UnitCurve(form: .circularEaseIn)
  /// A quarter of a circle that ends level.
  public static let circularEaseOut = UnitCurve(form: .circularEaseOut)
  /// Two quarters of a circle, level at both ends.
  public static let circularEaseInOut = UnitCurve(form: .circularEaseInOut)

  /// Makes the cubic Bézier curve of two control points.
  ///
  /// The x of the points is held in 0…1, as SwiftUI does; the y may lie anywhere.
  public static func bezier(
    startControlPoint: Point, endControlPoint: Point
  ) -> UnitCurve {
    .points(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  private static func points(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> UnitCurve {
    UnitCurve(
      form: .bezier(
        CubicBezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)))
  }
}
