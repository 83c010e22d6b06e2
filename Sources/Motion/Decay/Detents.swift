/// Positions at which something may come to rest.
public struct Detents: Hashable, Sendable {
  /// The positions, in the order in which they were given.
  public let positions: [Double]

  /// Makes detents of positions.
  ///
  /// - Precondition: There is one at least, and all are finite.
  public init(_ positions: [Double]) {
    precondition(!positions.isEmpty, "there must be one detent at least")
    for position in positions {
      precondition(position.isFinite, "a detent must be finite, got \(position)")
    }
    self.positions = positions
  }

  /// Returns the index of the detent nearest to a position; of two as near, the first given.
  public func nearest(to position: Double) -> Int {
    var best = 0
    for index in positions.indices
    where (positions[index] - position).magnitude < (positions[best] - position).magnitude {
      best = index
    }
    return best
  }

  /// Returns where something let go comes to rest: the detent nearest to where it would have.
  ///
  /// - Parameters:
  ///   - position: Where it is let go.
  ///   - velocity: The velocity it has then, in units per second.
  ///   - rate: How fast it would slow down; the end is that of the exact integral.
  /// - Returns: The detent, with the velocity for the spring that goes there.
  public func landing(
    from position: Double, velocity: Double, rate: DecelerationRate = .normal
  ) -> DetentLanding {
    landing(from: position, velocity: velocity, projected: position + rate.projection(of: velocity))
  }

  /// Returns the detent nearest to an end that was projected in any other way.
  public func landing(
    from position: Double, velocity: Double, projected: Double
  ) -> DetentLanding {
    let index = nearest(to: projected)
    let distance = positions[index] - position
    return DetentLanding(
      index: index, position: positions[index], projectedPosition: projected, velocity: velocity,
      relativeVelocity: distance == 0 ? 0 : velocity / distance)
  }
}
