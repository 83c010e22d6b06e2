/// A whole run: every frame and every event.
public struct Recording: Hashable, Sendable {
  /// The frames in order.
  public var frames: [Frame]
  /// The log in order.
  public var events: [EventRecord]

  /// Makes a recording.
  public init(frames: [Frame], events: [EventRecord]) {
    self.frames = frames
    self.events = events
  }
}
