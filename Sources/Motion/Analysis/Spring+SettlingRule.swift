extension Spring {
  /// Returns when the spring counts as settled by a rule, in seconds.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - displacement: The displacement from the target at time 0.
  ///   - velocity: The velocity at time 0, in units per second.
  ///   - limit: How long steps are looked at, in seconds.
  /// - Returns: A time; infinity where the spring never settles, or not within the limit.
  public func settlingTime(
    by rule: SettlingRule, displacement: Double, velocity: Double = 0, limit: Double = 60
  ) -> Double {
    let solution = SpringSolution(self)
    func state(_ time: Double) -> SpringState {
      solution.state(displacement: displacement, velocity: velocity, at: time)
    }
    switch rule {
    case .steps(let step, let limits):
      var index = 0.0
      while index * step <= limit {
        let state = state(index * step)
        if state.displacement.magnitude <= limits.distance,
          state.velocity.magnitude <= limits.speed
        {
          return index * step
        }
        index += 1
      }
      return .infinity
    case .held(let time, let threshold, let step):
      let needed = (time / step).rounded()
      var (index, held) = (0.0, 0.0)
      while index * step <= limit {
        if held >= needed { return index * step }
        held = state(index * step).displacement.magnitude < threshold ? held + 1 : 0
        index += 1
      }
      return .infinity
    case .frames(let rate, let threshold):
      let rest = restTime(displacement: displacement, velocity: velocity, threshold: threshold)
      guard rest <= limit else { return .infinity }
      var frame = (rest * rate).rounded(.up) + 1
      while frame > 0, state((frame - 1) / rate).displacement.magnitude < threshold { frame -= 1 }
      return frame / rate
    case .compose(let threshold):
      let time = solution.composeEstimate(
        displacement: displacement, velocity: velocity, threshold: threshold)
      return (time * 1000).rounded(.down) / 1000
    case .wave:
      let time = -ElementaryFunctions.log(1e-4) / solution.decay
      return dampingRatio >= 1 ? time * 1.25 : time
    }
  }
}

extension SpringSolution {
  fileprivate func composeEstimate(
    displacement x: Double, velocity v: Double, threshold: Double
  ) -> Double {
    guard x != 0 || v != 0 else { return 0 }
    guard decay > 0, threshold > 0 else { return .infinity }
    guard regime != .under else {
      let swing = (v + decay * x) / rate
      let size = (x * x + swing * swing).squareRoot()
      return size > threshold ? ElementaryFunctions.log(size / threshold) / decay : 0
    }
    func isFar(_ time: Double) -> Bool {
      displacement(displacement: x, velocity: v, at: time).magnitude > threshold
    }
    // It turns once at most: after that, or before it from the start, it crosses once.
    let turn = turningTime(displacement: x, velocity: v)
    guard isFar(turn) else {
      return isFar(0) ? RootSearch.firstTrue(in: 0, turn) { !isFar($0) } : 0
    }
    var end = turn + 1 / decay
    while isFar(end) { end += end - turn }
    return RootSearch.firstTrue(in: turn, end) { !isFar($0) }
  }

  /// When a spring that does not swing turns round; 0 where it does not.
  private func turningTime(displacement x: Double, velocity v: Double) -> Double {
    let ratio = v / (decay * v + squaredFrequency * x)
    guard ratio > 0, ratio < .infinity else { return 0 }
    if regime == .critical { return ratio }
    let reduced = rate * ratio
    guard reduced < 1 else { return 0 }
    return ElementaryFunctions.log1p(2 * reduced / (1 - reduced)) * inverseRate
  }
}
