extension UnitCurve {
  /// Makes the curve of straight lines between stops, CSS's `linear()`.
  ///
  /// It has the values of the stops, which need not begin at 0 and end at 1.
  public static func linear(_ easing: LinearEasing) -> UnitCurve {
    UnitCurve(form: .stops(easing))
  }

  /// Makes the curve of a staircase, CSS's `steps()`: its slope is 0, and the steps are jumps.
  public static func steps(_ easing: StepEasing) -> UnitCurve {
    UnitCurve(form: .steps(easing))
  }

  /// Makes the curve of an easing as CSS has it.
  public init(_ easing: CSSEasing) {
    switch easing {
    case .linear(let easing): self = .linear(easing)
    case .cubicBezier(let curve):
      self = .bezier(
        startControlPoint: Point(x: curve.x1, y: curve.y1),
        endControlPoint: Point(x: curve.x2, y: curve.y2))
    case .steps(let easing): self = .steps(easing)
    }
  }
}
