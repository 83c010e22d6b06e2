extension Replay {
  /// When the events of a trace act.
  public enum Delivery: Hashable, Sendable {
    /// Each at its own time stamp.
    case exact
    /// At the next frame, as a user interface framework delivers them.
    case frame
  }

  /// How a trace is run.
  public struct Options: Hashable, Sendable {
    /// The frame rate; the scene's where it is nil.
    public var frameRate: FrameRate?
    /// The last time that is emitted; where it is nil the run ends when nothing moves.
    public var until: Instant?
    /// When events act.
    public var delivery = Delivery.exact
    /// Whether frames carry the velocities of animations.
    public var withVelocities = false
    /// Whether actions that the scene cannot do are skipped, with a warning.
    public var isLenient = false
    /// How long after the last line of the trace a run without `until` goes on at most, seconds.
    public var longestTail = 10.0
    /// The most updates at one instant before the run stops as a cascade.
    public var cascadeLimit = 1000

    /// The most views on stage at one time, those that leave included; 10⁵.
    public var viewLimit = 100_000

    /// Makes the standard options.
    public init() {}
  }
}
