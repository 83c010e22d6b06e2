/// A named rule for a velocity from samples.
public enum VelocityEstimator: Hashable, Sendable, CaseIterable {
  /// SwiftUI's: the last three samples, the older segment weighing 0.75; it knows no rest.
  case swiftUI
  /// A parabola through the last 100 ms; 40 ms of silence are rest.
  case leastSquares

  /// Whether the lift is a sample in the value of a drag.
  public var countsLift: Bool {
    switch self {
    case .swiftUI: true
    case .leastSquares: false
    }
  }

  /// The word for the estimator in scenes and in the log.
  public var name: String {
    switch self {
    case .swiftUI: "swiftUI"
    case .leastSquares: "leastSquares"
    }
  }
}
