/// Which of two detents as near as each other is taken.
public enum ReleaseTies: Hashable, Sendable {
  /// The one of the smaller position.
  case earlier
  /// The one of the larger position.
  case later
}
