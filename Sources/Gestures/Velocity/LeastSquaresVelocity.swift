public import Motion

// Goals, in order: 1. exact for motions of the fitted degree, up to rounding; 2. well conditioned:
// polynomials orthogonal on the samples' own times, not normal equations; 3. no allocation that
// grows with the trace.

/// The slope of a polynomial fitted to the newest samples.
///
/// The ``window`` says which samples count; the slope is taken at the newest of them. The lift is
/// no sample. Stop rule: a silence before the lift longer than the window's `stop` gives none.
public struct LeastSquaresVelocity: Hashable, Sendable {
  /// The degree of the polynomial, at least 1; with `n` samples it is at most `n − 1`.
  public var degree: Int
  /// Which samples count.
  public var window: VelocityWindow
  /// Whether a velocity against the way between the first and the last sample counted is 0.
  ///
  /// The end of a parabola may point backwards though the finger never did. Against means that the
  /// product of the two, summed over the components, is negative.
  public var isRestricted: Bool

  /// Makes an estimator.
  ///
  /// - Precondition: `degree` is at least 1.
  public init(degree: Int = 2, window: VelocityWindow, isRestricted: Bool = false) {
    precondition(degree >= 1, "the degree must be at least 1, got \(degree)")
    self.degree = degree
    self.window = window
    self.isRestricted = isRestricted
  }

  /// Makes an estimator; the defaults are those of ``VelocityEstimator/leastSquares``.
  ///
  /// - Precondition: `degree` is at least 1, and ``VelocityWindow`` accepts the rest.
  public init(
    degree: Int = 2, horizon: Double = 0.1, gap: Double = 0.04, stop: Double = 0.04,
    minimumSamples: Int = 2
  ) {
    self.init(
      degree: degree,
      window: VelocityWindow(
        horizon: horizon, gap: gap, stop: stop, minimumSamples: minimumSamples))
  }

  /// A parabola through the last 100 ms, the rule of ``VelocityEstimator/leastSquares``.
  public static let standard = LeastSquaresVelocity()

  /// Returns the velocity at a lift, or nil where the samples give none.
  ///
  /// - Parameters:
  ///   - samples: The samples, at strictly growing times.
  ///   - lift: When the finger lifts.
  /// - Returns: The velocity of every component, per second.
  public func velocity(of samples: [VelocitySample], at lift: Instant) -> SIMD4<Double>? {
    guard let counted = window.counted(samples, at: lift), let oldest = counted.first,
      let newest = counted.last
    else { return nil }
    let velocity = slope(counted, to: newest)
    let agreement = (velocity * (newest.value - oldest.value)).sum()
    return isRestricted && agreement < 0 ? SIMD4() : velocity
  }

  /// Returns the slope at the newest sample; times count from there, so they are at most 0.
  private func slope(
    _ samples: ArraySlice<VelocitySample>, to newest: VelocitySample
  ) -> SIMD4<Double> {
    // Two samples are a segment: one quotient, one rounding.
    if samples.count == 2, let oldest = samples.first {
      return (newest.value - oldest.value) / newest.time.seconds(since: oldest.time)
    }
    // Polynomials pₖ orthogonal on the times: pₖ₊₁ = (t − a) pₖ − b pₖ₋₁, and p′ₖ(0) beside them.
    let times = samples.map { $0.time.seconds(since: newest.time) }
    var (previous, current) = ([Double](repeating: 0, count: times.count), times)
    for index in current.indices { current[index] = 1 }
    var (previousNorm, norm) = (0.0, Double(times.count))
    var (previousSlope, slope) = (0.0, 0.0)
    var (previousAtEnd, atEnd) = (0.0, 1.0)
    var result = SIMD4<Double>()
    for _ in 0..<min(degree, times.count - 1) {
      var center = 0.0
      for index in times.indices { center += times[index] * current[index] * current[index] }
      let a = center / norm
      let b = previousNorm > 0 ? norm / previousNorm : 0
      for index in times.indices {
        let next = (times[index] - a) * current[index] - b * previous[index]
        previous[index] = current[index]
        current[index] = next
      }
      (previousSlope, slope) = (slope, atEnd - a * slope - b * previousSlope)
      (previousAtEnd, atEnd) = (atEnd, -a * atEnd - b * previousAtEnd)
      (previousNorm, norm) = (norm, 0)
      var share = SIMD4<Double>()
      for (index, sample) in samples.enumerated() {
        norm += current[index] * current[index]
        share += current[index] * (sample.value - newest.value)
      }
      result += share / norm * slope
    }
    return result
  }
}
