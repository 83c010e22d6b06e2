/// A fluid spring as SwiftUI integrates it: leap-frog steps of 1/300 s.
///
/// It lags the closed form by about a step. The stiffness is capped at 45,000, so a response of 0
/// is a very stiff spring. Where `ζ√k ≥ 300` the steps are too long, and the values grow without
/// bound until they are no numbers any more, which ends the animation.
struct FluidSpringState<Value: Animatable>: Hashable, Sendable {
  /// The numbers of the animation.
  struct Parameters: Hashable, Sendable {
    var response: Double
    var dampingFraction: Double
    var blendDuration: Double
  }

  static var step: Double { 1.0 / 300 }
  static var largestStiffness: Double { 45_000 }

  /// The way made, from 0 towards the interval.
  var offset = Value.zero
  /// The velocity, in units per second.
  var velocity = Value.zero
  /// The acceleration, in units per second².
  var force = Value.zero
  /// How far the steps have come, in seconds: up to a step beyond the last time asked for.
  var time = 0.0
  /// When the spring started or took over, in seconds.
  var startTime = 0.0
  var blend = FluidSpringBlend()

  /// Goes on to a time in seconds; returns the way made, or nil where the animation has ended.
  mutating func advance(
    _ spring: Parameters, to interval: Value, at now: Double, rule: FinishingRule,
    isLogicallyComplete: inout Bool
  ) -> Value? {
    let response = blend.response(spring.response, duration: spring.blendDuration, at: now)
    if now - startTime >= response { isLogicallyComplete = true }
    let frequency = response > 0 ? 2 * Double.pi / response : .infinity
    let stiffness = min(frequency * frequency, Self.largestStiffness)
    let damping = 2 * spring.dampingFraction * stiffness.squareRoot()
    // After a pause of more than a second only one frame is made up for.
    if now - time > 1 { time = now - 1.0 / 60 }
    while time < now {
      integrate(to: interval, stiffness: stiffness, damping: damping)
      time += Self.step
    }
    return hasEnded(interval, damping / stiffness, rule) ? nil : offset
  }

  private mutating func integrate(to interval: Value, stiffness: Double, damping: Double) {
    let half = Self.step / 2
    for index in 0..<Value.componentCount {
      let middle = velocity[component: index] + force[component: index] * half
      offset[component: index] += middle * Self.step
      let rest = interval[component: index] - offset[component: index]
      let force = stiffness * rest - damping * middle
      self.force[component: index] = force
      velocity[component: index] = middle + force * half
    }
  }

  /// Whether speed and acceleration are below 0.06, and what is left below a hundredth of the way.
  private func hasEnded(_ interval: Value, _ weight: Double, _ rule: FinishingRule) -> Bool {
    let motion = max(velocity.magnitudeSquared, force.magnitudeSquared)
    guard motion.isFinite, offset.magnitudeSquared.isFinite else { return true }
    let rest = interval - offset
    if rule.allowsEnd(rest: rest, velocity: velocity.scaled(by: weight)) { return true }
    guard motion <= 0.0036 else { return false }
    let limit = interval.scaled(by: 0.01).magnitudeSquared
    return limit == 0 || rest.magnitudeSquared <= limit
  }
}
