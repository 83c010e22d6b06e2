/// How near and how slow a value must be to count as at rest by both.
public struct RestLimits: Hashable, Sendable {
  /// The distance from the target that must not be reached, in the unit of the value.
  public var distance: Double
  /// The speed that must not be reached, in units per second.
  public var speed: Double

  /// Makes limits.
  public init(distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
  }

  /// Whether a state is within both limits, strictly.
  public func contains(_ state: SpringState) -> Bool {
    state.displacement.magnitude < distance && state.velocity.magnitude < speed
  }

  /// Returns a state, or that of rest at the target where it is within both limits.
  ///
  /// What Flutter calls snapping to the end.
  public func snapped(_ state: SpringState) -> SpringState {
    contains(state) ? SpringState(displacement: 0, velocity: 0) : state
  }
}
