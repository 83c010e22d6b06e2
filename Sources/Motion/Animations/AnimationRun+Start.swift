extension AnimationRun {
  /// Binds an animation to a change; nil where it is instant or at rest at once.
  ///
  /// - Parameters:
  ///   - animation: What to run.
  ///   - origin: The value shown at the time of the change.
  ///   - velocity: The velocity a spring takes over, in units per second.
  ///   - target: The value to come to.
  ///   - instant: The time of the change.
  ///   - rest: What counts as rest.
  /// - Precondition: The animation is legal, and no component of a value or velocity is above 1e12
  ///   in size.
  public init?(
    _ animation: Animation, from origin: Value, velocity: Value, to target: Value,
    at instant: Instant, rest: RestThreshold
  ) {
    let timing = AnimationTiming(animation.modifiers)
    guard let plan = Plan(animation.base) else { return nil }
    guard timing.innerCount == 0 else {
      self.init(
        repeating: animation, plan, timing, from: origin, to: target, at: instant, rest: rest)
      return
    }
    let start = Self.shifted(instant, by: timing.delay)
    var initialVelocity = timing.delay > 0 ? .zero : velocity
    var course = plan.course
    if timing.speed <= 0 {
      course = .held
      initialVelocity = .zero
    } else if plan.intervalsPerSecond != 0 {
      initialVelocity += (target - origin).scaled(by: plan.intervalsPerSecond * timing.speed)
    }
    let (rests, longest) = Self.rests(
      of: course, from: origin, to: target, velocity: initialVelocity, speed: timing.speed,
      rest: rest)
    guard longest > 0 else { return nil }
    let restInstant = start.advanced(bySeconds: longest / 1e9)
    var logical =
      timing.speed > 0 ? start.advanced(bySeconds: plan.duration / timing.speed) : .never
    if animation.hasLogicalCompletion {
      let cycles = AnimationCycles(
        animation.modifiers[...], end: .infinity, logicalEnd: plan.duration * 1e9)
      logical = min(logical, instant.advanced(bySeconds: cycles.logicalEnd / 1e9))
    }
    self.init(
      origin: origin, target: target, initialVelocity: initialVelocity, start: start,
      logicalInstant: min(logical, restInstant), restInstant: restInstant, course: course,
      speed: timing.speed, rests: rests, cycles: nil)
  }

  /// Binds an animation with a repetition; its springs start from rest.
  private init?(
    repeating animation: Animation, _ plan: Plan, _ timing: AnimationTiming,
    from origin: Value, to target: Value, at instant: Instant, rest: RestThreshold
  ) {
    let initialVelocity = (target - origin).scaled(by: plan.intervalsPerSecond)
    let (rests, longest) = Self.rests(
      of: plan.course, from: origin, to: target, velocity: initialVelocity, speed: 1, rest: rest)
    guard longest > 0 else { return nil }
    var period = longest
    if case .curve = plan.course { period = plan.duration * 1e9 }
    let cycles = AnimationCycles(
      animation.modifiers.prefix(timing.innerCount), end: period,
      logicalEnd: plan.duration * 1e9)
    let whole = AnimationCycles(
      animation.modifiers[...], end: period, logicalEnd: plan.duration * 1e9)
    let start = Self.shifted(instant, by: timing.delay)
    let restInstant =
      timing.speed > 0 ? start.advanced(bySeconds: cycles.end / timing.speed / 1e9) : .never
    self.init(
      origin: origin, target: target,
      initialVelocity: initialVelocity.scaled(by: max(0, cycles.speed * timing.speed)),
      start: start,
      logicalInstant: min(instant.advanced(bySeconds: whole.logicalEnd / 1e9), restInstant),
      restInstant: restInstant, course: timing.speed > 0 ? plan.course : .held,
      speed: timing.speed, rests: rests, cycles: timing.speed > 0 ? cycles : nil)
  }

  /// Per component the nanoseconds to rest, and the longest of them.
  private static func rests(
    of course: Course, from origin: Value, to target: Value, velocity: Value, speed: Double,
    rest: RestThreshold
  ) -> (each: Value, longest: Double) {
    var rests = Value.zero
    var longest = 0.0
    for index in 0..<Value.componentCount {
      require(origin[component: index], target[component: index], "value")
      require(velocity[component: index], 0, "velocity")
      let nanoseconds = Self.rest(
        of: course, component: index,
        displacement: origin[component: index] - target[component: index],
        velocity: velocity[component: index], speed: speed, rest: rest)
      rests[component: index] = nanoseconds
      longest = max(longest, nanoseconds)
    }
    return (rests, longest)
  }

  /// What the base of an animation asks for; nil where it is instant.
  private struct Plan {
    var course: Course
    /// When it counts as complete, in seconds.
    var duration: Double
    /// What is added to the velocity at the start, in intervals to the target per second.
    var intervalsPerSecond = 0.0

    init?(_ base: Animation.Base) {
      switch base {
      case .standard:
        self.init(Spring(response: 0.5, dampingRatio: 1))
      case .fluidSpring(let response, let dampingFraction, _):
        guard response != 0 else { return nil }
        self.init(Spring(response: response, dampingRatio: dampingFraction))
      case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
        guard stiffness < .infinity else { return nil }
        self.init(
          Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
        intervalsPerSecond = velocity
      case .curve(let curve, let duration):
        guard duration > 0 else { return nil }
        self.init(course: .curve(curve, duration: duration), duration: duration)
      }
    }

    private init(_ spring: Spring) {
      self.init(course: .spring(SpringSolution(spring)), duration: spring.response)
    }

    private init(course: Course, duration: Double) {
      self.course = course
      self.duration = duration
    }
  }

  /// The nanoseconds from the start to rest of one component, rounded up.
  private static func rest(
    of course: Course, component: Int, displacement: Double, velocity: Double, speed: Double,
    rest: RestThreshold
  ) -> Double {
    switch course {
    case .held:
      return displacement == 0 ? 0 : .infinity
    case .curve(_, let duration):
      return displacement == 0 ? 0 : (duration / speed * 1e9).rounded(.up)
    case .spring(let solution):
      let threshold = rest.distance(
        component: component, displacement: displacement, velocity: velocity / speed,
        frequency: solution.squaredFrequency.squareRoot())
      let nanoseconds = solution.restNanoseconds(
        displacement: displacement, velocity: velocity / speed, threshold: threshold)
      guard nanoseconds < .max else { return .infinity }
      return speed == 1 ? Double(nanoseconds) : (Double(nanoseconds) / speed).rounded(.up)
    }
  }

  private static func require(_ first: Double, _ second: Double, _ what: StaticString) {
    precondition(
      first.magnitude <= Spring.largestMagnitude && second.magnitude <= Spring.largestMagnitude,
      "an animated \(what) must be at most 1e12 in size, got \(first) and \(second)")
  }

  /// The instant later by seconds, rounded up to a nanosecond; earlier where they are negative.
  private static func shifted(_ instant: Instant, by seconds: Double) -> Instant {
    guard seconds < 0 else { return instant.advanced(bySeconds: seconds) }
    let nanoseconds = max((seconds * 1e9).rounded(.up), -9e18)
    let (sum, overflow) = instant.nanoseconds.addingReportingOverflow(Int64(nanoseconds))
    return overflow ? .zero : Instant(nanoseconds: sum)
  }
}
