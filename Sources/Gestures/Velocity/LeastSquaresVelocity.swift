public import Motion

// Goals, in order: 1. exact for motions of the fitted degree, up to rounding; 2. well conditioned:
// polynomials orthogonal on the samples' own times, not normal equations; 3. no allocation that
// grows with the trace.

/// The slope of a polynomial fitted to the newest samples.
///
/// From the newest sample backwards, samples count until a gap or an age is too long. The slope is
/// taken at the newest of them.
public struct LeastSquaresVelocity: Hashable, Sendable {
  /// The degree of the polynomial, 1 or 2; with `n` samples it is at most `n − 1`.
  public var degree: Int
  /// The age, counted from the newest sample, beyond which a sample does not count, in seconds.
  public var horizon: Double
  /// The time between neighbours beyond which older samples do not count, in seconds.
  public var gap: Double
  /// The silence before the lift beyond which the finger rests, in seconds.
  public var stop: Double
  /// The number of samples below which there is no velocity.
  public var minimumSamples: Int

  /// Makes an estimator; the defaults are those of ``VelocityEstimator/leastSquares``.
  ///
  /// - Precondition: `degree` is 1 or 2.
  public init(
    degree: Int = 2, horizon: Double = 0.1, gap: Double = 0.04, stop: Double = 0.04,
    minimumSamples: Int = 2
  ) {
    precondition(degree == 1 || degree == 2, "the degree must be 1 or 2, got \(degree)")
    self.degree = degree
    self.horizon = horizon
    self.gap = gap
    self.stop = stop
    self.minimumSamples = minimumSamples
  }

  /// The parameters that Android, Flutter and Compose share.
  public static let standard = LeastSquaresVelocity()

  /// Returns the velocity at a lift, or nil where the samples give none.
  ///
  /// - Parameters:
  ///   - samples: The samples, at strictly growing times.
  ///   - lift: When the finger lifts.
  /// - Returns: The velocity of every component, per second.
  public func velocity(of samples: [VelocitySample], at lift: Instant) -> SIMD4<Double>? {
    guard let newest = samples.last, lift.seconds(since: newest.time) <= stop else { return nil }
    var first = samples.count - 1
    while first > 0 {
      let older = samples[first - 1].time
      if samples[first].time.seconds(since: older) > gap { break }
      if newest.time.seconds(since: older) > horizon { break }
      first -= 1
    }
    let count = samples.count - first
    guard count >= max(2, minimumSamples) else { return nil }
    return slope(samples[first...], to: newest, count: count)
  }

  /// Returns the slope at the newest sample; times count from there, so they are at most 0.
  private func slope(
    _ samples: ArraySlice<VelocitySample>, to newest: VelocitySample, count: Int
  ) -> SIMD4<Double> {
    if count == 2, let oldest = samples.first {
      return (newest.value - oldest.value) / newest.time.seconds(since: oldest.time)
    }
    var mean = 0.0
    for sample in samples { mean += sample.time.seconds(since: newest.time) }
    mean /= Double(count)
    // p₁ = t − mean; its square and cube sums give p₂ = p₁² − a p₁ − b.
    var squares = 0.0
    var cubes = 0.0
    var linear = SIMD4<Double>()
    for sample in samples {
      let p1 = sample.time.seconds(since: newest.time) - mean
      squares += p1 * p1
      cubes += p1 * p1 * p1
      linear += p1 * (sample.value - newest.value)
    }
    let slope = linear / squares
    guard degree == 2 else { return slope }
    let a = cubes / squares
    let b = squares / Double(count)
    var norm = 0.0
    var quadratic = SIMD4<Double>()
    for sample in samples {
      let p1 = sample.time.seconds(since: newest.time) - mean
      let p2 = p1 * p1 - a * p1 - b
      norm += p2 * p2
      quadratic += p2 * (sample.value - newest.value)
    }
    // The derivative of p₂ at t = 0, where p₁ = −mean.
    return slope + quadratic / norm * (-2 * mean - a)
  }
}
