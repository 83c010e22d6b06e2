/// On which side of an input event of the same time a deadline falls.
public enum DeadlineKind: Hashable, Sendable, CaseIterable {
  /// Before it: the limit itself is too late (a tap pressed too long).
  case inclusive
  /// After it: the limit itself is still in time (the next tap of a double tap).
  case exclusive
}
