extension Spring {
  /// Returns the value after a time in seconds, of a motion that starts at zero.
  ///
  /// - Parameters:
  ///   - target: The value the spring pulls to.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: The time, in seconds; before 0 the motion is continued backwards.
  /// - Returns: The value, in the units of the target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    guard time != 0 else { return .zero }
    let solution = SpringSolution(self)
    let factors = solution.factors(at: time)
    let displacement =
      target.scaled(by: -factors.c)
      + (initialVelocity - target.scaled(by: solution.decay)).scaled(by: factors.s)
    return target + displacement.scaled(by: factors.e)
  }

  /// Returns the velocity after a time in seconds, of a motion that starts at zero.
  ///
  /// - Parameters:
  ///   - target: The value the spring pulls to.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: The time, in seconds; before 0 the motion is continued backwards.
  /// - Returns: The velocity, in units per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    guard time != 0 else { return initialVelocity }
    let solution = SpringSolution(self)
    let factors = solution.factors(at: time)
    let push =
      target.scaled(by: solution.squaredFrequency) - initialVelocity.scaled(by: solution.decay)
    return (initialVelocity.scaled(by: factors.c) + push.scaled(by: factors.s)).scaled(
      by: factors.e)
  }

  /// Moves a value and its velocity on by a time in seconds.
  ///
  /// The step is exact, whatever its length.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let distance = target - value
    let next = self.velocity(
      target: distance, initialVelocity: velocity, time: deltaTime)
    value += self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = next
  }

  /// Returns the force of spring and damper on a body, in mass times units per second².
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
