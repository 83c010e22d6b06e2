/// What a contact does at one sample.
public enum PointerPhase: Hashable, Sendable, CaseIterable {
  /// The contact touches.
  case down
  /// The contact has moved, or changed its pressure.
  case move
  /// The contact lifts.
  case up
  /// The system takes the contact away.
  case cancel
}
