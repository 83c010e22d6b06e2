public import Motion

/// One line of the arbiter's decisions: which gesture, when, and what became of it.
public struct GestureUpdate: Hashable, Sendable {
  /// The gesture.
  public var gesture: GestureID
  /// The time of the event or deadline that brought the change.
  public var time: Instant
  /// What became of the gesture.
  public var change: GestureChange

  /// Makes an update.
  public init(gesture: GestureID, time: Instant, change: GestureChange) {
    self.gesture = gesture
    self.time = time
    self.change = change
  }
}
