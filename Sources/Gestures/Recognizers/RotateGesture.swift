public import Motion

/// Two fingers that turn about each other; the parameter defaults to SwiftUI's.
public struct RotateGesture: Hashable, Sendable {
  /// The angle beyond which the gesture is recognised; the angle itself is too little.
  public let minimumAngleDelta: Angle
  /// How the velocity in the gesture's value is estimated.
  public let velocity: VelocityEstimator

  /// Makes a rotate gesture.
  ///
  /// - Precondition: `minimumAngleDelta` is not negative and not NaN.
  public init(
    minimumAngleDelta: Angle = .degrees(1), velocity: VelocityEstimator = .swiftUI
  ) {
    precondition(minimumAngleDelta.degrees >= 0, "a minimum angle must not be negative or NaN")
    self.minimumAngleDelta = minimumAngleDelta
    self.velocity = velocity
  }
}
