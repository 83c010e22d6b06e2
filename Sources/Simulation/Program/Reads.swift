/// The names that something depends on.
struct Reads: Sendable {
  /// All of them, as writes are counted: an item and an index stand for what their loop goes over.
  var names: [Reference] = []
  /// Those whose change makes a new evaluation necessary: an item and an index stand for themselves.
  var triggers: [Reference] = []
}
