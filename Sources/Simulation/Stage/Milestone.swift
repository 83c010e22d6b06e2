/// Something that a run or a completion will do at a known time.
struct Milestone: Sendable {
  /// What happens.
  enum Event: Sendable {
    /// A run has come to rest.
    case removed(RunReference, run: Int)
    /// What a scroll container shows has come to rest.
    case scrolled(Int, run: Int)
    /// What is in sight of a lazy stack changes.
    case sight(Int, number: Int)
    /// A run is logically complete.
    case logical(RunReference, run: Int)
    /// A completion is due.
    case completion(WatchReference)
    /// Keyframes have been played.
    case keyframes(Int, run: Int)
    /// A phase is over.
    case phase(Int, step: Int)
  }

  /// When.
  var time: Instant
  /// The order of creation.
  var order: Int
  /// What.
  var event: Event

  /// Whether this one comes first: by time, then removed before logical, then by creation.
  func isBefore(_ other: Milestone) -> Bool {
    if time != other.time { return time < other.time }
    if rank != other.rank { return rank < other.rank }
    return order < other.order
  }

  private var rank: Int {
    switch event {
    case .removed, .scrolled, .keyframes, .sight: 0
    case .logical: 1
    case .completion, .phase: 2
    }
  }
}
