extension Spring {
  /// The settling duration of a motion from 0 to 1 at rest, within 0.001, in seconds.
  public var settlingDuration: Double { settlingDuration(target: 1) }

  /// Returns SwiftUI's estimate of the time after which a motion from zero seems at rest.
  ///
  /// Below critical damping, with b = ζω₀, it is `ln((|b·target − v₀| + |target|) / ε) / b`. From
  /// critical damping on, the motion is looked at every tenth of a second, and the answer is the
  /// first of these times from which it stays nearer than ε for more than a second. The first is
  /// no bound: it adds a rate to a number without unit. ``restTime(displacement:velocity:threshold:)``
  /// is one, and ``lastCrossing(of:displacement:velocity:)`` is exact.
  ///
  /// SwiftUI's search gives up after 1,024 looks and answers 0. Here it goes on as the exact last
  /// crossing, rounded up to a tenth of a second.
  ///
  /// - Parameters:
  ///   - target: The value the spring pulls to, from zero.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - epsilon: How near counts as settled, in the units of the target.
  /// - Returns: A time in seconds; infinite without damping, and for an epsilon of 0.
  /// - Precondition: `epsilon` is not negative.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    precondition(epsilon >= 0, "an epsilon must not be negative, got \(epsilon)")
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    guard regime != .under else {
      let decay = dampingRatio * angularFrequency
      let push = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      let size = push + target.magnitudeSquared.squareRoot()
      return size > 0 ? Swift.max(0, -ElementaryFunctions.log(epsilon / size) / decay) : 0
    }
    var time = 0.0
    var settled: Double?
    for _ in 0..<1_024 {
      let distance = value(target: target, initialVelocity: initialVelocity, time: time) - target
      if distance.magnitudeSquared.squareRoot() < epsilon {
        let first = settled ?? time
        if time - first > 1 { return first }
        settled = first
      } else {
        settled = nil
      }
      time += 0.1
    }
    return settlingBeyondSearch(
      size: target.magnitudeSquared.squareRoot(),
      speed: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
  }

  /// Returns the settling duration of a motion between two values, in seconds.
  ///
  /// See ``settlingDuration(target:initialVelocity:epsilon:)``.
  public func settlingDuration<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    settlingDuration(
      target: toValue - fromValue, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  private func settlingBeyondSearch(size: Double, speed: Double, epsilon: Double) -> Double {
    let exact = lastCrossing(of: epsilon, displacement: size, velocity: speed)
    return (exact * 10).rounded(.up) / 10
  }
}
