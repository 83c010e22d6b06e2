extension SpringSolution {
  /// Returns the time of rest in whole nanoseconds.
  ///
  /// See ``Spring/restTime(displacement:velocity:threshold:)``; `Int64.max` is never.
  public func restNanoseconds(
    displacement: Double, velocity: Double, threshold: Double
  ) -> Int64 {
    precondition(threshold >= 0, "a rest threshold must not be negative, got \(threshold)")
    let p = displacement.magnitude
    let q = (velocity + decay * displacement).magnitude
    guard p > 0 || q > 0 else { return 0 }
    let peak = peakOfBound(p, q)
    let start = (peak * 1e9).rounded(.down)
    guard bound(p, q, at: peak) >= threshold else { return 0 }
    guard start < 4e18 else { return .max }
    // From its peak on the bound only falls: the first whole nanosecond at which it is not above
    // the threshold lies between a doubled step that is and one that is not.
    var low = Int64(start)
    var step: Int64 = 1_000_000
    while bound(p, q, at: Double(low + step) / 1e9) > threshold {
      low += step
      guard step < 1 << 60, low < 1 << 61 else { return .max }
      step *= 2
    }
    var high = low + step
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if bound(p, q, at: Double(middle) / 1e9) > threshold { low = middle } else { high = middle }
    }
    return high
  }

  /// What |x| never exceeds: `E·(p + q·min(t, 1/w))`, or `E·(p·C + q·S)` above critical damping.
  private func bound(_ p: Double, _ q: Double, at time: Double) -> Double {
    switch regime {
    case .under:
      ElementaryFunctions.exp(exponent * time) * (p + q * Swift.min(time, inverseRate))
    case .critical:
      ElementaryFunctions.exp(exponent * time) * (p + q * time)
    case .over:
      bound(p, q, factors(at: time))
    }
  }

  private func bound(_ p: Double, _ q: Double, _ factors: Factors) -> Double {
    factors.e * (p * factors.c + q * factors.s)
  }

  /// The time from which the bound only falls.
  private func peakOfBound(_ p: Double, _ q: Double) -> Double {
    let slope = q - decay * p
    guard slope > 0 else { return 0 }
    switch regime {
    case .under:
      return decay * q > 0 ? Swift.min(slope / (decay * q), inverseRate) : inverseRate
    case .critical:
      return slope / (decay * q)
    case .over:
      // The bound is the spring's own motion from p with the velocity `slope`; at its extremum
      // S/C = tanh(wt)/w is this.
      let ratio = slope / (decay * slope + squaredFrequency * p)
      let reduced = rate * ratio
      return ElementaryFunctions.log1p(2 * reduced / (1 - reduced)) * inverseRate
    }
  }
}
