import Motion
import Simulation

/// A spring between two values, for `curve spring`.
struct SpringCourse: CurveCourse {
  /// The spring.
  let spring: Spring
  /// The value at the start.
  let from: Double
  /// The target.
  let to: Double
  /// The velocity at the start, in units per second.
  let velocity: Double
  private let isByConstants: Bool
  private let solution: SpringSolution

  /// Reads the ends and the velocity of a spring.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  init(_ parameters: SpringArguments, _ arguments: Arguments) throws {
    from = try arguments.magnitude("from") ?? 0
    to = try arguments.magnitude("to") ?? 1
    velocity = try arguments.magnitude("velocity") ?? 0
    spring = parameters.spring
    isByConstants = parameters.isByConstants
    solution = SpringSolution(spring)
  }

  /// The value at a time in seconds.
  func value(at time: Double) -> Double {
    time == 0
      ? from : to + solution.displacement(displacement: from - to, velocity: velocity, at: time)
  }

  /// The velocity at a time in seconds, in units per second.
  func velocity(at time: Double) -> Double {
    solution.state(displacement: from - to, velocity: velocity, at: time).velocity
  }

  /// How near counts as rest: a thousandth of the way, or of how far the velocity could carry.
  var restThreshold: Double {
    0.001 * (from != to ? (to - from).magnitude : velocity.magnitude / spring.angularFrequency)
  }

  /// When the spring is at rest, by the bound that is never early.
  var restTime: Double {
    spring.restTime(displacement: from - to, velocity: velocity, threshold: restThreshold)
  }

  /// What SwiftUI would be asked for.
  func frameAnimation() throws -> FrameAnimationRequest {
    let isInterpolating = velocity != 0 || isByConstants && spring.regime != .over
    guard isInterpolating else {
      return FrameAnimationRequest(from: from, to: to, animation: .spring(spring))
    }
    guard from != to else {
      throw missing(
        "--solver swiftUI cannot have a --velocity where --from and --to are the same",
        hints: ["SwiftUI counts it in ways from start to target per second"])
    }
    let relative = velocity / (to - from)
    guard relative.magnitude <= 1e12 else {
      throw missing("--velocity is more than 1e12 ways from --from to --to per second")
    }
    return FrameAnimationRequest(
      from: from, to: to,
      animation: .interpolatingSpring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: relative))
  }

  /// All parameter forms, and what the motion does.
  func description(_ numbers: CurveNumbers) -> [(name: String, value: String)] {
    let shape = SpringShape(self)
    return [
      ("mass", numbers.text(spring.mass)),
      ("stiffness", numbers.text(spring.stiffness)),
      ("damping", numbers.text(spring.damping)),
      ("response", numbers.text(spring.response)),
      ("dampingRatio", numbers.text(spring.dampingRatio)),
      ("duration", numbers.text(spring.duration)),
      ("bounce", numbers.text(spring.bounce)),
      ("regime", regimeName),
      (
        "settlingDuration",
        numbers.text(
          spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: velocity))
      ),
      ("restThreshold", numbers.text(restThreshold)),
      ("restTime", numbers.text(restTime)),
      (
        "lastCrossing",
        numbers.text(
          spring.lastCrossing(
            of: restThreshold, displacement: from - to, velocity: velocity))
      ),
      ("overshoot", numbers.text(shape.overshoot)),
      ("overshootPercent", from == to ? "none" : numbers.text(shape.overshootPercent)),
      ("timeToFirstReach", numbers.text(shape.timeToFirstReach ?? .infinity)),
    ]
  }

  /// The curve for another library.
  func code(for format: CurveFormat, _ options: CurveCodeOptions) throws -> CurveCode {
    try SpringFormatter(course: self, options: options).code(for: format)
  }

  private var regimeName: String {
    switch spring.regime {
    case .under: spring.dampingRatio == 0 ? "undamped" : "under-damped"
    case .critical: "critically damped"
    case .over: "over-damped"
    }
  }
}

extension Arguments {
  /// The value of an option as a value or velocity that a spring may have.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  func magnitude(_ name: String) throws -> Double? {
    try number(
      name, in: -Spring.largestMagnitude...Spring.largestMagnitude,
      "a number of at most 1e12 in size")
  }
}
