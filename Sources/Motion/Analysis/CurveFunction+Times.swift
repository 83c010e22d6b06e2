extension CurveFunction {
  /// Returns when the course first meets or crosses a value, in seconds; nil where it never does.
  public func timeToFirstReach(_ target: Double) -> Double? {
    var before: Double?
    for piece in pieces {
      if let before, before != piece.startValue,
        min(before, piece.startValue) <= target, target <= max(before, piece.startValue)
      {
        return piece.startTime
      }
      if piece.contains(target) { return time(on: piece, reaching: target) }
      before = piece.endValue
    }
    return nil
  }

  /// Returns the time from 10 % to 90 % of the way to a target, or other shares, in seconds.
  ///
  /// Each end is when the share is first reached. Nil where one never is.
  public func riseTime(
    of target: Double? = nil, from low: Double = 0.1, to high: Double = 0.9
  ) -> Double? {
    let target = target ?? end
    let way = target - start
    guard let early = timeToFirstReach(start + way * low),
      let late = timeToFirstReach(start + way * high)
    else { return nil }
    return late - early
  }

  /// Returns the time from which the course stays within a tolerance of a target, in seconds.
  ///
  /// Nil where it is further away at its end.
  public func settlingTime(within tolerance: Double, of target: Double? = nil) -> Double? {
    let target = target ?? end
    func isNear(_ value: Double) -> Bool { (value - target).magnitude <= tolerance }
    guard isNear(end) else { return nil }
    var settled = endTime
    for piece in pieces.reversed() {
      guard isNear(piece.endValue) else { return settled }
      guard isNear(piece.startValue) else {
        return RootSearch.firstTrue(in: piece.startTime, piece.endTime) { isNear(value(at: $0)) }
      }
      settled = piece.startTime
    }
    return settled
  }
}
