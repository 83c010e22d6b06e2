/// A drag; the parameters default to SwiftUI's.
public struct DragGesture: Hashable, Sendable {
  /// The distance from the touch at which the drag is recognised, in points of the viewport.
  ///
  /// The distance itself suffices; 0 recognises at the touch.
  public let minimumDistance: Double
  /// The space of the locations in the drag's value.
  public let coordinateSpace: CoordinateSpace
  /// The directions in which the drag is recognised.
  ///
  /// A finger that reaches the minimum distance in another direction makes the drag fail.
  public let axes: DragAxes
  /// The cosine between movement and axis above which the direction is right, 0…1.
  ///
  /// SwiftUI's 0.5 lets 60° to either side pass; √½ asks that the movement is mainly along the axis.
  public let directionCosine: Double
  /// Where the translation is counted from.
  public let anchor: DragAnchor
  /// What another finger does.
  public let secondFinger: SecondFinger
  /// How the velocity in the drag's own value is estimated.
  public let velocity: VelocityEstimator

  /// Makes a drag gesture.
  ///
  /// - Precondition: `minimumDistance` is not negative and not NaN; `directionCosine` is 0…1.
  public init(
    minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local,
    axes: DragAxes = .both, directionCosine: Double = 0.5, anchor: DragAnchor = .touchDown,
    secondFinger: SecondFinger = .fails, velocity: VelocityEstimator = .swiftUI
  ) {
    precondition(minimumDistance >= 0, "a minimum distance must not be negative or NaN")
    precondition(
      directionCosine >= 0 && directionCosine <= 1, "the cosine of a direction is from 0 to 1")
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
    self.axes = axes
    self.directionCosine = directionCosine
    self.anchor = anchor
    self.secondFinger = secondFinger
    self.velocity = velocity
  }
}
