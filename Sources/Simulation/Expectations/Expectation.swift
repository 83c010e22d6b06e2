/// Something that a run must fulfil, and where the file says so.
public struct Expectation: Hashable, Sendable {
  /// What must hold.
  public enum Claim: Hashable, Sendable {
    /// A number has a value at a time.
    case value(ChannelSelector, at: ExpectationTime, equals: Double, within: Double)
    /// From a time on a number stays at a target; nil is its last value.
    case settles(ChannelSelector, by: ExpectationTime, to: Double?, within: Double)
    /// From a time on a number goes past a target by no more than a bound; nil is its last value.
    case overshoot(ChannelSelector, from: ExpectationTime, of: Double?, atMost: OvershootBound)
    /// From a time on a number never turns back by more than a tolerance.
    case monotone(ChannelSelector, from: ExpectationTime, within: Double)
    /// From a time on a number stays in a range.
    case bounded(ChannelSelector, from: ExpectationTime, least: Double, greatest: Double)
    /// From a time on a number never changes by more than this from frame to frame.
    case continuous(ChannelSelector, from: ExpectationTime, step: Double)
    /// From a time on a number follows an animation that starts then.
    case matches(ChannelSelector, from: ExpectationTime, ExpectedCurve, within: Double)
    /// A gesture came to an end and called its handlers so many times.
    case gesture(String, outcome: String?, calls: ExpectedCalls)
    /// From a time on a view is there, and not leaving.
    case present(view: String, from: ExpectationTime)
    /// From a time on a view is gone, its removal over.
    case absent(view: String, from: ExpectationTime)
  }

  /// How far a number may go past its target.
  public enum OvershootBound: Hashable, Sendable {
    /// A share of the way from the start to the target, in percent.
    case percent(Double)
    /// A distance, in the number's own unit.
    case points(Double)
  }

  /// What must hold.
  public var claim: Claim
  /// Where it stands in its file; nil where it was made in code.
  public var position: SourcePosition?

  /// Makes an expectation.
  public init(_ claim: Claim, at position: SourcePosition? = nil) {
    self.claim = claim
    self.position = position
  }
}
