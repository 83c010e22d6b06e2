/// When the run of an animation is complete, by either criterion.
public struct RunTimes: Hashable, Sendable {
  /// Whether there is a run; none is made of what is at rest at once.
  public var started: Bool
  /// When it counts as complete: a spring at its response, a curve at its duration.
  ///
  /// Never after ``removed``.
  public var logical: Instant
  /// When it has come to rest and is forgotten; ``Instant/never`` where it does not.
  public var removed: Instant

  /// Makes the times of a run.
  public init(started: Bool, logical: Instant, removed: Instant) {
    self.started = started
    self.logical = logical
    self.removed = removed
  }
}
