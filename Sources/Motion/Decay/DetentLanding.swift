/// Where something let go is to come to rest.
public struct DetentLanding: Hashable, Sendable {
  /// The index of the detent among those given.
  public var index: Int
  /// The position of the detent.
  public var position: Double
  /// Where the motion would have come to rest by itself.
  public var projectedPosition: Double
  /// The velocity with which it was let go, in units per second, for the spring that takes over.
  public var velocity: Double
  /// The velocity in ways to the detent per second; 0 where there is no way.
  public var relativeVelocity: Double

  /// Makes a landing.
  public init(
    index: Int, position: Double, projectedPosition: Double, velocity: Double,
    relativeVelocity: Double
  ) {
    self.index = index
    self.position = position
    self.projectedPosition = projectedPosition
    self.velocity = velocity
    self.relativeVelocity = relativeVelocity
  }
}
