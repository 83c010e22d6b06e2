/// A whole run: every frame and every event.
public struct Recording: Hashable, Sendable {
  /// The frames in order.
  public var frames: [Frame]
  /// The log in order.
  public var events: [EventRecord]
  /// The updates in order, with what each of them evaluated.
  public var updates: [UpdateRecord]

  /// Makes a recording.
  public init(frames: [Frame], events: [EventRecord], updates: [UpdateRecord] = []) {
    self.frames = frames
    self.events = events
    self.updates = updates
  }
}
