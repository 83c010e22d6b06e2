/// A motion with a constant acceleration: a thing that falls.
///
/// `x(t) = x₀ + v₀·t + a·t²/2`. It does not come to rest.
public struct GravityMotion: DecayMotion {
  /// The position at time 0.
  public let start: Double
  /// The velocity at time 0, in units per second.
  public let initialVelocity: Double
  /// The change of the velocity, in units per second².
  public let acceleration: Double

  /// Makes the motion from a start, a velocity and an acceleration.
  ///
  /// - Precondition: All are finite.
  public init(start: Double, velocity: Double = 0, acceleration: Double) {
    precondition(
      start.isFinite && velocity.isFinite && acceleration.isFinite,
      "a fall must have finite parameters, got \(start), \(velocity) and \(acceleration)")
    self.start = start
    self.initialVelocity = velocity
    self.acceleration = acceleration
  }

  /// Returns the position at a time in seconds; before 0 it is ``start``.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return start }
    return start + (initialVelocity + acceleration / 2 * time) * time
  }

  /// Returns the velocity at a time in seconds; before 0 it is that at 0.
  public func velocity(at time: Double) -> Double {
    time > 0 ? initialVelocity + acceleration * time : initialVelocity
  }

  /// Infinite in the direction of the acceleration; with neither that nor a velocity, the start.
  public var restPosition: Double {
    let drive = acceleration == 0 ? initialVelocity : acceleration
    return drive == 0 ? start : (drive < 0 ? -.infinity : .infinity)
  }

  /// When what was thrown is back, in seconds; infinity if never.
  public var returnTime: Double {
    let time = -2 * initialVelocity / acceleration
    return time > 0 ? time : .infinity
  }

  /// Returns the first time at which a position is reached, in seconds; infinity if never.
  public func time(reaching position: Double) -> Double {
    let distance = position - start
    guard distance != 0 else { return 0 }
    let discriminant = initialVelocity * initialVelocity + 2 * acceleration * distance
    guard discriminant >= 0 else { return .infinity }
    // The roots as 2c/(b ± √…) and (b ± √…)/a: of each pair the one without cancellation.
    let root = discriminant.squareRoot()
    let sum = initialVelocity + (initialVelocity < 0 ? -root : root)
    let (near, far) = (2 * distance / sum, -sum / acceleration)
    var first = Double.infinity
    if near > 0, near < first { first = near }
    if far > 0, far < first { first = far }
    return first
  }
}
