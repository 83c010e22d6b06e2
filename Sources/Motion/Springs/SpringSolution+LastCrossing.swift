extension SpringSolution {
  /// Returns the last time at which |x| has the size of a threshold above 0; 0 where it never has.
  func lastCrossing(of threshold: Double, displacement: Double, velocity: Double) -> Double {
    let motion = Motion(solution: self, displacement: displacement, velocity: velocity)
    guard let first = firstExtremum(displacement: displacement, velocity: velocity) else {
      guard displacement.magnitude >= threshold else { return 0 }
      return motion.crossing(of: threshold, after: 0)
    }
    let peak = motion.size(at: first)
    guard peak >= threshold else {
      guard displacement.magnitude >= threshold else { return 0 }
      return motion.crossing(of: threshold, after: 0, before: first)
    }
    guard regime == .under else { return motion.crossing(of: threshold, after: first) }
    guard decay > 0 else { return .infinity }
    // Each extremum is e^(−bπ/w) times the one before, half a swing later.
    let half = Double.pi / rate
    let ratio = ElementaryFunctions.log(peak / threshold) / (decay * half)
    guard ratio < 0x1p52 else { return .infinity }
    var count = ratio.rounded(.down)
    if motion.size(at: first + (count + 1) * half) >= threshold { count += 1 }
    while count > 0, motion.size(at: first + count * half) < threshold { count -= 1 }
    return motion.crossing(
      of: threshold, after: first + count * half, before: first + (count + 1) * half)
  }

  /// The first time after the start at which the velocity is 0; nil where there is none.
  ///
  /// The velocity is 0 where S/C = v₀/(b·v₀ + ω₀²·x₀).
  private func firstExtremum(displacement: Double, velocity: Double) -> Double? {
    let pull = decay * velocity + squaredFrequency * displacement
    switch regime {
    case .under:
      let angle = ElementaryFunctions.atan2(y: rate * velocity, x: pull)
      return (angle > 0 ? angle : angle + .pi) / rate
    case .critical:
      let time = velocity / pull
      return time > 0 && time < .infinity ? time : nil
    case .over:
      let reduced = rate * (velocity / pull)
      guard reduced > 0, reduced < 1 else { return nil }
      return ElementaryFunctions.log1p(2 * reduced / (1 - reduced)) * inverseRate
    }
  }

  /// One start of the spring.
  private struct Motion {
    var solution: SpringSolution
    var displacement: Double
    var velocity: Double

    func size(at time: Double) -> Double {
      solution.displacement(displacement: displacement, velocity: velocity, at: time).magnitude
    }

    /// Where |x| falls below a threshold that it has at `start`.
    ///
    /// Between the two times x falls through the threshold and perhaps through 0, but comes not
    /// up to the threshold again.
    func crossing(of threshold: Double, after start: Double, before end: Double? = nil) -> Double {
      var low = start
      var high: Double
      if let end {
        high = end
      } else {
        var step = 1 / solution.exponent.magnitude
        high = start + step
        while size(at: high) >= threshold {
          low = high
          step *= 2
          high = start + step
          guard high < .infinity else { return .infinity }
        }
      }
      while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return high }
        if size(at: middle) >= threshold { low = middle } else { high = middle }
      }
    }
  }
}
