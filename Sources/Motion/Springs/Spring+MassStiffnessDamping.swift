extension Spring {
  /// Makes the spring of a mass, a stiffness and a damping coefficient.
  ///
  /// As in SwiftUI, damping above critical is taken back to critical unless `allowOverDamping`.
  ///
  /// - Precondition: All three are finite, mass and stiffness positive, damping not negative, and
  ///   the response `2π √(m/k)` is in 1e-6…1e6 s.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    precondition(
      stiffness > 0 && stiffness < .infinity,
      "a spring's stiffness must be positive, got \(stiffness)")
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : Swift.min(ratio, 1),
      mass: mass)
  }
}
