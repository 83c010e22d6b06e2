extension CurveFunction {
  /// Returns the course less another, over the time of both; where one is missing it is level.
  public func difference(from other: CurveFunction) -> CurveFunction {
    CurveFunction(
      from: min(startTime, other.startTime), until: max(endTime, other.endTime),
      step: min(step, other.step) / 2,
      corners: corners + other.corners
        + [startTime, endTime, other.startTime, other.endTime],
      value: { value(at: $0) - other.value(at: $0) },
      velocity: { velocity(at: $0) - other.velocity(at: $0) })
  }

  /// Returns where the course is farthest from another: the difference, and when.
  ///
  /// - Note: Two swings may turn more than once within half of either's step; such a difference is
  ///   then found up to what it changes there.
  public func maximumDistance(to other: CurveFunction) -> CurvePoint {
    let difference = difference(from: other)
    let (low, high) = (difference.minimum, difference.maximum)
    return -low.value > high.value ? low : high
  }

  /// Returns when the course first differs from another by more than a tolerance, in seconds.
  ///
  /// Nil where it never does.
  public func firstDifference(
    from other: CurveFunction, exceeding tolerance: Double
  ) -> Double? {
    let difference = difference(from: other)
    for piece in difference.pieces {
      if piece.startValue.magnitude > tolerance { return piece.startTime }
      if piece.endValue.magnitude > tolerance {
        return RootSearch.firstTrue(in: piece.startTime, piece.endTime) {
          difference.value(at: $0).magnitude > tolerance
        }
      }
    }
    return nil
  }

  /// Returns the root of the mean square of the difference from another course.
  public func rootMeanSquare(from other: CurveFunction) -> Double {
    difference(from: other).rootMeanSquare
  }

  /// The root of the mean square of the value over the time; the size of the value without length.
  ///
  /// Integrated by five points a step, after Gauss.
  public var rootMeanSquare: Double {
    guard endTime > startTime else { return start.magnitude }
    var sum = 0.0
    var from = startTime
    for to in corners + [endTime] {
      let count = max(1, Int(min(((to - from) / step).rounded(.up) * 2, 1e6)))
      let width = (to - from) / Double(count)
      for index in 0..<count {
        sum += squareIntegral(around: from + width * (Double(index) + 0.5), width)
      }
      from = to
    }
    return (sum / (endTime - startTime)).squareRoot()
  }

  private func squareIntegral(around center: Double, _ width: Double) -> Double {
    var sum = 0.0
    for (place, weight) in Self.gaussPoints {
      let value = value(at: center + place * width / 2)
      sum += weight * value * value
    }
    return sum * width / 2
  }

  /// The zeros of the fifth Legendre polynomial and their weights, to 17 digits.
  private static let gaussPoints: [(Double, Double)] = [
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0, 0.568_888_888_888_888_9),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]
}
