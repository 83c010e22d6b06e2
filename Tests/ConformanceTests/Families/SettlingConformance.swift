import Simulation

/// When springs settle, by SwiftUI's rule, by ours and by those of peers.
enum SettlingConformance {
  static func fromSettlingDuration(_ row: Row) throws(Unanswered) -> Value {
    let spring = try SpringInput.spring(row.inputs, overDamping: false)
    return .object([
      "mass": .number(spring.mass), "response": .number(spring.response),
      "settlingDuration": .number(spring.settlingDuration),
    ])
  }

  static func settlingDuration(_ row: Row) throws(Unanswered) -> Value {
    guard let inputs = row.inputs["spring"] else { throw .missing("spring") }
    let (target, velocity) = (try row.number("target"), try row.number("initialVelocity"))
    let epsilon = try row.number("epsilon")
    guard epsilon >= 0 && epsilon < .infinity else { throw .refused("epsilon \(epsilon)") }
    if inputs["response"]?.number == 0 { return .number(instant(target, velocity)) }
    return .number(
      try SpringInput.spring(inputs, overDamping: false).settlingDuration(
        target: target, initialVelocity: velocity, epsilon: epsilon))
  }

  /// A response of 0 makes no spring, but an animation that is at rest at once.
  private static func instant(_ target: Double, _ velocity: Double) -> Double {
    var value = AnimatedValue(0.0, rest: .absolute(0.001))
    let times = value.animate(
      to: target, .spring(response: 0, dampingFraction: 0.8), at: .zero, addedVelocity: velocity)
    return times.removed.seconds
  }

  /// The spring of a row and where it starts, seen from its target.
  private static func start(
    _ row: Row
  ) throws(Unanswered) -> (spring: Spring, displacement: Double, velocity: Double) {
    let spring = try SpringInput.spring(row.inputs, overDamping: true)
    let displacement =
      row.inputs["x0"] == nil
      ? try row.number("from") - row.number("to") : try row.number("x0")
    return (spring, displacement, row.number("v0", default: 0))
  }

  private static func isAtRest(_ row: Row) throws(Unanswered) -> Bool {
    let (spring, displacement, velocity) = try start(row)
    let state = SpringSolution(spring).state(
      displacement: displacement, velocity: velocity, at: try row.number("t"))
    let (distance, speed) = (try row.number("restDelta"), try row.number("restSpeed"))
    return state.displacement.magnitude < distance && state.velocity.magnitude < speed
  }

  static func atRest(_ row: Row) throws(Unanswered) -> Value { .bool(try isAtRest(row)) }

  static func snapped(_ row: Row) throws(Unanswered) -> Value {
    let spring = try SpringInput.spring(row.inputs, overDamping: true)
    var value = AnimatedValue(
      try row.number("from"), rest: .absolute(try row.number("restDelta")))
    value.animate(to: try row.number("to"), .spring(spring), at: .zero)
    let time = Instant.zero.advanced(bySeconds: try row.number("t"))
    return .object([
      "value": .number(value.value(at: time)), "velocity": .number(value.velocity(at: time)),
    ])
  }

  static func lastCrossing(_ row: Row) throws(Unanswered) -> Value {
    let (spring, displacement, velocity) = try start(row)
    return .number(
      spring.lastCrossing(
        of: try row.number("threshold"), displacement: displacement, velocity: velocity))
  }

  static func composeEstimate(_ row: Row) throws(Unanswered) -> Value {
    let (spring, displacement, velocity) = try start(row)
    let milliseconds = AndroidSpring(spring).estimatedMilliseconds(
      displacement: displacement, velocity: velocity, threshold: try row.number("threshold"))
    guard let milliseconds else { return .number(.infinity) }
    return .number(Double(milliseconds))
  }

  static func stepScan(_ row: Row) throws(Unanswered) -> Value {
    try milliseconds(
      row,
      .scan(
        step: try row.number("step_ms") / 1000, distance: try row.number("restDelta"),
        speed: try row.number("restSpeed")))
  }

  static func heldScan(_ row: Row) throws(Unanswered) -> Value {
    try milliseconds(
      row,
      .held(
        step: try row.number("step_ms") / 1000, distance: try row.number("threshold"),
        duration: try row.number("hold_ms") / 1000))
  }

  static func frames(_ row: Row) throws(Unanswered) -> Value {
    let rate = try row.number("fps")
    let time = try settled(row, .frames(rate: rate, distance: try row.number("threshold")))
    return .number((time * rate).rounded())
  }

  static func waveEstimate(_ row: Row) throws(Unanswered) -> Value {
    let spring = try SpringInput.spring(row.inputs, overDamping: true)
    return .number(SettlingRule.envelope.duration(of: spring, displacement: 1, velocity: 0))
  }

  private static func settled(_ row: Row, _ rule: SettlingRule) throws(Unanswered) -> Double {
    let (spring, displacement, velocity) = try start(row)
    return rule.duration(of: spring, displacement: displacement, velocity: velocity)
  }

  /// A time in whole milliseconds, as the rows have it; the steps are whole ones.
  private static func milliseconds(_ row: Row, _ rule: SettlingRule) throws(Unanswered) -> Value {
    .number((try settled(row, rule) * 1000).rounded())
  }
}
