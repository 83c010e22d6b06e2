/// A completion that waits for a run.
struct WatchReference: Hashable, Sendable {
  /// The place in ``Stage/watches``.
  var place: Int
  /// The number of the completion.
  var number: Int
}
