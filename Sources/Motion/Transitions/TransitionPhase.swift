/// Where a view stands between coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// On stage; transitions have no effect.
  case identity
  /// Removed.
  case didDisappear
}
