/// A view whose insertion begins once the layout has given it a frame.
struct PendingInsertion: Sendable {
  /// The view.
  var instance: Int
  /// The write that inserted it.
  var write: Int
}
