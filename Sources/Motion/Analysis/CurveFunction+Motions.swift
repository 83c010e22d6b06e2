extension CurveFunction {
  /// Makes the course of a spring from one value to another.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - from: The value at time 0.
  ///   - to: The target.
  ///   - velocity: The velocity at time 0, in units per second.
  ///   - endTime: How far the course is looked at, in seconds.
  public init(
    _ spring: Spring, from: Double, to: Double, velocity: Double = 0, until endTime: Double
  ) {
    let solution = SpringSolution(spring)
    // It turns once in each half swing, and once at all where it does not swing.
    let step = solution.regime == .under ? .pi / (2 * solution.rate) : max(endTime, 1)
    self.init(
      until: endTime, step: step,
      value: { time in
        time == 0
          ? from
          : to + solution.displacement(displacement: from - to, velocity: velocity, at: time)
      },
      velocity: { time in
        solution.state(displacement: from - to, velocity: velocity, at: time).velocity
      })
  }

  /// Makes the course of a timing curve from one value to another, over a duration in seconds.
  public init(_ curve: UnitCurve, from: Double = 0, to: Double = 1, duration: Double = 1) {
    precondition(duration > 0, "a timing curve's duration must be positive, got \(duration)")
    let value: Evaluation = { from + (to - from) * curve.value(at: $0 / duration) }
    let velocity: Evaluation = { (to - from) / duration * curve.velocity(at: $0 / duration) }
    self.init(
      until: duration, step: duration / 64,
      corners: curve.corners.map { Self.settled($0 * duration, value, velocity) }, value: value,
      velocity: velocity)
  }

  /// Makes the course of a decay until a time in seconds.
  public init<Motion: DecayMotion>(_ decay: Motion, until endTime: Double) {
    self.init(
      until: endTime, step: max(endTime, 1) / 64, value: { decay.value(at: $0) },
      velocity: { decay.velocity(at: $0) })
  }

  /// Makes the course of a decay between bounds until a time in seconds.
  public init<Motion: DecayMotion>(_ decay: BoundedDecay<Motion>, until endTime: Double) {
    let solution = SpringSolution(decay.spring)
    let swing = solution.regime == .under ? .pi / (2 * solution.rate) : .infinity
    var corners: [Double] = []
    if let edge = decay.edge { corners.append(edge.time) }
    self.init(
      until: endTime, step: min(max(endTime, 1) / 64, swing), corners: corners,
      value: { decay.value(at: $0) }, velocity: { decay.velocity(at: $0) })
  }

  /// Makes the course of keyframes, up to their end.
  public init(_ path: KeyframePath<Double>) {
    var step = max(path.duration, 1e-9)
    var corners: [Double] = []
    for segment in path.segments {
      corners.append(segment.startTime)
      switch segment.course {
      case .move: corners.append(segment.endTime)
      case .linear, .cubic: if segment.duration > 0 { step = min(step, segment.duration / 32) }
      case .spring(let solution):
        if solution.regime == .under { step = min(step, .pi / (2 * solution.rate)) }
      }
    }
    self.init(
      until: path.duration, step: step, corners: corners, value: { path.value(time: $0) },
      velocity: { path.velocity(time: $0) })
  }
}
