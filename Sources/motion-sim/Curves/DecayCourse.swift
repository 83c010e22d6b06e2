import Motion
import Simulation

/// A motion that slows down, perhaps between bounds, for `curve decay`.
struct DecayCourse: CurveCourse {
  /// The motion without bounds.
  let decay: ExponentialDecay
  /// The motion between its bounds, which may be infinite.
  let bounded: BoundedDecay<ExponentialDecay>

  /// Reads the options.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  init(_ parameters: SpringArguments, _ arguments: Arguments) throws {
    guard let velocity = try arguments.magnitude("velocity") else {
      throw CommandFailure.usage("curve decay needs --velocity V")
    }
    let rule = "a share above 0, below 1"
    let share = try arguments.number("rate", in: 0...1, rule) ?? 0.998
    guard share > 0, share < 1 else {
      throw CommandFailure.usage(
        "option --rate wants \(rule), got \"\(arguments.value("rate") ?? "")\"",
        hints: ["it is what is left of the speed after a millisecond, 0.998 in a scroll view"])
    }
    decay = ExponentialDecay(
      start: try arguments.magnitude("from") ?? 0, velocity: velocity,
      rate: DecelerationRate(remainingPerMillisecond: share))
    let bounds = try Self.bounds(arguments.value("bounds"))
    bounded = BoundedDecay(decay, in: bounds.0, bounds.1, spring: parameters.spring)
  }

  private static func bounds(_ text: String?) throws -> (Double, Double) {
    guard let text else { return (-.infinity, .infinity) }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      DecimalText.number(CurveSampling.trimmed(part))
    }
    guard numbers.count == 2, let low = numbers[0], let high = numbers[1],
      low.magnitude <= 1e12, high.magnitude <= 1e12
    else {
      throw CommandFailure.usage(
        "option --bounds wants two numbers LO,HI of at most 1e12 in size, got \"\(text)\"")
    }
    guard low <= high else {
      throw CommandFailure.usage("option --bounds wants LO not above HI, got \"\(text)\"")
    }
    return (low, high)
  }

  /// The position at a time in seconds.
  func value(at time: Double) -> Double { bounded.value(at: time) }

  /// The velocity at a time in seconds, in units per second.
  func velocity(at time: Double) -> Double { bounded.velocity(at: time) }

  /// How near to the end counts as rest: a thousandth of the way.
  var restThreshold: Double {
    let way = (bounded.restPosition - decay.start).magnitude
    guard way == 0, let edge = bounded.edge else { return 0.001 * way }
    return 0.001 * edge.velocity.magnitude / bounded.spring.angularFrequency
  }

  /// When the motion is at rest.
  var restTime: Double {
    guard let edge = bounded.edge else {
      return restThreshold > 0 ? decay.time(untilWithin: restThreshold) : 0
    }
    return edge.time
      + bounded.spring.restTime(
        displacement: edge.position - edge.bound, velocity: edge.velocity,
        threshold: restThreshold)
  }

  /// SwiftUI has no such animation.
  func frameAnimation() throws -> FrameAnimationRequest {
    throw missing("SwiftUI has no decay, so --solver swiftUI cannot have it")
  }

  /// What there is to know of the motion.
  func description(_ numbers: CurveNumbers) -> [(name: String, value: String)] {
    var lines: [(name: String, value: String)] = [
      ("rate", numbers.text(decay.rate.remainingPerMillisecond)),
      ("rateConstant", numbers.text(decay.rate.perSecond)),
      ("timeConstant", numbers.text(decay.rate.timeConstant)),
      ("projection", numbers.text(decay.restPosition)),
      (
        "discreteProjection",
        numbers.text(decay.start + decay.rate.discreteProjection(of: decay.initialVelocity))
      ),
    ]
    if let edge = bounded.edge {
      lines += [
        ("edgeTime", numbers.text(edge.time)), ("edge", numbers.text(edge.bound)),
        ("edgeVelocity", numbers.text(edge.velocity)),
        ("pastEdge", numbers.text(pastEdge(edge))),
      ]
    }
    lines += [
      ("restPosition", numbers.text(bounded.restPosition)),
      ("restThreshold", numbers.text(restThreshold)), ("restTime", numbers.text(restTime)),
    ]
    return lines
  }

  /// How far the motion goes beyond the bound at most.
  private func pastEdge(_ edge: DecayEdge) -> Double {
    let solution = SpringSolution(bounded.spring)
    let end =
      solution.decay > 0
      ? 300 * max(1 / solution.decay, solution.decay / solution.squaredFrequency * 2)
      : .pi / solution.rate * 2
    let course = CurveFunction(
      bounded.spring, from: edge.position - edge.bound, to: 0, velocity: edge.velocity, until: end)
    return edge.bound == bounded.upper && edge.bound != bounded.lower || edge.velocity > 0
      ? max(course.maximum.value, 0) : max(-course.minimum.value, 0)
  }

  /// The motion for another library.
  func code(for format: CurveFormat, _ options: CurveCodeOptions) throws -> CurveCode {
    try DecayFormatter(course: self, options: options).code(for: format)
  }
}
