extension Replay {
  /// What a run has to say at its end.
  public struct Outcome: Hashable, Sendable {
    /// The number of frames.
    public var frames: Int64 = 0
    /// The time of the last frame.
    public var end = Instant.zero
    /// The hash of all frames, as ``FrameHash`` takes it.
    public var hash: UInt64 = 0
    /// The number of property evaluations.
    public var evaluations = 0
    /// Warnings: what still moved, contacts that were open.
    public var warnings: [Diagnostic] = []

    /// Makes the outcome of no run.
    public init() {}
  }
}
