/// The spring of Compose and of Android's SpringForce: stiffness and damping ratio, of mass 1.
///
/// The conversion is exact; Android computes in single precision, about 1e-7 of the way off.
public struct AndroidSpring: Hashable, Sendable {
  /// The force per displacement, of a mass of 1.
  public let stiffness: Double
  /// The damping ratio.
  public let dampingRatio: Double

  /// Makes the spring of its constants; Compose's defaults are 1,500 and 1.
  public init(stiffness: Double = Self.mediumStiffness, dampingRatio: Double = 1) {
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  /// Takes stiffness over mass and damping ratio of a spring.
  public init(_ spring: Spring) {
    self.init(
      stiffness: spring.angularFrequency * spring.angularFrequency,
      dampingRatio: spring.dampingRatio)
  }

  /// The spring of these constants.
  public var spring: Spring {
    Spring(angularFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio)
  }

  /// `StiffnessHigh`, 10,000.
  public static let highStiffness = 10_000.0
  /// `StiffnessMedium`, 1,500.
  public static let mediumStiffness = 1_500.0
  /// `StiffnessMediumLow`, 400.
  public static let mediumLowStiffness = 400.0
  /// `StiffnessLow`, 200.
  public static let lowStiffness = 200.0
  /// `StiffnessVeryLow`, 50.
  public static let veryLowStiffness = 50.0

  /// `DampingRatioHighBouncy`, 0.2.
  public static let highBouncyDampingRatio = 0.2
  /// `DampingRatioMediumBouncy`, 0.5.
  public static let mediumBouncyDampingRatio = 0.5
  /// `DampingRatioLowBouncy`, 0.75.
  public static let lowBouncyDampingRatio = 0.75

  /// Returns Compose's estimate of the duration in whole milliseconds; nil where it never ends.
  ///
  /// Below critical damping the time at which the envelope `√(x₀² + ((v₀ + b x₀)/ω_d)²) e^(−bt)` is
  /// the threshold; otherwise the last time at which the displacement has
  /// the size of the threshold. It is truncated to milliseconds.
  public func estimatedMilliseconds(
    displacement: Double, velocity: Double, threshold: Double = 0.01
  ) -> Int64? {
    let solution = SpringSolution(spring)
    let seconds: Double
    if displacement == 0, velocity == 0 {
      seconds = 0
    } else if solution.regime == .under {
      // Compose counts its displacement as positive and the root r = −b as negative.
      let start = displacement.magnitude
      let towards = displacement < 0 ? -velocity : velocity
      let swing = (towards + solution.decay * start) / solution.rate
      let size = (start * start + swing * swing).squareRoot()
      seconds = Swift.max(0, ElementaryFunctions.log(size / threshold) / solution.decay)
    } else {
      seconds = spring.lastCrossing(
        of: threshold, displacement: displacement, velocity: velocity)
    }
    let milliseconds = seconds * 1000
    return milliseconds < 9e15 ? Int64(milliseconds) : nil
  }
}
