import Simulation

/// What SwiftUI draws, frame by frame: the frame solver.
enum FrameSolverConformance {
  static func immediate(_ row: Row) throws(Unanswered) -> Value {
    var solver = FrameSolver(0.0)
    solver.animate(
      to: try row.number("target"),
      .interpolatingSpring(stiffness: try row.number("stiffness"), damping: 1), at: 0)
    solver.advance(to: try row.number("t"))
    return flags(solver)
  }

  private static func flags(_ solver: FrameSolver<Double>) -> Value {
    .object([
      "value": .number(solver.value), "magnitude": .number(solver.value.magnitude),
      "finished": .bool(solver.isFinished),
      "isLogicallyComplete": .bool(solver.isLogicallyComplete),
    ])
  }

  static func combine(_ row: Row) throws(Unanswered) -> Value {
    guard let animations = row.inputs["animations"]?.array else { throw .missing("animations") }
    var solver = FrameSolver(try row.number("initial"))
    for entry in animations {
      guard let start = entry["start"]?.number, let target = entry["target"]?.number else {
        throw .missing("start")
      }
      solver.animate(to: target, try animation(entry), at: start)
      solver.advance(to: start)
    }
    solver.advance(to: try row.number("t"))
    return flags(solver)
  }

  private static func animation(_ inputs: Value) throws(Unanswered) -> Animation {
    let number = { (name: String, fallback: Double) in inputs[name]?.number ?? fallback }
    var result: Animation
    switch inputs["type"]?.text ?? inputs["curve"]?.text {
    case "linear": result = .linear(duration: number("duration", 0))
    case "timingCurve":
      guard let points = inputs["controlPoints"]?.numbers, points.count == 4 else {
        throw .missing("controlPoints")
      }
      result = .timingCurve(
        points[0], points[1], points[2], points[3], duration: number("duration", 0))
    case "interpolatingSpring":
      result = .interpolatingSpring(
        mass: number("mass", 1), stiffness: number("stiffness", 0), damping: number("damping", 0))
    case "spring":
      result = .spring(
        response: number("response", 0), dampingFraction: number("dampingFraction", 1),
        blendDuration: number("blendDuration", 0))
    default: throw .missing("type")
    }
    if let delay = inputs["delay"]?.number { result = result.delay(delay) }
    if let seconds = inputs["logicallyCompleteAfter"]?.number {
      result = result.logicallyComplete(after: seconds)
    }
    return result
  }

  /// Both solvers have to agree.
  static func logicallyComplete(_ row: Row) throws(Unanswered) -> Value {
    let animation = try animation(row.inputs)
    var solver = FrameSolver(0.0)
    solver.animate(to: 1, animation, at: 0)
    var exact = AnimatedValue(0.0, rest: .other)
    let times = exact.animate(to: 1, animation, at: .zero)
    var flags: [Value] = []
    for time in try row.numbers("t") {
      solver.advance(to: time)
      let isComplete = times.logical.seconds <= time
      guard isComplete == solver.isLogicallyComplete else { return .string("no agreement") }
      flags.append(.bool(isComplete))
    }
    return .array(flags)
  }

  /// At one time what is removed comes first.
  static func completionOrder(_ row: Row) throws(Unanswered) -> Value {
    var exact = AnimatedValue(0.0, rest: .other)
    let times = exact.animate(to: 1, try animation(row.inputs), at: .zero)
    let order = times.removed <= times.logical ? ["removed", "logical"] : ["logical", "removed"]
    return .array(order.map { .string($0) })
  }

  static func retarget(_ row: Row) throws(Unanswered) -> Value {
    guard let old = row.inputs["oldAnimation"], let new = row.inputs["newAnimation"] else {
      throw .missing("oldAnimation")
    }
    let start = try row.number("retargetTime")
    let after = try row.number("after")
    var solver = FrameSolver(try row.number("initial"))
    solver.animate(to: try row.number("oldTarget"), try animation(old), at: 0)
    for frame in frames(to: start) { solver.advance(to: frame) }
    let before = solver.value
    solver.animate(to: try row.number("newTarget"), try animation(new), at: start)
    for frame in frames(to: after) { solver.advance(to: start + frame) }
    let isChange = try row.text("quantity") == "change"
    return .number(isChange ? solver.value - before : solver.value)
  }

