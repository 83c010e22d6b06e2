/// A decay between two bounds that becomes a spring where it meets one.
///
/// The spring takes over at the exact time, with the position and the velocity that the decay has
/// there, and pulls to the bound. A motion that starts beyond a bound is the spring's from the
/// start.
public struct BoundedDecay<Motion: DecayMotion>: Hashable, Sendable {
  /// The motion while it is between the bounds.
  public let decay: Motion
  /// The smallest position at rest.
  public let lower: Double
  /// The largest position at rest.
  public let upper: Double
  /// What takes over at a bound.
  public let spring: Spring
  /// Where the decay meets a bound; nil where it rests between them.
  public let edge: DecayEdge?

  private let solution: SpringSolution

  /// Makes a decay between bounds, either of which may be infinite.
  ///
  /// - Precondition: `lower` is at most `upper`.
  public init(_ decay: Motion, in lower: Double, _ upper: Double, spring: Spring) {
    precondition(lower <= upper, "the lower bound must not be above the upper: \(lower), \(upper)")
    self.decay = decay
    self.lower = lower
    self.upper = upper
    self.spring = spring
    solution = SpringSolution(spring)
    edge = Self.edge(of: decay, lower, upper)
  }

  /// Returns the position at a time in seconds; before 0 it is the start.
  public func value(at time: Double) -> Double {
    guard let edge, time >= edge.time else { return decay.value(at: time) }
    guard time > edge.time else { return edge.position }
    return edge.bound
      + solution.displacement(
        displacement: edge.position - edge.bound, velocity: edge.velocity, at: time - edge.time)
  }

  /// Returns the velocity at a time in seconds, in units per second.
  public func velocity(at time: Double) -> Double {
    guard let edge, time >= edge.time else { return decay.velocity(at: time) }
    return solution.state(
      displacement: edge.position - edge.bound, velocity: edge.velocity, at: time - edge.time
    ).velocity
  }

  /// Where the motion comes to rest.
  public var restPosition: Double { edge?.bound ?? decay.restPosition }

  private static func edge(
    of decay: Motion, _ lower: Double, _ upper: Double
  ) -> DecayEdge? {
    let start = decay.start
    if start < lower || start > upper {
      return DecayEdge(
        time: 0, position: start, bound: start < lower ? lower : upper,
        velocity: decay.velocity(at: 0))
    }
    let below = time(decay, leavingAt: lower, isLower: true)
    let above = time(decay, leavingAt: upper, isLower: false)
    let time = min(below, above)
    guard time < .infinity else { return nil }
    let bound = below < above ? lower : upper
    return DecayEdge(
      time: time, position: bound, bound: bound, velocity: decay.velocity(at: time))
  }

  /// When a motion that starts at or within a bound goes beyond it.
  private static func time(
    _ decay: Motion, leavingAt bound: Double, isLower: Bool
  ) -> Double {
    guard bound.isFinite else { return .infinity }
    guard decay.start == bound else { return decay.time(reaching: bound) }
    let velocity = decay.velocity(at: 0)
    let drive = velocity == 0 ? decay.restPosition - bound : velocity
    return (isLower ? drive < 0 : drive > 0) ? 0 : decay.returnTime
  }
}
