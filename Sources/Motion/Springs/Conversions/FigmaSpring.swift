/// A spring as Figma writes it down: `1 − e^(−at) (cos bt + c sin bt)`.
///
/// It is the under-damped motion from rest: `a = ζω`, `b = ω√(1 − ζ²)` and `c = a/b`. The conversion
/// is exact; other springs have no such form.
public struct FigmaSpring: Hashable, Sendable {
  /// The decay constant a, in 1/s.
  public let decay: Double
  /// The frequency of the swing b, in radians per second.
  public let frequency: Double
  /// The weight of the sine, c.
  public let sineWeight: Double

  /// Makes the spring of a and c, from which b follows.
  ///
  /// - Precondition: Both are above 0.
  public init(decay: Double, sineWeight: Double) {
    precondition(decay > 0 && sineWeight > 0, "a and c of a Figma spring must be above 0")
    self.decay = decay
    self.sineWeight = sineWeight
    frequency = decay / sineWeight
  }

  /// Takes the form of a spring; nil unless it is under-damped, with some damping.
  public init?(_ spring: Spring) {
    let solution = SpringSolution(spring)
    guard solution.regime == .under, solution.decay > 0 else { return nil }
    decay = solution.decay
    frequency = solution.rate
    sineWeight = solution.decay / solution.rate
  }

  /// The spring: `ζ = c/√(1 + c²)`, `ω = a/ζ`.
  public var spring: Spring {
    let ratio = sineWeight / (1 + sineWeight * sineWeight).squareRoot()
    return Spring(angularFrequency: decay / ratio, dampingRatio: ratio)
  }
}
