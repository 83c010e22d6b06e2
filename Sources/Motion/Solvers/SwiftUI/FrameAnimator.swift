/// The animations of one value that are laid over one another.
struct FrameAnimator<Value: Animatable>: Hashable, Sendable {
  /// One of them.
  private struct Entry: Hashable, Sendable {
    var animation: FrameAnimation<Value>
    /// The way from the first start to its target.
    var target: Value
    /// When it began, in seconds after the first.
    var offset: Double
  }

  /// What a frame shows.
  struct Sample {
    /// What is left to the model.
    var rest: Value
    var velocity: Value
    var isLogicallyComplete: Bool
  }

  private let begin: Double
  private var interval: Value
  private var entries: [Entry]

  init(_ animation: FrameAnimation<Value>, interval: Value, at time: Double) {
    begin = time
    self.interval = interval
    entries = [Entry(animation: animation, target: interval, offset: 0)]
  }

  /// Adds an animation for a further change: it takes over, or it is laid over the others.
  mutating func add(_ next: FrameAnimation<Value>, change: Value, at time: Double) {
    let elapsed = time - begin
    let target = interval + change
    if let merged = merged(into: next, at: elapsed) {
      entries = [Entry(animation: merged, target: target, offset: 0)]
    } else {
      entries.append(Entry(animation: next, target: target, offset: elapsed))
    }
    interval = target
  }

  /// The new animation with the state of what it takes over from; nil where it does not.
  private mutating func merged(
    into next: FrameAnimation<Value>, at elapsed: Double
  ) -> FrameAnimation<Value>? {
    guard let parameters = next.parameters else { return nil }
    let previous = entries.count == 1 ? entries[0].animation : nil
    let isSame =
      previous.map {
        $0.parameters != nil && $0.animation.modifiers == next.animation.modifiers
      } ?? false
    guard next.animation.modifiers.isEmpty || isSame,
      let time = next.baseTime(at: elapsed)
    else { return nil }
    let offset = way(at: elapsed) ?? interval
    let current = entries.count == 1 ? entries[0].animation : nil
    var merged = next
    merged.fluid.offset = offset
    merged.fluid.velocity = current?.velocity(interval, at: elapsed) ?? .zero
    merged.fluid.time = time
    merged.fluid.startTime = time
    if let current, let old = current.parameters {
      if isSame || current.animation.modifiers.isEmpty {
        merged.fluid.velocity = current.fluid.velocity
        merged.fluid.force = current.fluid.force
      }
      merged.fluid.blend = FluidSpringBlend(
        from: old.response, to: parameters.response, duration: parameters.blendDuration, at: time)
    }
    return merged
  }

  /// The way made at a time after the start; nil where the last animation has ended.
  private mutating func way(at elapsed: Double) -> Value? {
    var way = Value.zero
    for index in entries.indices {
      let rest = entries[index].target - way
      let part = entries[index].animation.sample(rest, at: elapsed - entries[index].offset)
      if part == nil, index == entries.count - 1 { return nil }
      way += part ?? rest
    }
    return way
  }

  /// What a frame at a time in seconds shows; nil where all has ended.
  mutating func sample(at time: Double) -> Sample? {
    let elapsed = time - begin
    guard let way = way(at: elapsed) else { return nil }
    let last = entries[entries.count - 1].animation
    let velocity = entries.count == 1 ? last.velocity(interval, at: elapsed) : nil
    return Sample(
      rest: interval - way, velocity: velocity ?? .zero,
      isLogicallyComplete: last.isLogicallyComplete)
  }
}
