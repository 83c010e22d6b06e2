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
    /// Whether the hash of all frames is computed, at a cost for every view in every frame.
    public var withHash = true
    /// Whether the log says of each update what caused it and how much it evaluated.
    public var logsUpdates = false
    /// Whether actions that the scene cannot do are skipped, with a warning.
    public var isLenient = false
    /// How long after the last line of the trace a run without `until` goes on at most, seconds.
    public var longestTail = 10.0
    /// How many updates may follow from each other, each from the one before; 1000.
    ///
    /// A chain that is longer has no end in all likelihood, and stops the run.
    public var cascadeLimit = 1000
    /// How many updates may follow from one event, one deadline or one completion; 200 000.
    public var updateLimit = 200_000
    /// How many views there may be at a time, those that are leaving included; 10⁵.
    ///
    /// As many may come to be by what follows from one event.
    public var viewLimit = 100_000
    /// How many frames a run may have; 10⁷, which is almost a day at 120 frames per second.
    public var frameLimit: Int64 = 10_000_000

    /// Makes the standard options.
    public init() {}
  }
}
