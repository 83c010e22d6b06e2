/// A motion whose speed falls by the same share in each time.
///
/// ```
/// x(t) = x₀ + v₀/λ · (1 − e^(−λt))      v(t) = v₀ · e^(−λt)
/// ```
/// UIScrollView's deceleration, Flutter's friction, Compose's exponential decay and the inertia of
/// the motion library are this, with rates written differently; see ``DecelerationRate``.
public struct ExponentialDecay: DecayMotion {
  /// The position at time 0.
  public let start: Double
  /// The velocity at time 0, in units per second.
  public let initialVelocity: Double
  /// How fast the speed falls.
  public let rate: DecelerationRate

  /// Makes the motion from a start and a velocity, in units per second.
  ///
  /// - Precondition: Both are finite.
  public init(start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    precondition(
      start.isFinite && velocity.isFinite,
      "a decay must start at a finite position and velocity, got \(start) and \(velocity)")
    self.start = start
    self.initialVelocity = velocity
    self.rate = rate
  }

  /// Returns the position at a time in seconds; before 0 it is ``start``.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return start }
    return start - way * ElementaryFunctions.expm1(-rate.perSecond * time)
  }

  /// Returns the velocity at a time in seconds; before 0 it is that at 0.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    return initialVelocity * ElementaryFunctions.exp(-rate.perSecond * time)
  }

  /// Where the motion comes to rest, `x₀ + v₀/λ`.
  public var restPosition: Double { start + way }

  /// Returns the first time at which a position is reached, in seconds; infinity if never.
  public func time(reaching position: Double) -> Double {
    let distance = position - start
    guard distance != 0 else { return 0 }
    let share = distance / way
    // A share that is not a number comes of no velocity at all.
    guard share > 0, share < 1 else { return .infinity }
    return -ElementaryFunctions.log1p(-share) / rate.perSecond
  }

  /// Returns the time after which the speed stays at or below a limit, in seconds.
  ///
  /// - Precondition: `speed` is not negative; 0 is reached at infinity.
  public func time(untilSpeed speed: Double) -> Double {
    precondition(speed >= 0, "a speed must not be negative, got \(speed)")
    return wait(from: initialVelocity.magnitude, to: speed)
  }

  /// Returns the time after which the motion stays within a distance of its rest position.
  ///
  /// - Precondition: `distance` is not negative; 0 is reached at infinity.
  public func time(untilWithin distance: Double) -> Double {
    precondition(distance >= 0, "a distance must not be negative, got \(distance)")
    return wait(from: way.magnitude, to: distance)
  }

  /// The distance to the rest position, with its sign.
  var way: Double { initialVelocity / rate.perSecond }

  private func wait(from size: Double, to limit: Double) -> Double {
    guard size > limit else { return 0 }
    return limit == 0 ? .infinity : ElementaryFunctions.log(size / limit) / rate.perSecond
  }
}
