/// A value to be at, and how to get there from the one before.
public struct Keyframe<Value: Animatable>: Hashable, Sendable {
  /// How a keyframe gets to its value.
  public enum Interpolation: Hashable, Sendable {
    /// A straight line whose progress follows a curve.
    case linear(UnitCurve)
    /// A cubic with given velocities at its ends, in units per second; those left out are smooth.
    case cubic(startVelocity: Value?, endVelocity: Value?)
    /// A spring, with the velocity of the keyframe before unless one is given.
    case spring(Spring, startVelocity: Value?)
    /// A jump, which takes no time.
    case move
  }

  /// The value at the end.
  public let target: Value
  /// The time it takes, in seconds; nil where the spring decides, 0 for a jump.
  public let duration: Double?
  /// How it gets there.
  public let interpolation: Interpolation

  private init(_ target: Value, duration: Double?, _ interpolation: Interpolation) {
    if let duration {
      precondition(
        duration >= 0 && duration < .infinity,
        "a keyframe's duration must be finite and not negative, got \(duration)")
    }
    self.target = target
    self.duration = duration
    self.interpolation = interpolation
  }

  /// Returns a keyframe on a straight line.
  ///
  /// - Precondition: `duration`, in seconds, is finite and not negative.
  public static func linear(
    to target: Value, duration: Double, timingCurve: UnitCurve = .linear
  ) -> Keyframe {
    Keyframe(target, duration: duration, .linear(timingCurve))
  }

  /// Returns a keyframe on a cubic, with velocities in units per second.
  ///
  /// Left out they are those of a Catmull-Rom spline through neighbours that are cubic, the slope
  /// of neighbours that are linear, and 0 at the ends of the track.
  ///
  /// - Precondition: `duration`, in seconds, is finite and not negative.
  public static func cubic(
    to target: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) -> Keyframe {
    Keyframe(
      target, duration: duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  /// Returns a keyframe on a spring; without a duration it takes until the spring has settled.
  ///
  /// With one, the value at that time stays, though it may be short of the target.
  ///
  /// - Precondition: `duration`, in seconds, is finite and not negative.
  public static func spring(
    to target: Value, duration: Double? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) -> Keyframe {
    Keyframe(target, duration: duration, .spring(spring, startVelocity: startVelocity))
  }

  /// Returns a keyframe that jumps.
  public static func move(to target: Value) -> Keyframe {
    Keyframe(target, duration: 0, .move)
  }
}
