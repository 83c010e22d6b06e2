/// A damped spring: what pulls a value to its target.
///
/// The stored form is the undamped angular frequency, the damping ratio and the mass; all other
/// parameters are computed from these three. With displacement x from the target:
///
/// ```
/// x″ + 2 ζ ω₀ x′ + ω₀² x = 0
/// ```
///
/// Motion depends on ω₀ and ζ alone; the mass only scales ``stiffness``, ``damping`` and forces.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency ω₀, in radians per second.
  public let angularFrequency: Double

  /// The damping as a fraction of the critical one, ζ.
  ///
  /// 0 swings for ever, 1 is the quickest approach without overshoot, more is slower.
  /// ``Animation`` calls the same number `dampingFraction`, as SwiftUI does.
  public let dampingRatio: Double

  /// The mass at the end of the spring; 1 unless it was given.
  public let mass: Double

  /// Makes a spring of its stored form.
  ///
  /// - Precondition: The response, `2π / angularFrequency`, is in 1e-6…1e6 s (with room for
  ///   rounding), `dampingRatio` in 0…1e9 and `mass` positive and finite.
  public init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    precondition(
      Self.isLegal(angularFrequency: angularFrequency),
      "a spring's response must be in 1e-6...1e6 s, got 2π / \(angularFrequency)")
    precondition(
      Self.legalDampingRatios.contains(dampingRatio),
      "a spring's damping ratio must be in 0...1e9, got \(dampingRatio)")
    precondition(
      mass > 0 && mass < .infinity, "a spring's mass must be positive, got \(mass)")
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.mass = mass
  }

  /// Whether 2π over a frequency is a legal response, give or take a few roundings.
  private static func isLegal(angularFrequency: Double) -> Bool {
    let response = 2 * .pi / angularFrequency
    return response >= legalResponses.lowerBound * (1 - 1e-12)
      && response <= legalResponses.upperBound * (1 + 1e-12)
  }

  /// The period of the undamped spring, in seconds; also when the spring counts as perceived done.
  public var response: Double { 2 * .pi / angularFrequency }

  /// SwiftUI's perceptual duration, in seconds: the same as ``response``.
  public var duration: Double { response }

  /// How much the spring bounces, −1…1.
  ///
  /// `1 − ζ` up to critical damping and `1/ζ − 1` above.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The force per displacement k, in mass per second².
  public var stiffness: Double { mass * (angularFrequency * angularFrequency) }

  /// The force per velocity c, in mass per second.
  public var damping: Double { 2 * mass * (dampingRatio * angularFrequency) }

  /// Whether the spring is under-, over- or exactly critically damped.
  public var regime: DampingRegime {
    dampingRatio < 1 ? .under : (dampingRatio > 1 ? .over : .critical)
  }
}
