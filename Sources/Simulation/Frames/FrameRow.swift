/// One view in one frame.
public struct FrameRow: Hashable, Sendable {
  /// The view's path, as `feed/card[c2]/title`.
  public var view: String
  /// Whether it is there, coming or going.
  public var phase: ViewPhase
  /// Its numbers, raw; what is emitted is ``FrameValues/clamped``.
  public var values: FrameValues
  /// The velocities of its channels, per second; of animations only, not of the finger.
  public var velocities: FrameValues?

  /// Makes a row.
  public init(
    view: String, phase: ViewPhase, values: FrameValues, velocities: FrameValues? = nil
  ) {
    self.view = view
    self.phase = phase
    self.values = values
    self.velocities = velocities
  }
}
