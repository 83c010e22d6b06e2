/// A drag of one finger; the parameters default to SwiftUI's.
public struct DragGesture: Hashable, Sendable {
  /// The distance from the touch at which the drag is recognised, in points of the viewport.
  ///
  /// The distance itself suffices; 0 recognises at the touch.
  public let minimumDistance: Double
  /// Where the translation is counted from.
  public let anchor: DragAnchor
  /// How the velocity in the drag's own value is estimated.
  public let velocity: VelocityEstimator

  /// Makes a drag gesture.
  ///
  /// - Precondition: `minimumDistance` is not negative and not NaN.
  public init(
    minimumDistance: Double = 10, anchor: DragAnchor = .touchDown,
    velocity: VelocityEstimator = .swiftUI
  ) {
    precondition(minimumDistance >= 0, "a minimum distance must not be negative or NaN")
    self.minimumDistance = minimumDistance
    self.anchor = anchor
    self.velocity = velocity
  }
}
