extension Curve {
  /// Returns how far the curve goes past a target, seen from its start; 0 where it does not.
  ///
  /// - Parameter target: The value travelled to; the end where it is nil.
  /// - Returns: A distance, not negative, in the curve's unit.
  public func overshoot(of target: Double? = nil) -> Double {
    let target = target ?? end
    if target > start { return max(0, maximum - target) }
    if target < start { return max(0, target - minimum) }
    return max(maximum - target, target - minimum)
  }

  /// Returns how far the curve goes past a target, in percent of the way from start to target.
  ///
  /// It is 0 where the curve stays at its target, and infinite where it leaves a target at which it
  /// started.
  public func overshootPercent(of target: Double? = nil) -> Double {
    let target = target ?? end
    let overshoot = overshoot(of: target)
    return overshoot == 0 ? 0 : overshoot / (target - start).magnitude * 100
  }

  /// Returns the time from which the curve stays within a tolerance of a target, in seconds.
  ///
  /// It is the time of a sample: the first after which no sample is further away. Nil where the
  /// last one is.
  public func settlingTime(within tolerance: Double, of target: Double? = nil) -> Double? {
    let target = target ?? end
    var index = values.count
    while index > 0, (values[index - 1] - target).magnitude <= tolerance { index -= 1 }
    return index < values.count ? times[index] : nil
  }

  /// Returns the time at which the curve first meets or crosses a target, in seconds.
  ///
  /// The crossing is found on the straight line between samples. Nil where it never does.
  public func timeToFirstReach(_ target: Double) -> Double? {
    guard start != target else { return times[0] }
    let isBelow = start < target
    for index in values.indices.dropFirst()
    where (values[index] < target) != isBelow
      || values[index] == target
    {
      let (before, after) = (values[index - 1], values[index])
      guard after != target else { return times[index] }
      let fraction = (target - before) / (after - before)
      return times[index - 1] + (times[index] - times[index - 1]) * fraction
    }
    return nil
  }

  /// Returns whether the curve never turns back by more than a tolerance.
  public func isMonotone(tolerance: Double = 0) -> Bool {
    var (lowest, highest) = (start, start)
    var (rises, falls) = (true, true)
    for value in values {
      if value < highest - tolerance { rises = false }
      if value > lowest + tolerance { falls = false }
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    return rises || falls
  }

  /// The largest change from one sample to the next, in the curve's unit; 0 for a single sample.
  public var largestStep: Double {
    var result = 0.0
    for index in values.indices.dropFirst() {
      result = max(result, (values[index] - values[index - 1]).magnitude)
    }
    return result
  }
}
