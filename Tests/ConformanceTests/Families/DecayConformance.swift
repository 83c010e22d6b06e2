import Simulation

/// Decay, flings, edges and rubber bands.
enum DecayConformance {
  static let kinds: [String: Coverage] = [
    "decay.sample": .handled(sample),
    "decay.timeAt": .handled { (row) throws(Unanswered) in
      .number(try drag(row).time(reaching: try row.number("x")))
    },
    "decay.through": .handled { (row) throws(Unanswered) in
      let motion = ExponentialDecay(
        start: try row.number("x0"), velocity: try row.number("v0"),
        passing: try row.number("x1"), atVelocity: try row.number("v1"))
      return .number(motion.rate.remainingPerSecond)
    },
    "decay.target": .handled { (row) throws(Unanswered) in
      .number(try scroll(row).restPosition)
    },
    "decay.velocityForTarget": .handled { (row) throws(Unanswered) in
      let motion = ExponentialDecay(
        start: try row.number("x0"), target: try row.number("target"), rate: try rate(row))
      return .number(motion.initialVelocity)
    },
    "decay.targetRounded": .handled { (row) throws(Unanswered) in
      let motion = try scroll(row).restingAtMultiple(of: try row.number("roundingFactor"))
      return .object([
        "target": .number(motion.restPosition), "velocity": .number(motion.initialVelocity),
      ])
    },
    "decay.exponentialFriction": .handled { (row) throws(Unanswered) in
      state(of: try friction(row), at: try row.number("t_ms") / 1000)
    },
    "decay.exponentialDuration": .handled { (row) throws(Unanswered) in
      .number(try friction(row).time(untilSpeed: try row.number("velocityThreshold")) * 1000)
    },
    "decay.exponentialSeries": .handled(series),
    "decay.exponentialRate": .handled { (row) throws(Unanswered) in
      // The peer's exponent is what a millisecond takes, 1 − d, where others have −ln d.
      let motion = ExponentialDecay(
        start: try row.number("x0"), velocity: try row.number("v0"),
        rate: DecelerationRate(perSecond: 1000 * (1 - (try row.number("rate_per_ms")))))
      return .numbers(try row.numbers("t_ms").map { motion.value(at: $0 / 1000) })
    },
    "decay.androidFling": .handled { (row) throws(Unanswered) in
      let fling = AndroidFling(
        velocity: try row.number("v0"), density: try row.number("density"),
        friction: try row.number("friction"))
      return .object([
        "duration_ms": .number((fling.duration * 1000).rounded(.down)),
        "distance": .number(fling.distance),
      ])
    },
    "decay.androidFlingSpline": .handled { (row) throws(Unanswered) in
      .numbers((0...10).map { AndroidFling.course.value(at: Double($0) / 10) })
    },
    "gravity.sample": .handled { (row) throws(Unanswered) in
      state(
        of: GravityMotion(
          start: try row.number("x0"), velocity: try row.number("v0"),
          acceleration: try row.number("acceleration")), at: try row.number("t"))
    },
    "scroll.bounce": .handled(bounce),
    "rubberBand": .handled { (row) throws(Unanswered) in
      .number(try band(row).displacement(for: try row.number("distance")))
    },
    "rubberBand.position": .handled { (row) throws(Unanswered) in
      .number(
        try band(row).position(
          for: try row.number("value"), in: try row.number("lower"), try row.number("upper")))
    },
    "rubberBand.series": .handled { (row) throws(Unanswered) in
      let band = try band(row)
      return .numbers(try row.numbers("distance").map { band.displacement(for: $0) })
    },
    "projection.discrete": .handled { (row) throws(Unanswered) in
      .number(try rate(row).discreteProjection(of: try row.number("v0")))
    },
  ]

  private static func rate(_ row: Row) throws(Unanswered) -> DecelerationRate {
    DecelerationRate(remainingPerMillisecond: try row.number("rate_per_ms"))
  }

  private static func scroll(_ row: Row) throws(Unanswered) -> ExponentialDecay {
    ExponentialDecay(
      start: try row.number("x0"), velocity: try row.number("v0"), rate: try rate(row))
  }

  private static func drag(_ row: Row) throws(Unanswered) -> FrictionDecay {
    FrictionDecay(
      start: try row.number("x0"), velocity: try row.number("v0"),
      rate: DecelerationRate(remainingPerSecond: try row.number("drag")),
      constantDeceleration: row.number("constantDeceleration", default: 0))
  }

  private static func friction(_ row: Row) throws(Unanswered) -> ExponentialDecay {
    ExponentialDecay(
      start: row.number("x0", default: 0), velocity: try row.number("v0"),
      rate: DecelerationRate(perSecond: try row.number("friction")))
  }

  private static func band(_ row: Row) throws(Unanswered) -> RubberBand {
    RubberBand(
      dimension: try row.number("dimension"), coefficient: try row.number("coefficient"))
  }

  private static func state<Motion: DecayMotion>(of motion: Motion, at time: Double) -> Value {
    .object([
      "position": .number(motion.value(at: time)), "velocity": .number(motion.velocity(at: time)),
    ])
  }

  private static func sample(_ row: Row) throws(Unanswered) -> Value {
    state(of: try drag(row), at: try row.number("t"))
  }

  private static func series(_ row: Row) throws(Unanswered) -> Value {
    let motion = ExponentialDecay(
      start: try row.number("from"), target: try row.number("target"),
      rate: DecelerationRate(timeConstant: try row.number("timeConstant_ms") / 1000))
    let step = try row.number("step_ms") / 1000
    return .numbers(
      (0..<(row.expected.array?.count ?? 0)).map { motion.value(at: Double($0) * step) })
  }

  private static func bounce(_ row: Row) throws(Unanswered) -> Value {
    guard let spring = row.inputs["spring"] else { throw .missing("spring") }
    let motion = BoundedDecay(
      try drag(row), in: try row.number("lower"), try row.number("upper"),
      spring: try SpringInput.spring(spring, overDamping: true))
    let time = try row.number("t")
    return .object([
      "position": .number(motion.value(at: time)), "velocity": .number(motion.velocity(at: time)),
    ])
  }
}
