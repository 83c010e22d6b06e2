import Simulation

/// Springs: their properties, motion and rest.
enum SpringConformance {
  static let kinds: [String: Coverage] = [
    "spring.fromDurationBounce": .handled(properties),
    "spring.fromResponseDampingRatio": .handled(properties),
    "spring.fromMassStiffnessDamping": .handled(properties),
    "spring.fromSettlingDuration": .handled(SettlingConformance.fromSettlingDuration),
    "spring.storage": .handled(storage),
    "spring.value": .handled(value),
    "spring.velocity": .handled(velocity),
    "spring.force": .handled(force),
    "spring.update": .handled(update),
    "spring.settlingDuration": .handled(SettlingConformance.settlingDuration),
    "spring.exactValue": .handled { (row) throws(Unanswered) in
      .number(try exactState(row).value)
    },
    "spring.exactVelocity": .handled { (row) throws(Unanswered) in
      .number(try exactState(row).velocity)
    },
    "spring.sample": .handled(sample),
    "spring.series": .handled(series),
    "spring.regime": .handled(regime),
    "spring.path": .handled(path),
    "spring.retargetPath": .handled(retargetPath),
    "spring.followLag": .handled(followLag),
    "spring.minimum": .handled(minimum),
    "spring.atRest": .handled(SettlingConformance.atRest),
    "spring.snapped": .handled(SettlingConformance.snapped),
    "spring.lastCrossing": .handled(SettlingConformance.lastCrossing),
    "settle.composeEstimate": .handled(SettlingConformance.composeEstimate),
    "settle.stepScan": .handled(SettlingConformance.stepScan),
    "settle.heldScan": .handled(SettlingConformance.heldScan),
    "settle.frames": .handled(SettlingConformance.frames),
    "settle.waveEstimate": .handled(SettlingConformance.waveEstimate),
  ]

  private static func properties(_ row: Row) throws(Unanswered) -> Value {
    let spring = try SpringInput.spring(row.inputs, overDamping: false)
    return .object([
      "duration": .number(spring.duration), "bounce": .number(spring.bounce),
      "response": .number(spring.response), "dampingRatio": .number(spring.dampingRatio),
      "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
      "damping": .number(spring.damping),
    ])
  }

  private static func storage(_ row: Row) throws(Unanswered) -> Value {
    guard let from = row.inputs["from"] else { throw .missing("from") }
    let solution = SpringSolution(try SpringInput.spring(from, overDamping: false))
    return .object([
      "decayConstant": .number(solution.decay),
      "angularFrequency": .number(solution.regime == .over ? -solution.rate : solution.rate),
    ])
  }

  private static func spring(_ row: Row) throws(Unanswered) -> Spring {
    guard let inputs = row.inputs["spring"] else { throw .missing("spring") }
    return try SpringInput.spring(inputs, overDamping: false)
  }

  private static func value(_ row: Row) throws(Unanswered) -> Value {
    .number(
      try spring(row).value(
        target: try row.number("target"), initialVelocity: try row.number("initialVelocity"),
        time: try row.number("time")))
  }

  private static func velocity(_ row: Row) throws(Unanswered) -> Value {
    .number(
      try spring(row).velocity(
        target: try row.number("target"), initialVelocity: try row.number("initialVelocity"),
        time: try row.number("time")))
  }

  private static func force(_ row: Row) throws(Unanswered) -> Value {
    .number(
      try spring(row).force(
        target: try row.number("target"), position: try row.number("position"),
        velocity: try row.number("velocity")))
  }

  private static func update(_ row: Row) throws(Unanswered) -> Value {
    let spring = try spring(row)
    var value = try row.number("value")
    var velocity = try row.number("velocity")
    var (values, velocities): ([Double], [Double]) = ([], [])
    for step in try row.numbers("deltaTimes") {
      spring.update(
        value: &value, velocity: &velocity, target: try row.number("target"), deltaTime: step)
      values.append(value)
      velocities.append(velocity)
    }
    return .object(["values": .numbers(values), "velocities": .numbers(velocities)])
  }

  /// Value and velocity of the spring of a row, `from`, `to` and `v0`, at a time.
  private static func state(
    _ row: Row, at time: Double
  ) throws(Unanswered) -> (value: Double, velocity: Double) {
    let to = try row.number("to")
    let state = SpringSolution(try SpringInput.spring(row.inputs, overDamping: true)).state(
      displacement: try row.number("from") - to, velocity: row.number("v0", default: 0), at: time)
    return (to + state.displacement, state.velocity)
  }

  private static func exactState(
    _ row: Row
  ) throws(Unanswered) -> (value: Double, velocity: Double) {
    try state(row, at: try row.number("t_ms") / 1000)
  }

  private static func sample(_ row: Row) throws(Unanswered) -> Value {
    let state = try state(row, at: try row.number("t"))
    return .object(["value": .number(state.value), "velocity": .number(state.velocity)])
  }

  private static func series(_ row: Row) throws(Unanswered) -> Value {
    let step = try row.number("step_ms")
    let isVelocity = try row.text("quantity") == "velocity"
    var numbers: [Double] = []
    for index in 0..<(row.expected.array?.count ?? 0) {
      let state = try state(row, at: Double(index) * step / 1000)
      numbers.append(isVelocity ? state.velocity : state.value)
    }
    return .numbers(numbers)
  }

  private static func regime(_ row: Row) throws(Unanswered) -> Value {
    switch try SpringInput.spring(row.inputs, overDamping: true).regime {
    case .under: .string("under")
    case .critical: .string("critical")
    case .over: .string("over")
    }
  }

  private static func path(_ row: Row) throws(Unanswered) -> Value {
    var (values, velocities): ([Double], [Double]) = ([], [])
    for time in try row.numbers("t") {
      let state = try state(row, at: time)
      values.append(state.value)
      velocities.append(state.velocity)
    }
    return .object(["value": .numbers(values), "velocity": .numbers(velocities)])
  }

  private static func retargetPath(_ row: Row) throws(Unanswered) -> Value {
    var value = AnimatedValue(try row.number("from"), rest: .absolute(0))
    let spring = Animation.interpolatingSpring(
      mass: try row.number("mass"), stiffness: try row.number("stiffness"),
      damping: try row.number("damping"))
    let retarget = Instant.zero.advanced(bySeconds: try row.number("retargetTime"))
    value.animate(to: try row.number("to"), spring, at: .zero)
    value.animate(to: try row.number("newTarget"), spring, at: retarget)
    var numbers: [Double] = []
    for after in try row.numbers("after") {
      numbers.append(value.value(at: retarget.advanced(bySeconds: after)))
    }
    return .numbers(numbers)
  }

  /// The steady lag of a spring whose target takes a step a frame: run long enough to be steady.
  private static func followLag(_ row: Row) throws(Unanswered) -> Value {
    let spring = try SpringInput.spring(row.inputs, overDamping: true)
    let speed = try row.number("targetSpeed")
    var lags: [Double] = []
    for rate in try row.numbers("fps") {
      var (value, velocity, target) = (0.0, 0.0, 0.0)
      for _ in 0..<Int(rate * 5) {
        target += speed / rate
        spring.update(value: &value, velocity: &velocity, target: target, deltaTime: 1 / rate)
      }
      lags.append(target - value)
    }
    return .numbers(lags)
  }

  /// The smallest of samples a tenth of a millisecond apart.
  private static func minimum(_ row: Row) throws(Unanswered) -> Value {
    var smallest = Double.infinity
    for index in 0..<20_000 {
      smallest = min(smallest, try state(row, at: Double(index) / 1e4).value)
    }
    return .number(smallest)
  }
}
