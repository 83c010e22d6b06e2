/// What a gesture does while one that comes before it is undecided.
enum GestureDependency: Hashable, Sendable {
  /// It does not wait: two fingers, or a scroll.
  case none
  /// It is held as possible until the other has failed: a drag, a long press.
  case pausedUntilFailed
  /// The same, and it fails as soon as the other is active: a tap, a button.
  case failIfActive
}
