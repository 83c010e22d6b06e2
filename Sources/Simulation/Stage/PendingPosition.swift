/// A place to which a scroll container goes once the layout is known.
struct PendingPosition: Sendable {
  /// The scroll container.
  var container: Int
  /// How it goes there.
  var transaction: Transaction
}
