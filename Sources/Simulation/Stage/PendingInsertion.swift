/// A view whose insertion begins once the layout has given it a frame.
struct PendingInsertion: Sendable {
  /// The view.
  var instance: Int
  /// How it is inserted.
  var transaction: Transaction
}
