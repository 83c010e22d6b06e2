/// A view that a `viewThatFits` has found to fit, and that is not on stage yet.
struct PendingChoice: Sendable {
  /// The `viewThatFits`.
  var container: Int
  /// The place of the view among those inside.
  var place: Int
  /// The write that made the layout; −1 where the whole is new or follows a match.
  var write: Int
}
