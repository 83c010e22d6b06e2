import Simulation

/// Timing curves.
enum CurveConformance {
  static let kinds: [String: Coverage] = [
    "unitCurve.value": .handled { (row) throws(Unanswered) in
      let curve = try named(row)
      return .numbers(try row.numbers("progress").map { curve.value(at: $0) })
    },
    "unitCurve.velocity": .handled { (row) throws(Unanswered) in
      let curve = try named(row)
      return .numbers(try row.numbers("progress").map { curve.velocity(at: $0) })
    },
    "unitCurve.bezier": .handled { (row) throws(Unanswered) in
      values(of: try points(row), at: try row.numbers("progress"))
    },
    "unitCurve.inverse": .handled { (row) throws(Unanswered) in
      values(of: try named(row).inverse, at: try row.numbers("progress"))
    },
    "curve.bezierSeries": .handled { (row) throws(Unanswered) in
      let curve = try points(row)
      return .numbers(try row.numbers("x").map { curve.value(at: $0) })
    },
    "bezierAnimation.fraction": .handled { (row) throws(Unanswered) in
      let curve = try points(row)
      let duration = try row.number("duration")
      return .numbers(try row.numbers("t").map { curve.frameValue(at: $0 / duration) })
    },
    "caMediaTimingFunction.value": .handled { (row) throws(Unanswered) in
      let curve = try points(row)
      return .numbers(try row.numbers("progress").map { curve.value(at: $0) })
    },
  ]

  private static func named(_ row: Row) throws(Unanswered) -> UnitCurve {
    switch try row.text("curve") {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    default: throw .missing("curve")
    }
  }

  private static func points(_ row: Row) throws(Unanswered) -> UnitCurve {
    let numbers = try row.numbers("controlPoints")
    guard numbers.count == 4 else { throw .missing("controlPoints") }
    return .bezier(
      startControlPoint: Point(x: numbers[0], y: numbers[1]),
      endControlPoint: Point(x: numbers[2], y: numbers[3]))
  }

  private static func values(of curve: UnitCurve, at progress: [Double]) -> Value {
    .object([
      "value": .numbers(progress.map { curve.value(at: $0) }),
      "velocity": .numbers(progress.map { curve.velocity(at: $0) }),
    ])
  }
}
