extension UnitCurve {
  /// The curve with time and value exchanged.
  ///
  /// It is the inverse function where the curve rises all the way. The inverse of a curve whose
  /// control points lie outside 0…1 in y has them held there, and that of stops which fall stays at
  /// the highest output so far. Of a staircase the treads become the risers.
  public var inverse: UnitCurve {
    switch form {
    case .linear, .circularEaseInOut: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let curve):
      .bezier(
        startControlPoint: Point(x: curve.y1, y: curve.x1),
        endControlPoint: Point(x: curve.y2, y: curve.x2))
    case .stops(let easing): .linear(Self.inverse(of: easing))
    case .steps(let easing): .steps(Self.inverse(of: easing))
    }
  }

  private static func inverse(of easing: LinearEasing) -> LinearEasing {
    var stops: [LinearEasing.Stop] = []
    var highest = easing.stops[0].output
    for stop in easing.stops {
      highest = max(highest, stop.output)
      stops.append(LinearEasing.Stop(input: highest, output: stop.input))
    }
    return LinearEasing(stops)
  }

  /// Where one end of a staircase has a step its inverse has one at the other end; where neither has,
  /// both have, of one tread less.
  private static func inverse(of easing: StepEasing) -> StepEasing {
    switch easing.position {
    case .jumpStart: StepEasing(count: easing.count, position: .jumpEnd)
    case .jumpEnd: StepEasing(count: easing.count, position: .jumpStart)
    case .jumpNone: StepEasing(count: easing.count - 1, position: .jumpBoth)
    // The largest staircase would need one tread more than there may be.
    case .jumpBoth: StepEasing(count: min(easing.count + 1, 1_000_000), position: .jumpNone)
    }
  }
}
