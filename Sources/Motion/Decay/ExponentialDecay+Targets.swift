extension ExponentialDecay {
  /// Makes the motion that comes to rest at a target.
  ///
  /// `x(t) = target − (target − start) · e^(−λt)`; its velocity is `λ · (target − start)`.
  public init(start: Double, target: Double, rate: DecelerationRate = .normal) {
    self.init(
      start: start, velocity: rate.velocity(forProjection: target - start), rate: rate)
  }

  /// Makes the motion that passes through two positions with given velocities, the first its start.
  ///
  /// - Precondition: The velocities have one sign, the speed falls, and the second position lies
  ///   ahead of the first.
  public init(
    start: Double, velocity: Double, passing position: Double, atVelocity later: Double
  ) {
    self.init(
      start: start, velocity: velocity,
      rate: DecelerationRate(perSecond: (velocity - later) / (position - start)))
  }

  /// Returns the motion whose rest position is the nearest whole multiple of a step.
  ///
  /// Its velocity is changed for it, its rate is not. Halves are rounded away from zero.
  ///
  /// - Precondition: `step` is positive.
  public func restingAtMultiple(of step: Double) -> ExponentialDecay {
    precondition(step > 0, "a step between targets must be positive, got \(step)")
    let target = (restPosition / step).rounded(.toNearestOrAwayFromZero) * step
    return ExponentialDecay(start: start, target: target, rate: rate)
  }
}
