import Motion
import Simulation

/// Writes a spring out for other libraries, and says how far what is written is off.
struct SpringFormatter {
  /// The spring between its values.
  let course: SpringCourse
  /// How to write.
  let options: CurveCodeOptions

  private var spring: Spring { course.spring }
  private var numbers: CurveNumbers { options.numbers }

  /// The spring for a library.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where it cannot be said.
  func code(for format: CurveFormat) throws -> CurveCode {
    switch format {
    case .swiftUI: try swiftUI()
    case .coreAnimation: try coreAnimation()
    case .css: try css()
    case .flutter: try flutter()
    case .android: try android()
    case .framer: try framer()
    case .reactSpring: try reactSpring()
    }
  }

  private func swiftUI() throws -> CurveCode {
    let (response, ratio) = (numbers.text(spring.response), numbers.text(spring.dampingRatio))
    let peer = try self.spring(
      response: numbers.rounded(spring.response), ratio: numbers.rounded(spring.dampingRatio))
    let relative = course.velocity == 0 ? nil : try relativeVelocity()
    var notes = [errorNote(peer, relativeVelocity: relative)]
    if spring.mass != 1 { notes.append("the mass makes no difference to the motion") }
    guard let relative else {
      return CurveCode(
        lines: [".spring(response: \(response), dampingFraction: \(ratio))"], notes: notes)
    }
    notes.append("initialVelocity counts ways from start to target per second")
    return CurveCode(
      lines: [
        ".interpolatingSpring(Spring(response: \(response), dampingRatio: \(ratio)), "
          + "initialVelocity: \(numbers.text(relative)))"
      ], notes: notes)
  }

  private func coreAnimation() throws -> CurveCode {
    let relative = course.velocity == 0 ? 0 : try relativeVelocity()
    let peer = CoreAnimationSpring(try constants(), initialVelocity: relative)
    var lines = [
      "let animation = CASpringAnimation()",
      "animation.mass = \(numbers.text(peer.mass))",
      "animation.stiffness = \(numbers.text(peer.stiffness))",
      "animation.damping = \(numbers.text(peer.damping))",
      "animation.initialVelocity = \(numbers.text(relative))",
    ]
    if spring.regime == .over { lines.append("animation.allowsOverdamping = true") }
    lines += [
      "animation.fromValue = \(numbers.text(course.from))",
      "animation.toValue = \(numbers.text(course.to))",
      "animation.duration = animation.settlingDuration",
    ]
    let end = CurveNumbers(format: .standard).text(peer.settlingDuration)
    return CurveCode(
      lines: lines,
      notes: [
        errorNote(peer.spring, relativeVelocity: relative),
        "settles by Core Animation's rule after: \(end) s",
      ])
  }

  private func flutter() throws -> CurveCode {
    let peer = FlutterSpring(try constants())
    return CurveCode(
      lines: [
        "SpringSimulation(",
        "  SpringDescription(mass: \(numbers.text(peer.mass)), "
          + "stiffness: \(numbers.text(peer.stiffness)), damping: \(numbers.text(peer.damping))),",
        "  \(numbers.text(course.from)), \(numbers.text(course.to)), "
          + "\(numbers.text(course.velocity)))",
      ],
      notes: [
        errorNote(peer.spring), "ends by Flutter's tolerance, near and slow at once",
      ])
  }

  private func android() throws -> CurveCode {
    let exact = AndroidSpring(spring)
    let ratio = numbers.rounded(exact.dampingRatio)
    let stiffness = numbers.rounded(exact.stiffness)
    let single = (Double(Float(stiffness)), Double(Float(ratio)))
    let peer = try self.spring(
      response: 2 * .pi / single.0.squareRoot(), ratio: single.1)
    var notes = [
      errorNote(peer),
      "the numbers are single precision, and so is Compose's arithmetic: some 1e-7 of the way more",
    ]
    if spring.mass != 1 { notes.append("Compose has no mass: the stiffness is that per mass") }
    if course.velocity != 0 {
      notes.append(
        "animateTo(\(numbers.text(course.to))f, spec, "
          + "initialVelocity = \(numbers.text(course.velocity))f)")
    }
    return CurveCode(
      lines: [
        "spring<Float>(dampingRatio = \(numbers.text(ratio))f, "
          + "stiffness = \(numbers.text(stiffness))f)"
      ], notes: notes)
  }

