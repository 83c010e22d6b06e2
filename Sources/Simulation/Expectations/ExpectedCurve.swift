public import Motion

/// An animation of a number that a run is held against: what, from where, to where, and when.
///
/// ```swift
/// let rebound = ExpectedCurve(.spring(response: 0.35, dampingFraction: 0.8), from: 140, to: 0)
/// ```
/// Nothing is taken from the run: where the number starts, where it goes and how fast it is at first
/// are part of what is expected.
public struct ExpectedCurve: Hashable, Sendable {
  /// The animation; its delay holds the start, and takes the velocity away.
  public var animation: Animation
  /// The number when the animation starts.
  public var origin: Double
  /// The number at its end.
  public var target: Double
  /// The velocity at its start, per second, that a spring takes over.
  public var velocity: Double
  /// When the number is no longer compared, seconds after the same event; nil is the end of the run.
  public var end: Double?

  /// Makes what is expected.
  ///
  /// - Precondition: The animation is legal; the numbers and the velocity are at most 1e12 in size.
  public init(
    _ animation: Animation, from origin: Double, to target: Double, velocity: Double = 0,
    until end: Double? = nil
  ) {
    for number in [origin, target, velocity] {
      precondition(
        number.magnitude <= Spring.largestMagnitude,
        "an expected number or velocity must be at most 1e12 in size, got \(number)")
    }
    precondition(animation.isLegal, "an expected animation must be legal")
    self.animation = animation
    self.origin = origin
    self.target = target
    self.velocity = velocity
    self.end = end
  }

  /// Returns what a channel should show at each time, the animation having started at another.
  func course(
    of channel: ChannelSelector, startedAt start: Instant
  ) -> (_ time: Instant) -> Double {
    let property = PropertyKind.allCases.first { $0.channels.contains(channel.channel) }
    let run = AnimationRun(
      animation, from: origin, velocity: velocity, to: target, at: start,
      rest: property?.rest ?? .other)
    let target = target
    return { time in
      if channel.isVelocity { return run?.velocity(at: time) ?? 0 }
      var values = FrameValues()
      values[channel.channel] = run?.value(at: time) ?? target
      return values.clamped[channel.channel]
    }
  }
}
