/// Where a phase animator is at an instant.
public struct PhaseState<Value: Animatable>: Hashable, Sendable {
  /// The index of the phase that is shown or led to.
  public var phase: Int
  /// The value shown.
  public var value: Value
  /// Its velocity, in units per second.
  public var velocity: Value
  /// When the next phase begins; nil where nothing but a change would begin one.
  public var nextAdvance: Instant?

  /// Makes a state.
  public init(phase: Int, value: Value, velocity: Value, nextAdvance: Instant?) {
    self.phase = phase
    self.value = value
    self.velocity = velocity
    self.nextAdvance = nextAdvance
  }
}
