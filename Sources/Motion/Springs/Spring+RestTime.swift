extension Spring {
  /// Returns the time in seconds from which the value stays within a threshold of the target.
  ///
  /// It is the last time at which a bound of the displacement reaches the threshold,
  ///
  /// ```
  /// E·(|x₀| + |v₀ + b·x₀|·min(t, 1/ω_d))         ζ ≤ 1
  /// E·(|x₀|·C + |v₀ + b·x₀|·S)                   ζ > 1, with the C and S of SpringSolution
  /// ```
  ///
  /// rounded up to a nanosecond; 0 where the bound never does. The bound lies above the
  /// displacement at all times, so this is never early, and it is continuous through ζ = 1. An
  /// undamped spring never rests: infinity.
  ///
  /// - Precondition: `threshold` is not negative.
  public func restTime(displacement: Double, velocity: Double, threshold: Double) -> Double {
    let nanoseconds = SpringSolution(self).restNanoseconds(
      displacement: displacement, velocity: velocity, threshold: threshold)
    return nanoseconds == .max ? .infinity : Double(nanoseconds) / 1e9
  }
}
