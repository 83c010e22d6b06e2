/// Two fingers that move apart or together; the parameter defaults to SwiftUI's.
public struct MagnifyGesture: Hashable, Sendable {
  /// The change of scale beyond which the gesture is recognised; the change itself is too little.
  public let minimumScaleDelta: Double
  /// How the velocity in the gesture's value is estimated.
  public let velocity: VelocityEstimator

  /// Makes a magnify gesture.
  ///
  /// - Precondition: `minimumScaleDelta` is not negative and not NaN.
  public init(minimumScaleDelta: Double = 0.01, velocity: VelocityEstimator = .swiftUI) {
    precondition(minimumScaleDelta >= 0, "a minimum change of scale must not be negative or NaN")
    self.minimumScaleDelta = minimumScaleDelta
    self.velocity = velocity
  }
}