  private func framer() throws -> CurveCode {
    let peer = MotionSpring(try constants())
    var fields = [
      "type: \"spring\"", "stiffness: \(numbers.text(peer.stiffness))",
      "damping: \(numbers.text(peer.damping))", "mass: \(numbers.text(peer.mass))",
    ]
    if course.velocity != 0 { fields.append("velocity: \(numbers.text(course.velocity))") }
    var notes = [errorNote(peer.spring), "ends by restDelta and restSpeed"]
    if spring.regime == .over {
      notes.append("duration and bounce cannot say it: they stop at critical damping")
    }
    return CurveCode(lines: ["{ \(fields.joined(separator: ", ")) }"], notes: notes)
  }

  private func reactSpring() throws -> CurveCode {
    let peer = ReactSpring(try constants())
    var fields = [
      "tension: \(numbers.text(peer.tension))", "friction: \(numbers.text(peer.friction))",
      "mass: \(numbers.text(peer.mass))",
    ]
    if course.velocity != 0 { fields.append("velocity: \(numbers.text(course.velocity / 1000))") }
    let steps = ReactSpringSteps(peer, course)
    var notes = [errorNote(peer.spring)]
    if let error = steps.largestError() {
      notes.append(errorNote("its steps of 1 ms are off by at most", error))
    } else {
      notes.append("its steps of 1 ms diverge: the spring is too stiff or too damped for them")
    }
    if course.velocity != 0 { notes.append("velocity counts per millisecond") }
    return CurveCode(lines: ["{ \(fields.joined(separator: ", ")) }"], notes: notes)
  }

  private func css() throws -> CurveCode {
    let crossing = spring.lastCrossing(
      of: course.restThreshold, displacement: course.from - course.to, velocity: course.velocity)
    guard let end = options.end ?? (crossing < .infinity ? crossing : nil) else {
      throw course.missing(
        "an undamped spring never rests, so linear() needs --until T to cut it")
    }
    let rule =
      options.end == nil
      ? "cut at the last time that is farther than 0.001 of the way from the target, rounded up to 1 ms"
      : "cut at --until"
    return try LinearFormat(
      from: course.from, to: course.to, end: end, settleRule: rule, options: options
    ) { end in
      CurveFunction(spring, from: course.from, to: course.to, velocity: course.velocity, until: end)
    }.code()
  }

  /// The spring of the constants as they are written.
  private func constants() throws -> Spring {
    let (mass, stiffness) = (numbers.rounded(spring.mass), numbers.rounded(spring.stiffness))
    let damping = numbers.rounded(spring.damping)
    guard Spring.isLegal(mass: mass, stiffness: stiffness, damping: damping) else {
      throw tooRough
    }
    return Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  private func spring(response: Double, ratio: Double) throws -> Spring {
    guard Spring.isLegal(response: response, dampingRatio: ratio) else { throw tooRough }
    return Spring(response: response, dampingRatio: ratio)
  }

  private var tooRough: CommandFailure {
    .usage("the numbers of this spring need more decimals: leave --precision out")
  }

  private func relativeVelocity() throws -> Double {
    guard course.from != course.to else {
      throw course.missing(
        "this format counts velocities in ways from --from to --to, which are the same")
    }
    return course.velocity / (course.to - course.from)
  }

  /// What the written numbers make of the motion, at its worst until it rests.
  ///
  /// A start or target that is written counts with its rounding; so does the velocity.
  private func errorNote(_ peer: Spring, relativeVelocity: Double? = nil) -> String {
    // A thousand swings are looked at: what is undamped has no end, and errors of phase only grow.
    let end = min(
      course.restTime, options.end ?? CurveSampling.endlessLimit, 1000 * spring.response)
    let (from, to) = (numbers.rounded(course.from), numbers.rounded(course.to))
    let velocity =
      relativeVelocity.map { numbers.rounded($0) * (course.to - course.from) }
      ?? numbers.rounded(course.velocity)
    let ours = CurveFunction(
      spring, from: course.from, to: course.to, velocity: course.velocity, until: end)
    let theirs = CurveFunction(peer, from: from, to: to, velocity: velocity, until: end)
    let isSame =
      peer == spring && from == course.from && to == course.to && velocity == course.velocity
    let error = isSame ? 0 : ours.maximumDistance(to: theirs).value.magnitude
    let note = errorNote("largest error", error)
    let isCut = end < course.restTime && error > 0
    return isCut ? "\(note), in the first \(CurveNumbers.error(end)) s" : note
  }

  /// An error in the unit of the value and, where there is a way, as a share of it.
  private func errorNote(_ name: String, _ error: Double) -> String {
    let way = (course.to - course.from).magnitude
    guard error > 0, way > 0 else { return "\(name): \(CurveNumbers.error(error))" }
    return "\(name): \(CurveNumbers.error(error)), \(CurveNumbers.error(error / way)) of the way"
  }
}
