extension Spring {
  /// Returns the value after a time in seconds, of a motion that starts at 0.
  ///
  /// - Parameters:
  ///   - target: The value the spring pulls to.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: The time, in seconds; before 0 the motion is continued backwards.
  /// - Returns: The value, in the units of the target.
  public func value(
    target: Double, initialVelocity: Double = 0, time: Double
  ) -> Double {
    guard time != 0 else { return 0 }
    return target
      + SpringSolution(self).displacement(
        displacement: -target, velocity: initialVelocity, at: time)
  }

  /// Returns the velocity after a time in seconds, of a motion that starts at 0.
  ///
  /// - Parameters:
  ///   - target: The value the spring pulls to.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: The time, in seconds; before 0 the motion is continued backwards.
  /// - Returns: The velocity, in units per second.
  public func velocity(
    target: Double, initialVelocity: Double = 0, time: Double
  ) -> Double {
    SpringSolution(self).state(
      displacement: -target, velocity: initialVelocity, at: time
    ).velocity
  }

  /// Moves a value and its velocity on by a time in seconds.
  ///
  /// The step is exact, whatever its length.
  public func update(
    value: inout Double, velocity: inout Double, target: Double, deltaTime: Double
  ) {
    guard deltaTime != 0 else { return }
    let state = SpringSolution(self).state(
      displacement: value - target, velocity: velocity, at: deltaTime)
    value = target + state.displacement
    velocity = state.velocity
  }

  /// Returns the force of spring and damper on a body, in mass times units per second².
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }
}
