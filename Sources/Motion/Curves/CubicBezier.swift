/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) with two control points.
///
/// Its x is time and its y progress, so x must not turn back: the x of both control points lies in
/// 0…1. The y may lie anywhere, and overshoots then.
public struct CubicBezier: Hashable, Sendable {
  /// The x of the first control point, 0…1.
  public let x1: Double
  /// The y of the first control point.
  public let y1: Double
  /// The x of the second control point, 0…1.
  public let x2: Double
  /// The y of the second control point.
  public let y2: Double

  /// Makes the curve of two control points.
  ///
  /// - Precondition: `x1` and `x2` are in 0…1, `y1` and `y2` at most 1e6 in size.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1,
      "the x of a timing curve's control points must be in 0...1, got \(x1) and \(x2)")
    precondition(
      y1.magnitude <= 1e6 && y2.magnitude <= 1e6,
      "the y of a timing curve's control points must be at most 1e6, got \(y1) and \(y2)")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Returns y at an x, which is held in 0…1.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return x }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// Returns the slope dy/dx at an x, which is held in 0…1.
  ///
  /// At the ends it is the limit from inside; it is infinite where the curve stands upright.
  public func velocity(at x: Double) -> Double {
    if x <= 0 { return slope(atEndOf: (x1, y1), then: (x2, y2)) }
    if x >= 1 { return slope(atEndOf: (1 - x2, 1 - y2), then: (1 - x1, 1 - y1)) }
    let s = parameter(at: x)
    return quotient(
      Self.derivative(y1, y2, at: s), Self.derivative(x1, x2, at: s))
  }

  /// The slope at an end: towards the first point that differs from it.
  private func slope(atEndOf near: (Double, Double), then far: (Double, Double)) -> Double {
    if near.0 != 0 || near.1 != 0 { return quotient(near.1, near.0) }
    if far.0 != 0 || far.1 != 0 { return quotient(far.1, far.0) }
    return 1
  }

  private func quotient(_ dy: Double, _ dx: Double) -> Double {
    guard dx == 0 else { return dy / dx }
    return dy == 0 ? 1 : (dy < 0 ? -.infinity : .infinity)
  }

  /// One coordinate at a parameter.
  @inline(__always)
  static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  /// The derivative of one coordinate by the parameter.
  @inline(__always)
  static func derivative(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return (3 * a * s + 2 * b) * s + c
  }
}
