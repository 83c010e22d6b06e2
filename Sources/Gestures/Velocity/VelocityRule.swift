public import Motion

/// How a velocity is made of samples: one of the methods, with its parameters.
public enum VelocityRule: Hashable, Sendable {
  /// SwiftUI's three samples: the newer segment weighs 0.25 and the older one 0.75.
  ///
  /// Two samples give the velocity of their one segment. The lift is a sample. There is no stop
  /// rule: a finger that rests and lifts has the velocity from before the rest.
  case threeSamples
  /// The slope of a polynomial fitted to a window of samples.
  case leastSquares(LeastSquaresVelocity)
  /// The energy that the movements of a window of samples have passed on.
  case impulse(ImpulseVelocity)
  /// A weighted sum of the last three segments.
  case weighted(WeightedVelocity)

  /// Whether the lift is a sample in the value of a drag.
  public var countsLift: Bool { self == .threeSamples }

  /// The silence before the lift beyond which there is no velocity, in seconds; infinite for none.
  public var stop: Double {
    switch self {
    case .threeSamples: .infinity
    case .leastSquares(let rule): rule.window.stop
    case .impulse(let rule): rule.window.stop
    case .weighted(let rule): rule.stop
    }
  }

  /// Returns the velocity at a lift.
  ///
  /// - Parameters:
  ///   - samples: The samples, at strictly growing times.
  ///   - lift: When the finger lifts; `threeSamples` does not look at it.
  /// - Returns: The velocity of every component, per second; 0 where the samples give none.
  public func velocity(of samples: [VelocitySample], at lift: Instant) -> SIMD4<Double> {
    switch self {
    case .threeSamples: Self.threeSampleVelocity(samples)
    case .leastSquares(let rule): rule.velocity(of: samples, at: lift) ?? SIMD4()
    case .impulse(let rule): rule.velocity(of: samples, at: lift) ?? SIMD4()
    case .weighted(let rule): rule.velocity(of: samples, at: lift) ?? SIMD4()
    }
  }

  /// The most samples that can count.
  var history: Int {
    switch self {
    case .threeSamples: 3
    case .leastSquares(let rule): rule.window.history
    case .impulse(let rule): rule.window.history
    case .weighted: WeightedVelocity.history
    }
  }

  /// The age from the newest sample beyond which none can count, in seconds.
  var horizon: Double {
    switch self {
    case .threeSamples, .weighted: .infinity
    case .leastSquares(let rule): rule.window.horizon
    case .impulse(let rule): rule.window.horizon
    }
  }

  private static func threeSampleVelocity(_ samples: [VelocitySample]) -> SIMD4<Double> {
    let count = samples.count
    guard count >= 2 else { return SIMD4() }
    let newer = samples[count - 1].velocity(since: samples[count - 2])
    guard count >= 3 else { return newer }
    return 0.25 * newer + 0.75 * samples[count - 2].velocity(since: samples[count - 3])
  }
}
