import Simulation

/// When a spring counts as settled, by the rules of several libraries.
enum SettlingConformance {
  static let kinds: [String: Coverage] = [
    "spring.atRest": .handled { (row) throws(Unanswered) in
      .bool(try limits(row).contains(try state(row)))
    },
    "spring.snapped": .handled { (row) throws(Unanswered) in
      let state = try limits(row).snapped(try state(row))
      return .object([
        "value": .number(try row.number("to") + state.displacement),
        "velocity": .number(state.velocity),
      ])
    },
    "settle.composeEstimate": .handled { (row) throws(Unanswered) in
      let time = try spring(row).settlingTime(
        by: .compose(threshold: try row.number("threshold")),
        displacement: try row.number("x0"), velocity: try row.number("v0"))
      return .number((time * 1000).rounded())
    },
    "settle.stepScan": .handled { (row) throws(Unanswered) in
      try milliseconds(
        row, .steps(of: try row.number("step_ms") / 1000, limits: try limits(row)))
    },
    "settle.heldScan": .handled { (row) throws(Unanswered) in
      try milliseconds(
        row,
        .held(
          for: try row.number("hold_ms") / 1000, threshold: try row.number("threshold"),
          step: try row.number("step_ms") / 1000))
    },
    "settle.frames": .handled { (row) throws(Unanswered) in
      let rate = try row.number("fps")
      let time = try time(row, .frames(rate: rate, threshold: try row.number("threshold")))
      return .number((time * rate).rounded())
    },
    "settle.waveEstimate": .handled { (row) throws(Unanswered) in
      .number(try spring(row).settlingTime(by: .wave, displacement: 1))
    },
  ]

  private static func spring(_ row: Row) throws(Unanswered) -> Spring {
    try SpringInput.spring(row.inputs, overDamping: true)
  }

  private static func limits(_ row: Row) throws(Unanswered) -> RestLimits {
    RestLimits(distance: try row.number("restDelta"), speed: try row.number("restSpeed"))
  }

  private static func state(_ row: Row) throws(Unanswered) -> SpringState {
    SpringSolution(try spring(row)).state(
      displacement: try row.number("from") - (try row.number("to")),
      velocity: row.number("v0", default: 0), at: try row.number("t"))
  }

  private static func time(_ row: Row, _ rule: SettlingRule) throws(Unanswered) -> Double {
    try spring(row).settlingTime(
      by: rule, displacement: try row.number("from") - (try row.number("to")),
      velocity: row.number("v0", default: 0))
  }

  private static func milliseconds(
    _ row: Row, _ rule: SettlingRule
  ) throws(Unanswered) -> Value {
    .number((try time(row, rule) * 1000).rounded())
  }
}
