/// What one gesture has to do with another that shares a contact with it.
enum GestureRelation: Hashable, Sendable {
  /// Nothing.
  case none
  /// It is held until the other has failed, and fails when the other goes out.
  case waits
  /// It is not held, but fails whenever the other goes out.
  case yields
  /// It is not held, and fails when the other goes out while it has not.
  case yieldsUntilOut
}
