import Simulation

/// Release velocities from samples.
enum VelocityConformance {
  static let kinds: [String: Coverage] = [
    "velocity.leastSquares": .handled(leastSquares),
    "velocity.impulse": .handled(impulse),
    "velocity.impulseDeltas": .handled(impulseOfDifferences),
    "velocity.swiftUI": .handled(swiftUI),
    "velocity.weightedThree": .handled(weightedThree),
    "velocitySampler": .handled(sampler),
  ]

  /// An instant in a time where a millisecond lasts a second.
  ///
  /// Rows have times that are no whole nanoseconds and tolerances that would notice; a picosecond
  /// they do not. Velocities come out in units per millisecond.
  private static func instant(milliseconds: Double) -> Instant {
    Instant(nanoseconds: Int64((milliseconds * 1e9).rounded()))
  }

  private static func samples(_ row: Row) throws(Unanswered) -> [VelocitySample] {
    guard let samples = row.inputs["samples"]?.array else { throw .missing("samples") }
    var result: [VelocitySample] = []
    for sample in samples {
      guard let numbers = sample.numbers, numbers.count >= 2 else { throw .missing("samples") }
      result.append(
        VelocitySample(
          time: instant(milliseconds: numbers[0]),
          value: SIMD4(numbers[1], numbers.count > 2 ? numbers[2] : 0, 0, 0)))
    }
    return result
  }

  private static func lift(
    _ row: Row, after samples: [VelocitySample]
  ) throws(Unanswered) -> Instant {
    guard let release = row.inputs["release"] else { return samples.last?.time ?? .zero }
    guard let numbers = release.numbers, let time = numbers.first else {
      throw .missing("release")
    }
    return instant(milliseconds: time)
  }

  private static func components(_ perMillisecond: SIMD4<Double>) -> Value {
    .object(["vx": .number(perMillisecond.x * 1_000), "vy": .number(perMillisecond.y * 1_000)])
  }

  private static func swiftUI(_ row: Row) throws(Unanswered) -> Value {
    let samples = try samples(row)
    var tracker = VelocityTracker(.swiftUI)
    for sample in samples { tracker.add(sample.value, at: sample.time) }
    return components(tracker.velocityComponents(at: try lift(row, after: samples)))
  }

  /// The window that a row describes; it has no bound that the row does not name.
  private static func window(_ row: Row) -> VelocityWindow {
    VelocityWindow(
      horizon: row.number("horizon_ms", default: .infinity),
      gap: row.number("gap_ms", default: .infinity),
      stop: row.number("stop_ms", default: .infinity),
      history: Int(row.number("history", default: Double(VelocityWindow.largestHistory))),
      minimumSamples: Int(row.number("minSamples", default: 2)))
  }

  /// What a row expects where there is no velocity, and the velocity where there is one.
  private static func answer(_ row: Row, _ velocity: SIMD4<Double>?) -> Value {
    guard let velocity else {
      let none: Value =
        row.inputs["noVelocity"]?.text == "none" ? .string("none") : .number(0)
      return .object(["vx": none, "vy": none])
    }
    guard let limit = row.inputs["clamp"]?.number else { return components(velocity) }
    let bound = SIMD4<Double>(repeating: limit / 1_000)
    return components(velocity.clamped(lowerBound: -bound, upperBound: bound))
  }

  /// The samples that a tracker keeps, which is where those of the same time are replaced.
  private static func tracked(
    _ samples: [VelocitySample], by rule: VelocityRule
  ) -> VelocityTracker {
    var tracker = VelocityTracker(.custom(rule))
    for sample in samples { tracker.add(sample.value, at: sample.time) }
    return tracker
  }

  private static func leastSquares(_ row: Row) throws(Unanswered) -> Value {
    let rule = LeastSquaresVelocity(
      degree: Int(row.number("degree", default: 2)), window: window(row),
      isRestricted: row.inputs["restricted"]?.bool ?? false)
    let samples = try samples(row)
    let tracker = tracked(samples, by: .leastSquares(rule))
    return answer(
      row, rule.velocity(of: tracker.samples, at: try lift(row, after: samples)))
  }

  private static func impulse(_ row: Row) throws(Unanswered) -> Value {
    let rule = ImpulseVelocity(window: window(row))
    let samples = try samples(row)
    let tracker = tracked(samples, by: .impulse(rule))
    return answer(
      row, rule.velocity(of: tracker.samples, at: try lift(row, after: samples)))
  }

  private static func impulseOfDifferences(_ row: Row) throws(Unanswered) -> Value {
    let rule = ImpulseVelocity(window: window(row))
    let samples = try samples(row)
    var tracker = VelocityTracker(.custom(.impulse(rule)))
    for sample in samples { tracker.add(changeBy: sample.value, at: sample.time) }
    return answer(
      row, rule.velocity(of: tracker.samples, at: try lift(row, after: samples)))
  }

  private static func weightedThree(_ row: Row) throws(Unanswered) -> Value {
    let weights = try row.numbers("weights")
    guard weights.count == 3 else { throw .missing("weights") }
    let rule = WeightedVelocity(
      oldest: weights[0], middle: weights[1], newest: weights[2],
      stop: row.number("stop_ms", default: .infinity))
    let samples = try samples(row)
    let tracker = tracked(samples, by: .weighted(rule))
    return answer(
      row, rule.velocity(of: tracker.samples, at: try lift(row, after: samples)))
  }

  private static func sampler(_ row: Row) throws(Unanswered) -> Value {
    guard let samples = row.inputs["samples"]?.array else { throw .missing("samples") }
    var tracker = VelocityTracker(.swiftUI)
    for sample in samples {
      guard let numbers = sample.numbers, numbers.count == 2 else { throw .missing("samples") }
      tracker.add(numbers[1], at: instant(milliseconds: numbers[0]))
    }
    // Times are in seconds here, so each is a second of the tracker's.
    let velocity: Double = tracker.velocity(at: tracker.lastTime ?? .zero)
    return .object([
      "velocity": .number(velocity),
      "lastTime": tracker.lastTime.map { .number($0.seconds) } ?? .string("none"),
    ])
  }
}
