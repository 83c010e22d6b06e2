extension Curve {
  /// The curve as a function of time: straight lines with corners at the samples.
  public var function: CurveFunction {
    CurveFunction(
      from: times[0], until: endTime, step: max(endTime - times[0], 1), corners: times,
      value: { value(at: $0) }, velocity: { slope(after: $0) })
  }

  /// Returns how far the curve goes back behind its start, seen from a target; 0 if not at all.
  public func undershoot(from target: Double? = nil) -> Double {
    let target = target ?? end
    if target > start { return max(0, start - minimum) }
    if target < start { return max(0, maximum - start) }
    return 0
  }

  /// Returns the time from 10 % to 90 % of the way to a target, or other shares, in seconds.
  ///
  /// Both ends are found on the straight lines between samples. Nil where one is never reached.
  public func riseTime(
    of target: Double? = nil, from low: Double = 0.1, to high: Double = 0.9
  ) -> Double? {
    function.riseTime(of: target, from: low, to: high)
  }

  /// Returns whether the curve never turns back by more than a tolerance between two times.
  public func isMonotone(from start: Double, until end: Double, tolerance: Double = 0) -> Bool {
    function.restricted(from: start, until: end).isMonotone(tolerance: tolerance)
  }

  /// Returns whether the curve stays within two values, both included.
  public func isBounded(by lower: Double, _ upper: Double) -> Bool {
    minimum >= lower && maximum <= upper
  }

  /// The largest change from one sample to the next, with its sign, at the time of the later.
  public var largestJump: CurvePoint {
    var result = CurvePoint(time: times[0], value: 0)
    for index in values.indices.dropFirst() {
      let jump = values[index] - values[index - 1]
      if jump.magnitude > result.value.magnitude {
        result = CurvePoint(time: times[index], value: jump)
      }
    }
    return result
  }

  /// The largest change of the slope from one stretch to the next, in units per second.
  public var largestKink: CurvePoint {
    var result = CurvePoint(time: times[0], value: 0)
    guard times.count > 2 else { return result }
    for index in 1..<(times.count - 1) {
      let kink = slope(of: index) - slope(of: index - 1)
      if kink.magnitude > result.value.magnitude {
        result = CurvePoint(time: times[index], value: kink)
      }
    }
    return result
  }

  /// Returns where the curve is farthest from another: the difference, and when.
  public func maximumDistance(to other: Curve) -> CurvePoint {
    function.maximumDistance(to: other.function)
  }

  /// Returns the root of the mean square of the difference from another curve.
  public func rootMeanSquare(from other: Curve) -> Double {
    function.rootMeanSquare(from: other.function)
  }

  /// Returns when the curve first differs from another by more than a tolerance, in seconds.
  ///
  /// The time is found on the straight lines between samples. Nil where it never does.
  public func firstDifference(from other: Curve, exceeding tolerance: Double) -> Double? {
    function.firstDifference(from: other.function, exceeding: tolerance)
  }

  /// The slope of the straight line from a sample to the next.
  private func slope(of index: Int) -> Double {
    (values[index + 1] - values[index]) / (times[index + 1] - times[index])
  }

  /// The slope of the line that goes on from a time.
  private func slope(after time: Double) -> Double {
    guard times.count > 1, time >= times[0], time <= endTime else { return 0 }
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return slope(of: low)
  }
}
