/// What a recognizer makes of its contact, whatever other gestures do.
enum RecognizerPhase: Hashable, Sendable {
  /// Undecided.
  case possible
  /// Recognised and going on.
  case active(GestureValue)
  /// Recognised and over.
  case ended(GestureValue)
  /// Not what was looked for.
  case failed(FailureReason)
}
