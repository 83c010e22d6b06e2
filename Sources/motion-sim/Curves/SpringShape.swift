import Motion

/// Where a spring first reaches its target, and how far it goes past it.
struct SpringShape {
  /// How far it goes past its target, in the unit of the value.
  let overshoot: Double
  /// The same in percent of the way.
  let overshootPercent: Double
  /// When it first reaches its target, in seconds; nil where it never does.
  let timeToFirstReach: Double?

  /// Looks at a course, in displacements from the target: those keep their sign when they are small.
  init(_ course: SpringCourse) {
    let solution = SpringSolution(course.spring)
    let start = course.from - course.to
    let function = CurveFunction(
      course.spring, from: start, to: 0, velocity: course.velocity, until: Self.end(of: solution))
    overshoot = function.overshoot(of: 0)
    overshootPercent = start == 0 ? 0 : overshoot / start.magnitude * 100
    timeToFirstReach =
      function.timeToFirstReach(0) ?? Self.swing(solution, start, course.velocity)
  }

  /// A time by which the first swing is over, or nothing is left that a number could hold.
  private static func end(of solution: SpringSolution) -> Double {
    switch solution.regime {
    case .under:
      let swing = 2 * .pi / solution.rate
      return solution.decay > 0 ? min(swing, 300 / solution.decay) : swing
    case .critical: return 300 / solution.decay
    case .over: return 300 * (solution.decay + solution.rate) / solution.squaredFrequency
    }
  }

  /// When a swing goes through the target, where it is too small by then to be seen.
  ///
  /// `x₀ cos wt + (v₀ + b x₀)/w · sin wt = 0`
  private static func swing(
    _ solution: SpringSolution, _ start: Double, _ velocity: Double
  ) -> Double? {
    guard solution.regime == .under, start != 0 else { return nil }
    let push = velocity + solution.decay * start
    let angle = ElementaryFunctions.atan2(y: -solution.rate * start, x: push)
    return (angle > 0 ? angle : angle + .pi) / solution.rate
  }
}
