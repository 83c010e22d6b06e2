import Motion
import Simulation

/// Writes a decay out for other libraries.
struct DecayFormatter {
  /// The motion.
  let course: DecayCourse
  /// How to write.
  let options: CurveCodeOptions

  private var numbers: CurveNumbers { options.numbers }
  private var decay: ExponentialDecay { course.decay }

  /// The motion for a library.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where it cannot be said.
  func code(for format: CurveFormat) throws -> CurveCode {
    if format != .css, course.bounded.edge != nil {
      throw course.missing(
        "\(format.rawValue) has no decay whose bound is a spring of this kind",
        hints: ["--to-format css can say it; without --bounds it can be written"])
    }
    switch format {
    case .flutter: return try flutter()
    case .android: return try android()
    case .framer: return try framer()
    default: return try css()
    }
  }

  private func flutter() throws -> CurveCode {
    let drag = decay.rate.remainingPerSecond
    let rounded = numbers.rounded(drag)
    guard rounded > 0, rounded < 1 else { throw tooRough }
    return CurveCode(
      lines: [
        "FrictionSimulation(\(numbers.text(drag)), \(numbers.text(decay.start)), "
          + "\(numbers.text(decay.initialVelocity)))"
      ],
      notes: [errorNote(DecelerationRate(remainingPerSecond: rounded))])
  }

  private func android() throws -> CurveCode {
    let multiplier = decay.rate.perSecond / 4.2
    let rounded = Double(Float(numbers.rounded(multiplier)))
    guard rounded > 0 else { throw tooRough }
    return CurveCode(
      lines: [
        "exponentialDecay<Float>(frictionMultiplier = \(numbers.text(multiplier))f)"
      ],
      notes: [
        errorNote(DecelerationRate(perSecond: rounded * 4.2)),
        "animateDecay(\(numbers.text(decay.initialVelocity))f, spec), "
          + "from \(numbers.text(decay.start))",
      ])
  }

  private func framer() throws -> CurveCode {
    let milliseconds = numbers.rounded(decay.rate.timeConstant * 1000)
    guard milliseconds > 0 else { throw tooRough }
    let peer = DecelerationRate(timeConstant: milliseconds / 1000)
    // Motion's way is power · velocity, whatever the time constant.
    let power = numbers.rounded(peer.timeConstant)
    guard power > 0 else { throw tooRough }
    let way = power * decay.initialVelocity
    let theirs = ExponentialDecay(start: decay.start, target: decay.start + way, rate: peer)
    return CurveCode(
      lines: [
        "{ type: \"inertia\", velocity: \(numbers.text(decay.initialVelocity)), "
          + "power: \(numbers.text(power)), timeConstant: \(numbers.text(milliseconds)) }"
      ],
      notes: [errorNote(theirs), "ends by restDelta, 0.5 by default"])
  }

  private func css() throws -> CurveCode {
    let end = options.end ?? course.restTime
    guard end < .infinity else {
      throw course.missing(
        "a bound with an undamped spring never rests, so linear() needs --until T to cut it")
    }
    let rule =
      options.end == nil
      ? "cut when it stays within 0.001 of the way from its end, rounded up to 1 ms"
      : "cut at --until"
    return try LinearFormat(
      from: decay.start, to: course.bounded.restPosition, end: end, settleRule: rule,
      options: options
    ) { CurveFunction(course.bounded, until: $0) }.code()
  }

  private var tooRough: CommandFailure {
    .usage("the numbers of this decay need more decimals: leave --precision out")
  }

  private func errorNote(_ rate: DecelerationRate) -> String {
    errorNote(
      ExponentialDecay(start: decay.start, velocity: decay.initialVelocity, rate: rate))
  }

  private func errorNote(_ theirs: ExponentialDecay) -> String {
    let end = max(course.restTime, 1e-3)
    let error = CurveFunction(decay, until: end).maximumDistance(
      to: CurveFunction(theirs, until: end)
    ).value.magnitude
    return "largest error: \(CurveNumbers.error(error))"
  }
}
