/// A button: pressed while the finger is on it or near it, its action at the lift there.
public struct PressGesture: Hashable, Sendable {
  /// How far around its view a finger still presses it, in points on each side.
  public let tolerance: Double

  /// Makes a button's gesture.
  ///
  /// - Parameter tolerance: SwiftUI's is 70 points.
  /// - Precondition: `tolerance` is not negative and not NaN.
  public init(tolerance: Double = 70) {
    precondition(tolerance >= 0, "the tolerance of a button must not be negative or NaN")
    self.tolerance = tolerance
  }
}
