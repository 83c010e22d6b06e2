extension Spring {
  /// Returns the value after a time in seconds, of a motion between two values.
  ///
  /// At time 0 it is `fromValue`.
  public func value<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    fromValue
      + value(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }

  /// Returns the velocity after a time in seconds, of a motion between two values.
  public func velocity<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    velocity(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }

  /// Returns the force of spring and damper on a body between two values.
  public func force<V: VectorArithmetic>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    force(target: toValue - fromValue, position: position - fromValue, velocity: velocity)
  }
}
