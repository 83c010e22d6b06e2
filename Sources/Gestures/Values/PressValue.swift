public import Motion

/// What a long press or a button reports.
public struct PressValue: Hashable, Sendable {
  /// Whether the finger presses: for a button, whether it is on it or near it.
  public var isPressed: Bool
  /// Where the finger is, in the local space of the gesture, in points.
  public var location: Point
  /// The time stamp of the event that this value is of.
  public var time: Instant

  /// Makes the value of a press.
  public init(isPressed: Bool, location: Point, time: Instant) {
    self.isPressed = isPressed
    self.location = location
    self.time = time
  }
}
