/// The pan of a scroll container: all fingers together, along the axes of its content.
///
/// It never waits for the gestures inside it. Who wins is for ``ScrollPriority`` to say.
public struct ScrollGesture: Hashable, Sendable {
  /// The axes along which the content scrolls.
  public let axes: DragAxes
  /// The distance from the touch at which scrolling begins, in points of the viewport.
  public let minimumDistance: Double
  /// The directions in which there is nothing to scroll: a finger that begins that way fails it.
  public let blocked: BlockedDirections
  /// How the velocity in the gesture's value is estimated.
  public let velocity: VelocityEstimator

  /// Makes the pan of a scroll container.
  ///
  /// - Precondition: `minimumDistance` is not negative and not NaN.
  public init(
    axes: DragAxes = .vertical, minimumDistance: Double = 10,
    blocked: BlockedDirections = [], velocity: VelocityEstimator = .swiftUI
  ) {
    precondition(minimumDistance >= 0, "a minimum distance must not be negative or NaN")
    self.axes = axes
    self.minimumDistance = minimumDistance
    self.blocked = blocked
    self.velocity = velocity
  }

  /// Returns the same pan with some directions blocked.
  public func blocking(_ directions: BlockedDirections) -> ScrollGesture {
    ScrollGesture(
      axes: axes, minimumDistance: minimumDistance, blocked: directions, velocity: velocity)
  }

  /// The same movement as a drag: at most 45° off the axis, without a jump when it begins.
  var drag: DragGesture {
    DragGesture(
      minimumDistance: minimumDistance, axes: axes, directionCosine: Self.diagonal,
      anchor: .recognition, secondFinger: .joins, velocity: velocity)
  }

  /// Just below the cosine of 45°, so that the diagonal itself counts for both axes.
  private static let diagonal = 0.7071
}
