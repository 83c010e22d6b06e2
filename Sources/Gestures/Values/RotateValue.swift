public import Motion

/// What a rotate gesture reports.
public struct RotateValue: Hashable, Sendable {
  /// How far the fingers have turned since the start, clockwise, whole turns included.
  public var rotation: Angle
  /// The estimated change of the rotation, per second.
  public var velocity: Angle
  /// Where the fingers' middle was at the start, in fractions of the view.
  public var startAnchor: UnitPoint
  /// Where the fingers' middle was at the start, in the local space of the gesture, in points.
  public var startLocation: Point
  /// The time stamp of the event that this value is of.
  public var time: Instant

  /// Makes the value of a rotate gesture.
  public init(
    rotation: Angle, velocity: Angle = .zero, startAnchor: UnitPoint, startLocation: Point,
    time: Instant
  ) {
    self.rotation = rotation
    self.velocity = velocity
    self.startAnchor = startAnchor
    self.startLocation = startLocation
    self.time = time
  }
}
