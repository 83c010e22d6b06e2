extension Spring {
  /// Returns the last time in seconds at which the displacement has the size of a threshold.
  ///
  /// From then on the value stays nearer to its target. It is found on the closed form: after the
  /// last extremum that reaches the threshold the displacement falls all the way, and a bisection
  /// down to neighbouring numbers finds where it meets the threshold.
  ///
  /// - Parameters:
  ///   - threshold: A distance from the target.
  ///   - displacement: The displacement from the target at time 0.
  ///   - velocity: The velocity at time 0, in units per second.
  /// - Returns: The time; 0 where the threshold is never reached, infinite where it always is again.
  /// - Precondition: `threshold` is not negative.
  public func lastCrossing(
    of threshold: Double, displacement: Double, velocity: Double = 0
  ) -> Double {
    precondition(threshold >= 0, "a threshold must not be negative, got \(threshold)")
    guard displacement != 0 || velocity != 0 else { return 0 }
    guard threshold > 0 else { return .infinity }
    return SpringSolution(self).lastCrossing(
      of: threshold, displacement: displacement, velocity: velocity)
  }
}
