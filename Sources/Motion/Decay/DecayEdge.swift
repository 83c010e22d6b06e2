/// Where a decay meets a bound.
public struct DecayEdge: Hashable, Sendable {
  /// When it does, in seconds since the start.
  public var time: Double
  /// The bound, or the start where that lies beyond one.
  public var position: Double
  /// The bound that the spring pulls to.
  public var bound: Double
  /// The velocity there, in units per second.
  public var velocity: Double

  /// Makes the meeting of a decay and a bound.
  public init(time: Double, position: Double, bound: Double, velocity: Double) {
    self.time = time
    self.position = position
    self.bound = bound
    self.velocity = velocity
  }
}
