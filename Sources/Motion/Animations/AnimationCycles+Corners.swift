extension AnimationCycles {
  /// Returns when the corners of the base, and those that repetitions add, are met.
  ///
  /// - Parameters:
  ///   - base: The corners of the base, in nanoseconds of its own time.
  ///   - end: How far to look, in nanoseconds outside.
  /// - Returns: The times outside, in nanoseconds and in no order.
  func corners(of base: [Double], until end: Double) -> [Double] {
    corners(of: base, under: 0, until: end)
  }

  private func corners(of base: [Double], under index: Int, until end: Double) -> [Double] {
    guard index < steps.count else { return base.filter { $0 <= end } }
    switch steps[index] {
    case .delay(let delay):
      let inner = corners(of: base, under: index + 1, until: end - delay)
      return [delay] + inner.map { $0 + delay }
    case .speed(let factor):
      guard factor > 0 else { return [] }
      return corners(of: base, under: index + 1, until: end * factor).map { $0 / factor }
    case .cycle(let period, let count, _):
      let inner = corners(of: base, under: index + 1, until: min(end, period))
      guard period > 0, period < .infinity else { return inner }
      var result: [Double] = []
      var number = 0.0
      while number < count, number * period <= end {
        result.append(number * period)
        for corner in inner where corner < period { result.append(number * period + corner) }
        number += 1
      }
      return result
    }
  }
}
