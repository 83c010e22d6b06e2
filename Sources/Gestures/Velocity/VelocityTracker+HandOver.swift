public import Motion

extension VelocityTracker {
  /// Returns the velocity that a spring takes over from the tracked value, per second.
  ///
  /// The lift is no sample. `swiftUI` lets the velocity fade by 0.998 for every millisecond since
  /// the newest sample and forgets it after exactly 2 s; the others have their own stop rule.
  public func handOverComponents(at time: Instant) -> SIMD4<Double> {
    let velocity = velocityComponents(at: time)
    guard estimator == .swiftUI, let last = lastTime else { return velocity }
    return velocity * Self.fading(after: time.nanoseconds - last.nanoseconds)
  }

  /// Returns the velocity that a spring takes over, in the form of the value, per second.
  public func handOver<Value: Animatable>(at time: Instant) -> Value {
    Self.value(of: handOverComponents(at: time))
  }

  /// Returns 0.998 to the power of a silence in milliseconds, and 0 from 2 s on.
  private static func fading(after nanoseconds: Int64) -> Double {
    guard nanoseconds > 0 else { return 1 }
    guard nanoseconds < 2_000_000_000 else { return 0 }
    var factor = fraction(of: nanoseconds % 1_000_000)
    var power = 0.998
    var milliseconds = nanoseconds / 1_000_000
    while milliseconds > 0 {
      if milliseconds & 1 == 1 { factor *= power }
      power *= power
      milliseconds >>= 1
    }
    return factor
  }

  /// Returns 0.998 to the power of less than a millisecond, given in nanoseconds.
  ///
  /// The series of (1 − 0.002)ᵘ with 0 ≤ u < 1: each term is at most 0.002 times the one before, so
  /// seven reach below the last bit.
  private static func fraction(of nanoseconds: Int64) -> Double {
    let u = Double(nanoseconds) / 1e6
    var sum = 0.0
    var index = 7.0
    while index > 0 {
      sum = (1 + sum) * (u - (index - 1)) / index * -0.002
      index -= 1
    }
    return 1 + sum
  }
}
