/// An animation bound to a start, a target, a time and a velocity.
///
/// The run carries what remains of the way: the interval from the target to the value shown. At
/// and before its start it gives the start's own bits, and each component gives the target's from
/// its time of rest on.
public struct AnimationRun<Value: Animatable>: Hashable, Sendable {
  /// How the interval shrinks.
  enum Motion: Hashable, Sendable {
    case spring(SpringSolution)
    case curve(UnitCurve, duration: Double)
    /// Never leaves its start.
    case held
  }

  /// The value at the start.
  public let origin: Value
  /// The value that the run leads to.
  public let target: Value
  /// The velocity at the start of the motion, in units per second.
  public let initialVelocity: Value
  /// When the motion starts: the time of the change, and the delay after it.
  public let start: Instant
  /// When the run counts as complete.
  public let logicalInstant: Instant
  /// When the last component comes to rest; ``Instant/never`` where one does not.
  public let restInstant: Instant

  let motion: Motion
  /// How many seconds of the motion pass in a second.
  let speed: Double
  /// Per component, the nanoseconds from the start to rest; infinite where it never rests.
  let rests: Value

  /// Returns what remains of a component's way at a time, the value shown less the target.
  func remainder(component index: Int, at instant: Instant) -> Double {
    let elapsed = instant.nanoseconds - start.nanoseconds
    let distance = origin[component: index] - target[component: index]
    guard elapsed > 0 else { return distance }
    guard Double(elapsed) < rests[component: index] else { return 0 }
    let time = Double(elapsed) / 1e9 * speed
    switch motion {
    case .spring(let solution):
      return solution.displacement(
        displacement: distance, velocity: initialVelocity[component: index] / speed, at: time)
    case .curve(let curve, let duration):
      return distance * (1 - curve.value(at: time / duration))
    case .held:
      return distance
    }
  }

  /// Returns the value at a time: the start's bits up to the start, the target's from rest on.
  public func value(at instant: Instant) -> Value {
    guard instant > start else { return origin }
    var result = target
    for index in 0..<Value.componentCount {
      let remainder = remainder(component: index, at: instant)
      if remainder != 0 { result[component: index] = target[component: index] + remainder }
    }
    return result
  }

  /// Returns the velocity at a time, in units per second: 0 before the start and from rest on.
  ///
  /// At the start a curve's is the limit from the right; an infinite one counts as 0.
  public func velocity(at instant: Instant) -> Value {
    let elapsed = instant.nanoseconds - start.nanoseconds
    guard elapsed >= 0 else { return .zero }
    var result = Value.zero
    let time = Double(elapsed) / 1e9 * speed
    for index in 0..<Value.componentCount where Double(elapsed) < rests[component: index] {
      let distance = origin[component: index] - target[component: index]
      switch motion {
      case .spring(let solution):
        let first = initialVelocity[component: index]
        result[component: index] =
          elapsed == 0
          ? first
          : solution.state(displacement: distance, velocity: first / speed, at: time).velocity
            * speed
      case .curve(let curve, let duration):
        let slope = curve.velocity(at: time / duration)
        result[component: index] =
          slope.isFinite ? -distance * slope / duration * speed : 0
      case .held: break
      }
    }
    return result
  }
}
