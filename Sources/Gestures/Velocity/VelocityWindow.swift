public import Motion

/// Which of the newest samples count, and when a finger is at rest.
///
/// ```
/// times    ────●──────●──●──●──●────────┤ lift
///              │      └─ horizon ─┘stop │
///              └ before a gap: not counted
/// ```
/// From the newest sample backwards, samples count until one is older than the horizon, or lies
/// before a gap, or is one more than the history holds. All bounds are strict: a gap of exactly
/// ``gap`` is motion, unless ``restsAtBounds``.
public struct VelocityWindow: Hashable, Sendable {
  /// The age, counted from the newest sample, beyond which a sample does not count, in seconds.
  public var horizon: Double
  /// The time between neighbours beyond which older samples do not count, in seconds.
  public var gap: Double
  /// The silence before the lift beyond which the finger rests, in seconds; infinite for no rule.
  public var stop: Double
  /// The most samples that count, from 2 to 128.
  public var history: Int
  /// The number of samples below which there is no velocity; fewer than 2 give none anyway.
  public var minimumSamples: Int
  /// Whether a gap of exactly ``gap`` and a silence of exactly ``stop`` are already rest.
  public var restsAtBounds: Bool

  /// Makes a window; the defaults are those of ``VelocityEstimator/leastSquares``.
  ///
  /// - Precondition: Times are not negative, `history` is from 2 to 128, and `minimumSamples` is at
  ///   most `history`.
  public init(
    horizon: Double = 0.1, gap: Double = 0.04, stop: Double = 0.04,
    history: Int = VelocityWindow.largestHistory, minimumSamples: Int = 2,
    restsAtBounds: Bool = false
  ) {
    precondition(horizon >= 0, "the horizon must not be negative, got \(horizon)")
    precondition(gap >= 0, "the gap must not be negative, got \(gap)")
    precondition(stop >= 0, "the stop time must not be negative, got \(stop)")
    precondition(
      history >= 2 && history <= Self.largestHistory,
      "the history must be from 2 to \(Self.largestHistory) samples, got \(history)")
    precondition(
      minimumSamples <= history,
      "the history of \(history) samples is below the minimum of \(minimumSamples)")
    self.horizon = horizon
    self.gap = gap
    self.stop = stop
    self.history = history
    self.minimumSamples = minimumSamples
    self.restsAtBounds = restsAtBounds
  }

  /// The most samples a window may hold: 100 ms of a digitiser at 1000 Hz, with room to spare.
  public static let largestHistory = 128

  /// Android's: 100 ms, 20 samples, a gap or a silence of more than 40 ms is rest.
  public static let android = VelocityWindow(history: 20)

  /// Flutter's: as ``android``, and three samples at least.
  public static let flutter = VelocityWindow(history: 20, minimumSamples: 3)

  /// Compose's for a fit: as ``android``, but the silence at the lift does not count.
  public static let compose = VelocityWindow(stop: .infinity, history: 20)

  /// Compose's for an impulse: 40 ms from the newest sample; no rule for the lift.
  public static let composeImpulse = VelocityWindow(
    horizon: 0.04, gap: .infinity, stop: .infinity, history: 20)

  /// Chromium's: a gap from 40 ms on and a silence from 80 ms on are rest.
  public static let chromium = VelocityWindow(stop: 0.08, history: 20, restsAtBounds: true)

  /// Returns the samples that count at a lift.
  ///
  /// - Parameters:
  ///   - samples: The samples, at strictly growing times.
  ///   - lift: When the finger lifts.
  /// - Returns: The samples, or nil where the finger rests or the samples do not suffice.
  public func counted(
    _ samples: [VelocitySample], at lift: Instant
  ) -> ArraySlice<VelocitySample>? {
    guard let newest = samples.last, !exceeds(lift.seconds(since: newest.time), stop) else {
      return nil
    }
    var first = samples.count - 1
    while first > 0, samples.count - first < history {
      let older = samples[first - 1].time
      if exceeds(samples[first].time.seconds(since: older), gap) { break }
      if newest.time.seconds(since: older) > horizon { break }
      first -= 1
    }
    let counted = samples[first...]
    return counted.count >= max(2, minimumSamples) ? counted : nil
  }

  private func exceeds(_ time: Double, _ bound: Double) -> Bool {
    restsAtBounds ? time >= bound : time > bound
  }
}
