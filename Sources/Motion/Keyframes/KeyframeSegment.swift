/// The course between two keyframes, with everything that was left open decided.
public struct KeyframeSegment<Value: Animatable>: Hashable, Sendable {
  /// What the course is.
  enum Course: Hashable, Sendable {
    case linear(UnitCurve)
    case cubic
    case spring(SpringSolution)
    case move
  }

  /// The value at the start; for a jump it is before it.
  public let start: Value
  /// The value of the keyframe.
  public let target: Value
  /// When the segment starts, in seconds since the start of the track.
  public let startTime: Double
  /// How long it takes, in seconds.
  public let duration: Double
  /// The velocity just after its start, in units per second.
  public let startVelocity: Value
  /// The velocity just before its end, in units per second.
  public let endVelocity: Value
  /// The value at the end: the target, or where a spring of given duration has got to.
  public let end: Value
  let course: Course

  /// When the segment ends, in seconds since the start of the track.
  public var endTime: Double { startTime + duration }

  init(_ keyframe: Keyframe<Value>, from start: Value, at startTime: Double, _ slopes: Slopes) {
    self.start = start
    self.startTime = startTime
    target = keyframe.target
    startVelocity = slopes.start
    switch keyframe.interpolation {
    case .linear(let curve):
      course = .linear(curve)
      duration = keyframe.duration ?? 0
      (end, endVelocity) = (keyframe.target, slopes.end)
    case .cubic:
      course = .cubic
      duration = keyframe.duration ?? 0
      (end, endVelocity) = (keyframe.target, slopes.end)
    case .move:
      course = .move
      duration = 0
      (end, endVelocity) = (keyframe.target, .zero)
    case .spring(let spring, _):
      let solution = SpringSolution(spring)
      let time =
        keyframe.duration
        ?? spring.settlingDuration(
          target: keyframe.target - start, initialVelocity: slopes.start, epsilon: 0.001)
      course = .spring(solution)
      duration = time
      (end, endVelocity) = Self.spring(
        solution, displacement: start - keyframe.target, slopes.start, target: keyframe.target,
        at: time)
    }
  }

  /// The velocities at both ends of a segment, in units per second.
  struct Slopes {
    var start: Value
    var end: Value
  }

  /// Returns the value at a time since the start of the segment, in 0…``duration``.
  func value(at time: Double) -> Value {
    switch course {
    case .move: return target
    case .spring(let solution):
      return Self.spring(
        solution, displacement: start - target, startVelocity, target: target, at: time
      ).value
    case .linear(let curve):
      guard time < duration else { return end }
      return start + (target - start).scaled(by: curve.value(at: time / duration))
    case .cubic:
      guard time < duration else { return end }
      let s = time / duration
      let r = 1 - s
      // Hermite's cubic as the way by smoothstep, and what the slopes at both ends add.
      return start + (target - start).scaled(by: s * s * (3 - 2 * s))
        + startVelocity.scaled(by: duration * s * r * r)
        - endVelocity.scaled(by: duration * s * s * r)
    }
  }

  /// Returns the velocity at a time since the start of the segment, in 0…``duration``.
  func velocity(at time: Double) -> Value {
    guard duration > 0 else { return .zero }
    switch course {
    case .move: return .zero
    case .spring(let solution):
      return Self.spring(
        solution, displacement: start - target, startVelocity, target: target, at: time
      ).velocity
    case .linear(let curve):
      return Self.slope(from: start, to: target, duration, curve.velocity(at: time / duration))
    case .cubic:
      let s = time / duration
      let r = 1 - s
      return (target - start).scaled(by: 6 * s * r / duration)
        + startVelocity.scaled(by: r * (1 - 3 * s))
        + endVelocity.scaled(by: s * (3 * s - 2))
    }
  }

  /// The velocity on a straight line; an infinite slope of the curve counts as 0.
  static func slope(
    from start: Value, to target: Value, _ duration: Double, _ slope: Double
  ) -> Value {
    guard duration > 0, slope.isFinite else { return .zero }
    return (target - start).scaled(by: slope / duration)
  }

  private static func spring(
    _ solution: SpringSolution, displacement: Value, _ velocity: Value, target: Value,
    at time: Double
  ) -> (value: Value, velocity: Value) {
    guard time != 0 else { return (target + displacement, velocity) }
    var result = (value: target, velocity: Value.zero)
    let factors = solution.factors(at: time)
    for index in 0..<Value.componentCount {
      let (x, v) = (displacement[component: index], velocity[component: index])
      result.value[component: index] +=
        solution.displacement(displacement: x, velocity: v, factors)
      result.velocity[component: index] = solution.velocity(
        displacement: x, velocity: v, factors)
    }
    return result
  }
}
