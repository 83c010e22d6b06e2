public import Motion

/// What one update was: its cause, and how much had to be evaluated for it.
///
/// An update that wrote nothing and evaluated nothing is none.
public struct UpdateRecord: Hashable, Sendable {
  /// When.
  public var time: Instant
  /// What caused it: gestures (as `card[c1]:drag`), an action of the trace (as `set dim`), what an
  /// update before it queued (as `send shuffle`), or `start`.
  public var cause: String
  /// How many properties were evaluated; what a view asks of a layout counts as one.
  public var evaluations: Int
  /// How many views these belong to.
  public var views: Int

  /// Makes a record.
  public init(time: Instant, cause: String, evaluations: Int, views: Int) {
    self.time = time
    self.cause = cause
    self.evaluations = evaluations
    self.views = views
  }
}
