extension Spring {
  /// Makes the spring of an undamped period in seconds and a damping ratio, of mass 1.
  ///
  /// - Precondition: `response` is in 1e-6…1e6 s and `dampingRatio` in 0…1e9.
  public init(response: Double, dampingRatio: Double) {
    precondition(
      Self.legalResponses.contains(response),
      "a spring's response must be in 1e-6...1e6 s, got \(response)")
    self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }
}
