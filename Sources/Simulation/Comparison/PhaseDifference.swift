public import Motion

/// Where a view is there in one run and not in the other, or comes and goes at another time.
public struct PhaseDifference: Hashable, Sendable {
  /// The view's path.
  public var view: String
  /// The first frame in which the phases differ.
  public var time: Instant
  /// The phase in the first run; nil where the view is not there.
  public var first: ViewPhase?
  /// The phase in the second run; nil where the view is not there.
  public var second: ViewPhase?
  /// In how many frames the phases differ.
  public var frameCount: Int
}
