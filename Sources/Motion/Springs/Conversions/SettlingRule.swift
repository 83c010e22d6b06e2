/// How a library decides that a spring has settled.
///
/// Each looks at other times and other quantities, so the same spring has as many durations as
/// there are rules. Our own is ``Spring/restTime(displacement:velocity:threshold:)``.
public enum SettlingRule: Hashable, Sendable {
  /// The first multiple of a step, in seconds, with distance and speed both at or below limits.
  ///
  /// Motion's, with steps of 0.05 s.
  case scan(step: Double, distance: Double, speed: Double)
  /// The first multiple of a step by which the distance has stayed below a limit for a time.
  ///
  /// anime.js's, with steps of 0.02 s, held for 0.2 s; steps and times are in seconds.
  case held(step: Double, distance: Double, duration: Double)
  /// The first frame, at so many a second, from which the distance stays below a limit.
  ///
  /// Remotion's.
  case frames(rate: Double, distance: Double)
  /// `−ln(1e-4)/(ζω₀)`, a quarter more from critical damping on: whatever the motion is.
  ///
  /// Wave's.
  case envelope

  /// Returns the settling duration of a motion by the rule, in seconds; infinite where there is none.
  ///
  /// Scans end after a million steps.
  public func duration(of spring: Spring, displacement: Double, velocity: Double) -> Double {
    let solution = SpringSolution(spring)
    switch self {
    case .scan(let step, let distance, let speed):
      for index in 0..<1_000_000 {
        let state = solution.state(
          displacement: displacement, velocity: velocity, at: Double(index) * step)
        if state.velocity.magnitude <= speed && state.displacement.magnitude <= distance {
          return Double(index) * step
        }
      }
      return .infinity
    case .held(let step, let distance, let duration):
      let needed = Int64((duration / step).rounded(.up))
      var held: Int64 = 0
      for index in 0..<1_000_000 {
        let rest = solution.displacement(
          displacement: displacement, velocity: velocity, at: Double(index) * step)
        held = rest.magnitude < distance ? held + 1 : 0
        if held > needed { return Double(index) * step }
      }
      return .infinity
    case .frames(let rate, let distance):
      let exact = spring.lastCrossing(
        of: distance, displacement: displacement, velocity: velocity)
      guard exact > 0 else { return 0 }
      var frame = (exact * rate).rounded(.up)
      let rest = solution.displacement(
        displacement: displacement, velocity: velocity, at: frame / rate)
      if rest.magnitude >= distance { frame += 1 }
      return frame / rate
    case .envelope:
      let decay = spring.dampingRatio * spring.angularFrequency
      let time = -ElementaryFunctions.log(1e-4) / decay
      return spring.dampingRatio < 1 ? time : time * 1.25
    }
  }
}