  /// Frames at 60 Hz before a time, and the time itself.
  private static func frames(to time: Double) -> [Double] {
    var frames: [Double] = []
    while Double(frames.count) / 60 < time { frames.append(Double(frames.count) / 60) }
    return frames + [time]
  }

  static func interpolatingDuration(_ row: Row) throws(Unanswered) -> Value {
    .number(
      CoreAnimationSpring(
        mass: try row.number("mass"), stiffness: try row.number("stiffness"),
        damping: try row.number("damping"), initialVelocity: try row.number("initialVelocity")
      ).settlingDuration)
  }

  static func samples(_ row: Row) throws(Unanswered) -> Value {
    let wanted = try row.numbers("frames")
    let rate = try row.number("fps")
    var solver = FrameSolver(0.0)
    solver.animate(
      to: try row.number("target"),
      .spring(
        response: try row.number("response"), dampingFraction: try row.number("dampingFraction")),
      at: 0)
    var (values, velocities): ([Double], [Double]) = ([], [])
    var logical: Double?
    var finished: Double?
    var frame = 0.0
    while finished == nil || frame <= wanted.last ?? 0 {
      solver.advance(to: frame / rate)
      if logical == nil, solver.isLogicallyComplete { logical = frame }
      if finished == nil, solver.isFinished { finished = frame }
      if wanted.contains(frame) {
        values.append(solver.value)
        velocities.append(solver.velocity)
      }
      frame += 1
    }
    return .object([
      "values": .numbers(values), "velocities": .numbers(velocities),
      "logicallyCompleteFrame": .number(logical ?? -1), "finishedFrame": .number(finished ?? -1),
    ])
  }

  static func blend(_ row: Row) throws(Unanswered) -> Value {
    let response = try row.number("newResponse")
    let duration = try row.number("blendDuration")
    let blend = FluidSpringBlend(
      from: try row.number("previousResponse"), to: response, duration: duration,
      at: try row.number("mergeTime"))
    return .object([
      "blendStart": .number(blend.start), "blendInterval": .number(blend.interval),
      "response": .numbers(
        try row.numbers("t").map { blend.response(response, duration: duration, at: $0) }),
    ])
  }

  private static func sampled(
    _ row: Row, _ animation: Animation, to last: Double
  ) throws(Unanswered) -> FrameSolver<Double> {
    guard animation.isLegal else { throw .refused("an illegal spring") }
    var solver = FrameSolver(0.0)
    solver.animate(to: try row.number("target"), animation, at: 0)
    for time in try row.numbers("sampleTimes") where time <= last { solver.advance(to: time) }
    return solver
  }

  static func catchUp(_ row: Row) throws(Unanswered) -> Value {
    let animation = Animation.spring(
      response: try row.number("response"), dampingFraction: try row.number("dampingFraction"))
    return .number(try sampled(row, animation, to: .infinity).value)
  }

  static func divergence(_ row: Row) throws(Unanswered) -> Value {
    let animation = Animation.spring(
      duration: try row.number("duration"), bounce: try row.number("bounce"))
    return flags(try sampled(row, animation, to: try row.number("t")))
  }

  static func finishEarlyFrame(_ row: Row) throws(Unanswered) -> Value {
    let rule = FinishingRule.frame(pixelLength: try row.number("pixelLength"))
    return .bool(
      rule.allowsEnd(
        rest: try rect(row, "deltaOrigin", "deltaSize"),
        velocity: try rect(row, "velocityOrigin", "velocitySize")))
  }

  private static func rect(
    _ row: Row, _ origin: String, _ size: String
  ) throws(Unanswered) -> Rect {
    let (origin, size) = (try row.numbers(origin), try row.numbers(size))
    guard origin.count == 2, size.count == 2 else { throw .missing("origin") }
    return Rect(
      origin: Point(x: origin[0], y: origin[1]), size: Size(width: size[0], height: size[1]))
  }

  static func finishEarlyRotation(_ row: Row) throws(Unanswered) -> Value {
    .bool(
      FinishingRule.rotation.allowsEnd(
        rest: AnimatablePair(try row.number("angleDelta"), try row.number("anchorDelta")),
        velocity: AnimatablePair(try row.number("angleVelocity"), 0)))
  }

  static func angle(_ row: Row) throws(Unanswered) -> Value {
    .number(Angle.degrees(try row.number("degrees")).animatableData)
  }
}
