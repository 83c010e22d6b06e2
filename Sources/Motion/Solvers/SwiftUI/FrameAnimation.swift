/// One animation in progress, as SwiftUI samples it: a state that each frame moves on.
struct FrameAnimation<Value: Animatable>: Hashable, Sendable {
  /// Where a repetition is.
  struct Cycle: Hashable, Sendable {
    var index = 0
    /// The frame at which the cycle began, in the time that the repetition sees.
    var start = 0.0
  }

  let animation: Animation
  let rule: FinishingRule
  var fluid = FluidSpringState<Value>()
  var isLogicallyComplete = false
  /// One for each modifier; only repetitions use theirs.
  private var cycles: [Cycle]
  private let interpolating: InterpolatingSpring?

  init(_ animation: Animation, rule: FinishingRule) {
    self.animation = animation
    self.rule = rule
    cycles = animation.modifiers.map { _ in Cycle() }
    interpolating = InterpolatingSpring(animation.base)
  }

  /// The numbers of a fluid spring; nil where the base is another.
  var parameters: FluidSpringState<Value>.Parameters? {
    switch animation.base {
    case .standard:
      .init(response: 0.5, dampingFraction: 1, blendDuration: 0)
    case .fluidSpring(let response, let dampingFraction, let blendDuration):
      .init(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    default: nil
    }
  }

  /// The way made of an interval at a time in seconds; nil where the animation has ended.
  mutating func sample(_ interval: Value, at time: Double) -> Value? {
    sample(interval, at: time, under: animation.modifiers.count)
  }

  /// The velocity where SwiftUI has one: bare fluid springs, and circular curves.
  func velocity(_ interval: Value, at time: Double) -> Value? {
    guard animation.modifiers.isEmpty else { return nil }
    if parameters != nil { return fluid.velocity }
    guard case .curve(let curve, let duration) = animation.base, duration > 0,
      let slope = curve.frameVelocity(at: time / duration)
    else { return nil }
    return interval.scaled(by: slope / duration)
  }

  /// The time that the base sees; nil under a repetition.
  func baseTime(at time: Double) -> Double? {
    var time = time
    for modifier in animation.modifiers.reversed() {
      switch modifier {
      case .delay(let seconds): time = max(0, time - seconds)
      case .speed(let factor): time *= factor
      case .logicalCompletion: break
      case .repetition: return nil
      }
    }
    return time
  }

  private mutating func sample(_ interval: Value, at time: Double, under count: Int) -> Value? {
    guard count > 0 else { return sampleBase(interval, at: time) }
    switch animation.modifiers[count - 1] {
    case .delay(let seconds):
      return sample(interval, at: max(0, time - seconds), under: count - 1)
    case .speed(let factor):
      return sample(interval, at: time * factor, under: count - 1)
    case .logicalCompletion(let seconds):
      let value = sample(interval, at: time, under: count - 1)
      if time >= seconds { isLogicallyComplete = true }
      return value
    case .repetition(let times, let autoreverses):
      return sampleCycle(interval, at: time, count - 1, times: times, autoreverses: autoreverses)
    }
  }

  private mutating func sampleCycle(
    _ interval: Value, at time: Double, _ modifier: Int, times: Int?, autoreverses: Bool
  ) -> Value? {
    let cycle = cycles[modifier]
    let isReversed = autoreverses && cycle.index % 2 == 1
    let wasComplete = isLogicallyComplete
    let value = sample(interval, at: time - cycle.start, under: modifier)
    let isLast = times.map { cycle.index + 1 >= $0 } ?? false
    if !isLast { isLogicallyComplete = wasComplete }
    if let value { return isReversed ? interval - value : value }
    guard !isLast else { return nil }
    // The next cycle begins with this frame, wherever in between the last one ended.
    cycles[modifier] = Cycle(index: cycle.index + 1, start: time)
    for inner in 0..<modifier { cycles[inner] = Cycle() }
    fluid = FluidSpringState()
    return isReversed ? .zero : interval
  }

  private mutating func sampleBase(_ interval: Value, at time: Double) -> Value? {
    if let parameters {
      return fluid.advance(
        parameters, to: interval, at: time, rule: rule,
        isLogicallyComplete: &isLogicallyComplete)
    }
    if let interpolating {
      if time >= interpolating.logicalDuration { isLogicallyComplete = true }
      return interpolating.fraction(at: time).map { interval.scaled(by: $0) }
    }
    guard case .curve(let curve, let duration) = animation.base, duration > 0, time <= duration
    else { return nil }
    return interval.scaled(by: curve.frameValue(at: time / duration))
  }
}
