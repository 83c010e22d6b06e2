/// A motion slowed by a share of its speed and, beside that, by a constant amount.
///
/// ```
/// v(t) = v₀ · e^(−λt) − a·t      x(t) = x₀ + v₀/λ · (1 − e^(−λt)) − a·t²/2
/// ```
/// a has the sign of v₀, so both brake. The motion stops where the velocity is 0 and stays there;
/// Flutter's friction simulation is this, but finds its end by ten steps of Newton.
public struct FrictionDecay: DecayMotion {
  /// The motion without the constant part.
  public let exponential: ExponentialDecay
  /// The constant part, in units per second², not negative.
  public let constantDeceleration: Double
  /// When it stops, in seconds; infinity without constant deceleration, 0 without velocity.
  public let stopTime: Double

  /// Makes the motion from a start and a velocity, in units per second.
  ///
  /// - Precondition: Start and velocity are finite, `constantDeceleration` is finite and not
  ///   negative.
  public init(
    start: Double, velocity: Double, rate: DecelerationRate, constantDeceleration: Double = 0
  ) {
    precondition(
      constantDeceleration >= 0 && constantDeceleration < .infinity,
      "a constant deceleration must be finite and not negative, got \(constantDeceleration)")
    exponential = ExponentialDecay(start: start, velocity: velocity, rate: rate)
    self.constantDeceleration = constantDeceleration
    stopTime = Self.stopTime(exponential, constantDeceleration)
  }

  /// The position at time 0.
  public var start: Double { exponential.start }

  /// Returns the position at a time in seconds; before 0 it is ``start``.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return start }
    let time = min(time, stopTime)
    guard constantDeceleration != 0, time < .infinity else { return exponential.value(at: time) }
    return exponential.value(at: time) - signedDeceleration / 2 * time * time
  }

  /// Returns the velocity at a time in seconds: 0 from ``stopTime`` on.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return exponential.initialVelocity }
    guard time < stopTime else { return 0 }
    guard constantDeceleration != 0 else { return exponential.velocity(at: time) }
    return exponential.velocity(at: time) - signedDeceleration * time
  }

  /// Where the motion comes to rest.
  public var restPosition: Double {
    constantDeceleration == 0 ? exponential.restPosition : value(at: stopTime)
  }

  /// Returns the first time at which a position is reached, in seconds; infinity if never.
  public func time(reaching position: Double) -> Double {
    guard constantDeceleration != 0 else { return exponential.time(reaching: position) }
    let distance = position - start
    guard distance != 0 else { return 0 }
    let forward: Double = exponential.initialVelocity < 0 ? -1 : 1
    guard distance * forward > 0, (restPosition - position) * forward >= 0 else {
      return .infinity
    }
    return RootSearch.firstTrue(in: 0, stopTime) { (value(at: $0) - position) * forward >= 0 }
  }

  private var signedDeceleration: Double {
    exponential.initialVelocity < 0 ? -constantDeceleration : constantDeceleration
  }

  private static func stopTime(_ motion: ExponentialDecay, _ deceleration: Double) -> Double {
    let speed = motion.initialVelocity.magnitude
    guard speed > 0 else { return 0 }
    guard deceleration > 0 else { return .infinity }
    // Without the exponential part it would go on until then.
    return RootSearch.firstTrue(in: 0, speed / deceleration) {
      speed * ElementaryFunctions.exp(-motion.rate.perSecond * $0) <= deceleration * $0
    }
  }
}
