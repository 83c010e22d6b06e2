extension Spring {
  /// Makes the spring of a perceptual duration in seconds and a bounce, of mass 1.
  ///
  /// A bounce of 0 is critical damping, 1 no damping; negative bounces are over-damped. Above 1
  /// counts as 1.
  ///
  /// - Precondition: `duration` is in 1e-6…1e6 s and `bounce` above −1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Returns the damping ratio of a bounce: `1 − b` from 0 up, `1 / (1 + b)` below.
  ///
  /// It is infinite from −1 down.
  public static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return Swift.max(0, 1 - bounce) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }
}
