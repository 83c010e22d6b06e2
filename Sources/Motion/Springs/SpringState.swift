/// Where a sprung value is: its displacement from the target and its velocity.
public struct SpringState: Hashable, Sendable {
  /// Value less target.
  public var displacement: Double
  /// The change of the value, in units per second.
  public var velocity: Double

  /// Makes a state.
  @inlinable
  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }
}
