extension Spring {
  /// Makes the spring that settles in about a duration in seconds, of mass 1.
  ///
  /// SwiftUI's search: with the duration held in 0.01…10 s and the damping ratio at most 1, it
  /// looks for the frequency ω at which
  ///
  /// ```
  /// ζ/√(1−ζ²) · e^(−ζωD) = ε        ζ < 1
  /// (1 + ωD) · e^(−ωD) = ε          ζ = 1
  /// ```
  ///
  /// by Newton's steps from 5/D until one is shorter than ε. The equation is not the one behind
  /// ``settlingDuration``, so the spring's own settling duration is another: 0.820 s where 0.5 s
  /// and a ratio of 0.3 are asked for.
  ///
  /// - Precondition: ``isLegal(settlingDuration:dampingRatio:epsilon:)``.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = Swift.min(Swift.max(dampingRatio, 0x1p-52), 1)
    let frequency = Self.frequency(
      settlingDuration: settlingDuration, dampingRatio: ratio, epsilon: epsilon)
    precondition(
      frequency.isFinite && frequency > 0,
      "no spring of damping ratio \(dampingRatio) settles to \(epsilon) by the search")
    self.init(angularFrequency: frequency, dampingRatio: ratio)
  }

  /// Returns whether the search for a settling duration in seconds finds a legal spring.
  ///
  /// It finds none where `ζ/√(1−ζ²) ≤ ε`: nothing is left to settle then.
  public static func isLegal(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) -> Bool {
    let ratio = Swift.min(Swift.max(dampingRatio, 0x1p-52), 1)
    guard !settlingDuration.isNaN, !dampingRatio.isNaN, epsilon > 0, epsilon < 1 else {
      return false
    }
    let frequency = frequency(
      settlingDuration: settlingDuration, dampingRatio: ratio, epsilon: epsilon)
    return frequency > 0 && isLegal(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  private static func frequency(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double
  ) -> Double {
    let duration = Swift.min(Swift.max(settlingDuration, 0.01), 10)
    for (guess, steps) in [(5 / duration, 12), (1 / duration, 20)] {
      var frequency = guess
      for _ in 0..<steps {
        let step = newtonStep(frequency, duration, dampingRatio, epsilon)
        frequency -= step
        if step.magnitude < epsilon && frequency > 0 { return frequency }
      }
    }
    return .nan
  }

  /// The equation's left side less its right, over the derivative.
  private static func newtonStep(
    _ frequency: Double, _ duration: Double, _ ratio: Double, _ epsilon: Double
  ) -> Double {
    let angle = frequency * duration
    guard ratio < 1 else {
      let decay = ElementaryFunctions.exp(-angle)
      return ((1 + angle) * decay - epsilon) / (-duration * angle * decay)
    }
    let rest =
      ratio / ((1 - ratio) * (1 + ratio)).squareRoot() * ElementaryFunctions.exp(-ratio * angle)
    return (epsilon - rest) / (rest * ratio * duration)
  }
}
