extension CurveFunction {
  /// The monotone pieces of the course, one after the other; a single one where it has no length.
  public var pieces: [CurvePiece] {
    var result: [CurvePiece] = []
    var start = startTime
    for corner in corners {
      appendPieces(from: start, to: corner, endsInCorner: true, &result)
      start = corner
    }
    appendPieces(from: start, to: endTime, endsInCorner: false, &result)
    if result.isEmpty || corners.last == endTime {
      result.append(
        CurvePiece(
          startTime: endTime, endTime: endTime, startValue: self.end, endValue: self.end))
    }
    return result
  }

  /// The value up to a corner, which after it may be another.
  ///
  /// A difference of some ulps is rounding, and none.
  func value(before corner: Double) -> Double {
    let time = corner.nextDown
    let before = value(at: time) + velocity(at: time) * (corner - time)
    let after = value(at: corner)
    let size = max(before.magnitude, after.magnitude)
    return (before - after).magnitude <= 8 * size.ulp ? after : before
  }

  /// Returns the first time of a piece at which a value is reached that lies on it.
  func time(on piece: CurvePiece, reaching target: Double) -> Double {
    guard piece.startValue != target else { return piece.startTime }
    let isRising = piece.startValue < piece.endValue
    return RootSearch.firstTrue(in: piece.startTime, piece.endTime) {
      isRising ? value(at: $0) >= target : value(at: $0) <= target
    }
  }

  /// Cuts a stretch without corners where the velocity changes its sign.
  private func appendPieces(
    from start: Double, to end: Double, endsInCorner: Bool, _ pieces: inout [CurvePiece]
  ) {
    guard end > start else { return }
    let count = max(1, Int(min(((end - start) / step).rounded(.up), 1e6)))
    let width = (end - start) / Double(count)
    var piece = CurvePoint(time: start, value: value(at: start))
    var before = start
    var direction = velocity(at: start)
    for index in 1...count {
      let after = index == count ? end : start + width * Double(index)
      let velocity = velocity(at: index == count && endsInCorner ? end.nextDown : after)
      if direction * velocity < 0 {
        let isRising = direction > 0
        let turn = RootSearch.firstTrue(in: before, after) {
          isRising ? self.velocity(at: $0) <= 0 : self.velocity(at: $0) >= 0
        }
        if turn < end {
          let turnValue = value(at: turn)
          pieces.append(
            CurvePiece(
              startTime: piece.time, endTime: turn, startValue: piece.value, endValue: turnValue))
          piece = CurvePoint(time: turn, value: turnValue)
        }
      }
      if velocity != 0 { direction = velocity }
      before = after
    }
    pieces.append(
      CurvePiece(
        startTime: piece.time, endTime: end, startValue: piece.value,
        endValue: endsInCorner ? value(before: end) : value(at: end)))
  }
}
