import Simulation

/// Keyframes and other courses through values at given times.
enum KeyframeConformance {
  static let kinds: [String: Coverage] = [
    "keyframes.timeline": .handled(timeline),
    "keyframes.progress": .handled { (row) throws(Unanswered) in
      let timeline = try track(row)
      return .object([
        "values": .numbers(try row.numbers("progress").map { timeline.value(progress: $0) })
      ])
    },
    "keyframes.multiTrack": .handled(multiTrack),
    "keyframes.velocity": .handled { (row) throws(Unanswered) in
      let velocity = try tracks(row).velocity(time: try row.number("t"))
      return .object(["x": .number(velocity.x), "y": .number(velocity.y)])
    },
    "keyframes.cubicVelocities": .handled { (row) throws(Unanswered) in
      let path = KeyframePath(
        initialValue: try row.number("initial"), try keyframes(row.inputs["keyframes"]))
      return .object([
        "start": .numbers(path.segments.map { $0.startVelocity }),
        "end": .numbers(path.segments.map { $0.endVelocity }),
      ])
    },
    "keyframes.easedSeries": .handled { (row) throws(Unanswered) in
      let points = try row.numbers("controlPoints")
      let course = PiecewiseCourse(
        times: try row.numbers("times_ms"), values: try row.numbers("values"),
        easing: .bezier(
          startControlPoint: Point(x: points[0], y: points[1]),
          endControlPoint: Point(x: points[2], y: points[3])))
      return .numbers(try row.numbers("t_ms").map { course.value(time: $0) })
    },
    "keyframes.piecewiseLinear": .handled { (row) throws(Unanswered) in
      let course = PiecewiseCourse(
        times: try row.numbers("times_ms"), values: try row.numbers("values"))
      return .number(course.value(time: try row.number("t_ms")))
    },
    "keyframes.monoSpline": .handled(monotoneSpline),
  ]

  private static func timeline(_ row: Row) throws(Unanswered) -> Value {
    let timeline = try track(row)
    return .object([
      "duration": .number(timeline.duration),
      "values": .numbers(try row.numbers("t").map { timeline.value(time: $0) }),
    ])
  }

  private static func multiTrack(_ row: Row) throws(Unanswered) -> Value {
    let timeline = try tracks(row)
    let values = try row.numbers("t").map { timeline.value(time: $0) }
    return .object([
      "duration": .number(timeline.duration), "x": .numbers(values.map { $0.x }),
      "y": .numbers(values.map { $0.y }),
    ])
  }

  private static func monotoneSpline(_ row: Row) throws(Unanswered) -> Value {
    guard let rows = row.inputs["values"]?.array else { throw .missing("values") }
    let times = try row.numbers("times_ms").map { $0 / 1000 }
    let time = try row.number("t_ms") / 1000
    var (values, velocities): ([Double], [Double]) = ([], [])
    for component in 0..<(rows[0].numbers?.count ?? 0) {
      let spline = MonotoneSpline(
        times: times, values: rows.map { $0.numbers?[component] ?? .nan })
      values.append(spline.value(time: time))
      velocities.append(spline.velocity(time: time))
    }
    return .object(["value": .numbers(values), "velocity": .numbers(velocities)])
  }

  private static func track(_ row: Row) throws(Unanswered) -> KeyframeTimeline<Double> {
    KeyframeTimeline(
      initialValue: try row.number("initial"), try keyframes(row.inputs["keyframes"]))
  }

  private static func tracks(_ row: Row) throws(Unanswered) -> KeyframeTimeline<Point> {
    guard let initial = row.inputs["initial"], let tracks = row.inputs["tracks"],
      let x = initial["x"]?.number, let y = initial["y"]?.number
    else { throw .missing("tracks") }
    let xs = try keyframes(tracks["x"] ?? .array([]))
    let ys = try keyframes(tracks["y"] ?? .array([]))
    return KeyframeTimeline(initialValue: Point(x: x, y: y)) {
      KeyframeTrack(components: 0, xs)
      KeyframeTrack(components: 1, ys)
    }
  }

  private static func keyframes(_ list: Value?) throws(Unanswered) -> [Keyframe<Double>] {
    guard let list = list?.array else { throw .missing("keyframes") }
    var result: [Keyframe<Double>] = []
    for value in list { result.append(try keyframe(value)) }
    return result
  }

  private static func keyframe(_ value: Value) throws(Unanswered) -> Keyframe<Double> {
    guard let target = value["to"]?.number else { throw .missing("to") }
    let duration = value["duration"]?.number
    switch value["type"]?.text {
    case "linear": return .linear(to: target, duration: duration ?? 0)
    case "move": return .move(to: target)
    case "cubic":
      return .cubic(
        to: target, duration: duration ?? 0, startVelocity: value["startVelocity"]?.number,
        endVelocity: value["endVelocity"]?.number)
    case "spring":
      guard let spring = value["spring"] else { throw .missing("spring") }
      return .spring(
        to: target, duration: duration,
        spring: try SpringInput.spring(spring, overDamping: false),
        startVelocity: value["startVelocity"]?.number)
    default: throw .missing("type")
    }
  }
}
