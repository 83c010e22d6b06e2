public import Motion

/// What a magnify gesture reports.
public struct MagnifyValue: Hashable, Sendable {
  /// The distance of the fingers over that at the start: 1 is unchanged.
  public var magnification: Double
  /// The estimated change of the magnification, per second.
  public var velocity: Double
  /// Where the fingers' middle was at the start, in fractions of the view.
  public var startAnchor: UnitPoint
  /// Where the fingers' middle was at the start, in the local space of the gesture, in points.
  public var startLocation: Point
  /// The time stamp of the event that this value is of.
  public var time: Instant

  /// Makes the value of a magnify gesture.
  public init(
    magnification: Double, velocity: Double = 0, startAnchor: UnitPoint, startLocation: Point,
    time: Instant
  ) {
    self.magnification = magnification
    self.velocity = velocity
    self.startAnchor = startAnchor
    self.startLocation = startLocation
    self.time = time
  }
}
