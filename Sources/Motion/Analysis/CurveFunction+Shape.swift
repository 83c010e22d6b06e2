extension CurveFunction {
  /// The turning points, and the jumps of value to which the course does not return, in order.
  ///
  /// Beginning and end are among them; between two of them the course is monotone.
  public var extrema: [CurvePoint] {
    var result: [CurvePoint] = []
    for piece in pieces {
      for point in [
        CurvePoint(time: piece.startTime, value: piece.startValue),
        CurvePoint(time: piece.endTime, value: piece.endValue),
      ] where result.last != point {
        result.append(point)
      }
    }
    return result
  }

  /// The smallest value, and when it is first taken.
  public var minimum: CurvePoint {
    var result = CurvePoint(time: startTime, value: start)
    for point in extrema where point.value < result.value { result = point }
    return result
  }

  /// The largest value, and when it is first taken.
  public var maximum: CurvePoint {
    var result = CurvePoint(time: startTime, value: start)
    for point in extrema where point.value > result.value { result = point }
    return result
  }

  /// Returns how far the course goes past a target, seen from its start; 0 where it does not.
  ///
  /// The target is the value travelled to; the end where it is nil.
  public func overshoot(of target: Double? = nil) -> Double {
    let target = target ?? end
    if target > start { return max(0, maximum.value - target) }
    if target < start { return max(0, target - minimum.value) }
    return max(maximum.value - target, target - minimum.value)
  }

  /// Returns the overshoot in percent of the way from start to target.
  ///
  /// It is 0 where there is none, and infinite where the course leaves a target at which it began.
  public func overshootPercent(of target: Double? = nil) -> Double {
    let target = target ?? end
    let overshoot = overshoot(of: target)
    return overshoot == 0 ? 0 : overshoot / (target - start).magnitude * 100
  }

  /// Returns how far the course goes back behind its start, seen from a target; 0 if not at all.
  public func undershoot(from target: Double? = nil) -> Double {
    let target = target ?? end
    if target > start { return max(0, start - minimum.value) }
    if target < start { return max(0, maximum.value - start) }
    return 0
  }

  /// Returns whether the course never turns back by more than a tolerance, jumps included.
  public func isMonotone(tolerance: Double = 0) -> Bool {
    var (lowest, highest) = (start, start)
    var (rises, falls) = (true, true)
    for point in extrema {
      if point.value < highest - tolerance { rises = false }
      if point.value > lowest + tolerance { falls = false }
      lowest = min(lowest, point.value)
      highest = max(highest, point.value)
    }
    return rises || falls
  }

  /// Returns whether the course stays within two values, both included.
  public func isBounded(by lower: Double, _ upper: Double) -> Bool {
    minimum.value >= lower && maximum.value <= upper
  }

  /// The largest jump of the value, with its sign, and when it is; 0 at the start where none is.
  ///
  /// Some ulps of the value are rounding, and no jump.
  public var largestJump: CurvePoint {
    var result = CurvePoint(time: startTime, value: 0)
    for corner in corners {
      let jump = value(at: corner) - value(before: corner)
      if jump.magnitude > result.value.magnitude { result = CurvePoint(time: corner, value: jump) }
    }
    return result
  }

  /// The largest jump of the velocity, in units per second, and when it is.
  ///
  /// Between corners a course has none; 0 at the start where it has none at all.
  public var largestKink: CurvePoint {
    var result = CurvePoint(time: startTime, value: 0)
    for corner in corners {
      let kink = velocity(at: corner) - velocity(at: corner.nextDown)
      if kink.magnitude > result.value.magnitude { result = CurvePoint(time: corner, value: kink) }
    }
    return result
  }
}
