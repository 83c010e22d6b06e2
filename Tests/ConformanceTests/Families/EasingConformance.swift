import Simulation

/// Easings as text.
enum EasingConformance {
  static let kinds: [String: Coverage] = [
    "css.linear": .handled(linear)
  ]

  /// Motion's text: its own rule of settling, a sample in so many milliseconds, four decimals.
  private static func linear(_ row: Row) throws(Unanswered) -> Value {
    let (from, to) = (try row.number("from"), try row.number("to"))
    let limits = RestLimits(distance: 0.005, speed: 0.01)
    let spring: Spring
    let duration: Double
    let givenDuration = row.inputs["duration_ms"]?.number
    if let givenDuration {
      spring =
        MotionSpring(milliseconds: givenDuration, bounce: try row.number("bounce")).spring
      duration = givenDuration / 1000
    } else {
      spring = try SpringInput.spring(row.inputs, overDamping: true)
      duration = SettlingRule.scan(step: 0.05, distance: limits.distance, speed: limits.speed)
        .duration(of: spring, displacement: from - to, velocity: 0)
    }
    let solution = SpringSolution(spring)
    let count = max(2, (duration * 1000 / (try row.number("resolution_ms"))).rounded())
    let easing = LinearEasing(sampling: Int(count)) { input in
      if input == 1 { return 1 }
      let state = solution.state(displacement: from - to, velocity: 0, at: input * duration)
      let shown = givenDuration == nil ? limits.snapped(state) : state
      return (to + shown.displacement - from) / (to - from)
    }
    return .string("\(Int((duration * 1000).rounded()))ms \(easing.text())")
  }
}
