extension UnitCurve {
  /// The Bézier curve with its two control points, where the curve is one.
  ///
  /// Nil for ``linear`` and the circular curves.
  public var controlPoints: CubicBezier? {
    guard case .bezier(let curve) = form else { return nil }
    return curve
  }
}
