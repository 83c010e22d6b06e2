extension DecelerationRate {
  /// Returns how far a motion goes until it rests: the integral `velocity / λ`.
  ///
  /// - Parameter velocity: The velocity at the start, in units per second.
  /// - Returns: The distance, in the same unit.
  public func projection(of velocity: Double) -> Double { velocity / perSecond }

  /// Returns how far a motion goes until it rests, by component; see ``projection(of:)-(Double)``.
  public func projection<Value: VectorArithmetic>(of velocity: Value) -> Value {
    velocity.scaled(by: 1 / perSecond)
  }

  /// Returns the end of a motion by Apple's formula, `velocity / 1000 · d / (1 − d)`.
  ///
  /// d is the share left after a millisecond. It is the sum of steps of a millisecond that slow
  /// down before they move, and lies half a millisecond's way short of ``projection(of:)-(Double)``.
  ///
  /// - Parameter velocity: The velocity at the start, in units per second.
  /// - Returns: The distance, in the same unit.
  public func discreteProjection(of velocity: Double) -> Double {
    velocity * discreteTime
  }

  /// Returns the end of a motion by Apple's formula, by component.
  public func discreteProjection<Value: VectorArithmetic>(of velocity: Value) -> Value {
    velocity.scaled(by: discreteTime)
  }

  /// Returns the velocity whose motion goes a distance, in units per second.
  public func velocity(forProjection distance: Double) -> Double { distance * perSecond }

  /// d / (1 − d) milliseconds, in seconds.
  private var discreteTime: Double {
    // With d = e^(−x) it is 1 / (e^x − 1), which loses nothing where d is near 1.
    1 / (1000 * ElementaryFunctions.expm1(perSecond / 1000))
  }
}
