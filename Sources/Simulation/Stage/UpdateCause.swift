import Gestures

/// What an update follows from.
enum UpdateCause: Sendable {
  /// The first tree.
  case start
  /// What gestures did.
  case gestures([GestureUpdate])
  /// An action of the trace.
  case action(BoundEntry.Action)
  /// What an update before it left.
  case queued(QueuedUpdate)
}
