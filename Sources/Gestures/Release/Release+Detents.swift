extension Release {
  /// Returns the index of the detent nearest to a place.
  ///
  /// - Parameters:
  ///   - place: The place, in points.
  ///   - ties: Which of two detents as near is taken.
  /// - Returns: The index.
  func nearest(to place: Double, ties: ReleaseTies) -> Int {
    var best = DetentPlace.first.index(in: self)
    for index in detents.indices {
      let distance = (detents[index] - place).magnitude
      let bestDistance = (detents[best] - place).magnitude
      if distance < bestDistance || (distance == bestDistance && ties == .later) { best = index }
    }
    return best
  }

  /// Returns the index of the next detent from the position; where there is none, of the outermost.
  ///
  /// - Parameters:
  ///   - sign: The side: above 0 for larger positions, below 0 for smaller ones.
  ///   - includesPosition: Whether a detent at the position itself is the next one.
  /// - Returns: The index.
  func next(toward sign: Double, includesPosition: Bool) -> Int {
    if sign > 0 {
      return detents.firstIndex { includesPosition ? $0 >= position : $0 > position }
        ?? DetentPlace.last.index(in: self)
    }
    return detents.lastIndex { includesPosition ? $0 <= position : $0 < position }
      ?? DetentPlace.first.index(in: self)
  }

  /// Returns the index of the detent one step from the start, or the start at the end of them.
  func step(toward sign: Double) -> Int {
    let last = DetentPlace.last.index(in: self)
    if sign == 0 { return start }
    return sign > 0 ? min(start + 1, last) : max(start - 1, 0)
  }
}
