/// A change of a cell, in the order in which an update made it.
struct Write: Sendable {
  /// The cell.
  var cell: Int
  /// How it animates.
  var transaction: Transaction
}
