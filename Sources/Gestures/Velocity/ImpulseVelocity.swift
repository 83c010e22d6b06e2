public import Motion

/// The speed of a body that the samples' movements have pushed along.
///
/// ```
/// work ← work + (v − s(work)) · |v|      for every segment of velocity v, halved after the first
/// s(w) = sign(w) · √(2 |w|)              the velocity of a body of mass 1 that holds that energy
/// ```
/// A segment faster than the body pushes it, a slower one brakes it in proportion to its own speed,
/// so a sample that stands still changes nothing and a jittering last one little. No fit, hence no
/// end that points backwards where nothing went backwards.
///
/// The lift is no sample. Stop rule: a silence before the lift longer than the window's `stop`
/// gives none.
public struct ImpulseVelocity: Hashable, Sendable {
  /// Which samples count.
  public var window: VelocityWindow

  /// Makes an estimator; the default window is Android's.
  public init(window: VelocityWindow = .android) {
    self.window = window
  }

  /// Returns the velocity at a lift, or nil where the samples give none.
  ///
  /// - Parameters:
  ///   - samples: The samples, at strictly growing times.
  ///   - lift: When the finger lifts.
  /// - Returns: The velocity of every component, per second.
  public func velocity(of samples: [VelocitySample], at lift: Instant) -> SIMD4<Double>? {
    guard let counted = window.counted(samples, at: lift) else { return nil }
    // The energy of the first push alone is v²/2, whose velocity is v: no root need be taken.
    var velocity = counted[counted.startIndex + 1].velocity(since: counted[counted.startIndex])
    var work = Self.energy(of: velocity)
    for index in counted.indices.dropFirst(2) {
      let pushed = counted[index].velocity(since: counted[index - 1])
      for component in 0..<4 {
        let push = pushed[component]
        work[component] += (push - velocity[component]) * push.magnitude
        let speed = (2 * work[component].magnitude).squareRoot()
        velocity[component] = work[component] < 0 ? -speed : speed
      }
    }
    return velocity
  }

  private static func energy(of velocity: SIMD4<Double>) -> SIMD4<Double> {
    var energy = SIMD4<Double>()
    for component in 0..<4 {
      energy[component] = velocity[component] * velocity[component].magnitude / 2
    }
    return energy
  }
}
