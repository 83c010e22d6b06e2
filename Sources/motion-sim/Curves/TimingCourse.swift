import Motion
import Simulation

/// A timing curve between two values, for `curve timing`.
struct TimingCourse: CurveCourse {
  /// What the progress follows.
  enum Form {
    /// One of SwiftUI's curves, with its name where it has one.
    case unit(UnitCurve, name: String?)
    /// A cubic Bézier curve of these points.
    case bezier(CubicBezier)
    /// An easing as CSS has it.
    case css(CSSEasing)
  }

  /// What the progress follows.
  let form: Form
  /// How long it takes, in seconds.
  let duration: Double
  /// The value at the start.
  let from: Double
  /// The value at the end.
  let to: Double

  /// Reads the options.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  init(_ arguments: Arguments) throws {
    let given = ["name", "bezier", "css"].filter { arguments.has($0) }
    let hint = "a timing curve is one of: --name NAME | --bezier X1,Y1,X2,Y2 | --css EASING"
    guard let option = given.first else {
      throw CommandFailure.usage("curve timing needs a timing curve", hints: [hint])
    }
    guard given.count == 1 else {
      throw CommandFailure.usage(
        "--\(given[0]) and --\(given[1]) contradict each other", hints: [hint])
    }
    let text = arguments.value(option) ?? ""
    switch option {
    case "name":
      let curve = UnitCurve.named.first { $0.name == text }?.curve ?? .linear
      form = .unit(curve, name: text)
    case "bezier": form = .bezier(try Self.bezier(text))
    default: form = .css(try Self.easing(text))
    }
    duration =
      try arguments.number(
        "duration", in: 1e-6...1e6, "seconds from 0.000001 to 1000000") ?? 1
    from = try arguments.magnitude("from") ?? 0
    to = try arguments.magnitude("to") ?? 1
  }

  /// The value at a time in seconds; from the duration on it is that of the end.
  func value(at time: Double) -> Double {
    let progress = progress(at: min(max(time / duration, 0), 1))
    return progress == 1 ? to : from + (to - from) * progress
  }

  /// The velocity at a time in seconds; an infinite slope counts as 0.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let slope = slope(at: time / duration)
    return slope.isFinite ? (to - from) / duration * slope : 0
  }

  /// A timing curve rests at its end.
  var restTime: Double { duration }

  /// The progress of the value at one of the time.
  func progress(at input: Double) -> Double {
    switch form {
    case .unit(let curve, _): curve.value(at: input)
    case .bezier(let curve): curve.value(at: input)
    case .css(let easing): easing.value(at: input)
    }
  }

  private func slope(at input: Double) -> Double {
    switch form {
    case .unit(let curve, _): curve.velocity(at: input)
    case .bezier(let curve), .css(.cubicBezier(let curve)): curve.velocity(at: input)
    case .css(.linear(let easing)): easing.velocity(at: input)
    case .css(.steps): 0
    }
  }

  /// The times at which the curve may jump or bend, in seconds.
  private var corners: [Double] {
    switch form {
    case .css(.linear(let easing)): easing.stops.map { $0.input * duration }
    case .css(.steps(let steps)):
      (0...min(steps.count, 1000)).map { Double($0) / Double(steps.count) * duration }
    default: []
    }
  }

  /// The curve up to its end, for analysis.
  var function: CurveFunction {
    CurveFunction(
      until: duration, step: duration / 64, corners: corners, value: { value(at: $0) },
      velocity: { velocity(at: $0) })
  }

  /// What SwiftUI would be asked for.
  func frameAnimation() throws -> FrameAnimationRequest {
    let curve: UnitCurve
    switch form {
    case .unit(let unit, _): curve = unit
    case .bezier(let bezier), .css(.cubicBezier(let bezier)): curve = Self.unit(bezier)
    case .css(.linear), .css(.steps):
      throw missing("SwiftUI has no linear() or steps(), so --solver swiftUI cannot have it")
    }
    return FrameAnimationRequest(
      from: from, to: to, animation: .timingCurve(curve, duration: duration))
  }

  /// What there is to know of the curve.
  func description(_ numbers: CurveNumbers) -> [(name: String, value: String)] {
    let function = function
    var lines: [(name: String, value: String)] = []
    if case .unit(_, let name?) = form { lines.append(("name", name)) }
    if let points { lines.append(("bezier", TimingFormatter.list(points, numbers))) }
    if case .css(let easing) = form { lines.append(("css", easing.text)) }
    lines += [
      ("duration", numbers.text(duration)),
      ("minimum", numbers.text(function.minimum.value)),
      ("maximum", numbers.text(function.maximum.value)),
      ("overshoot", numbers.text(function.overshoot(of: to))),
      (
        "overshootPercent",
        from == to ? "none" : numbers.text(function.overshootPercent(of: to))
      ),
      ("timeToFirstReach", numbers.text(function.timeToFirstReach(to) ?? .infinity)),
      ("timeToHalf", numbers.text(function.timeToFirstReach(from + (to - from) / 2) ?? .infinity)),
      ("isMonotone", function.isMonotone() ? "true" : "false"),
      ("startVelocity", numbers.text(velocity(at: 0))),
    ]
    return lines
  }

  /// The control points, where the curve is a cubic Bézier.
  var points: [Double]? {
    switch form {
    case .bezier(let curve), .css(.cubicBezier(let curve)):
      [curve.x1, curve.y1, curve.x2, curve.y2]
    case .unit(_, "linear"): [0, 0, 1, 1]
    case .unit(_, "easeIn"): [0.42, 0, 1, 1]
    case .unit(_, "easeOut"): [0, 0, 0.58, 1]
    case .unit(_, "easeInOut"): [0.42, 0, 0.58, 1]
    default: nil
    }
  }

  /// The curve for another library.
  func code(for format: CurveFormat, _ options: CurveCodeOptions) throws -> CurveCode {
    try TimingFormatter(course: self, options: options).code(for: format)
  }

  private static func unit(_ bezier: CubicBezier) -> UnitCurve {
    .bezier(
      startControlPoint: Point(x: bezier.x1, y: bezier.y1),
      endControlPoint: Point(x: bezier.x2, y: bezier.y2))
  }
}
