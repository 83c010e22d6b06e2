/// An animation bound to a start, a target, a time and a velocity.
///
/// The run carries what remains of the way: the interval from the target to the value shown. At
/// and before its start it gives the start's own bits, and each component gives the target's from
/// its time of rest on.
public struct AnimationRun<Value: Animatable>: Hashable, Sendable {
  /// How the interval shrinks.
  enum Course: Hashable, Sendable {
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

  let course: Course
  /// How many seconds of the motion pass in a second.
  let speed: Double
  /// Per component, the nanoseconds from the start to rest; infinite where it never rests.
  let rests: Value
  /// What repetitions make of time; nil where nothing repeats.
  let cycles: AnimationCycles?

  /// Returns the value at a time: the start's bits up to the start, the target's from rest on.
  public func value(at instant: Instant) -> Value {
    value(at: instant, model: target)
  }

  /// Returns a model's value with what remains of the run at a time on top of it.
  ///
  /// Where the model is the run's own target these are the start's bits up to the start.
  func value(at instant: Instant, model: Value) -> Value {
    value(after: Double(instant.nanoseconds - start.nanoseconds), model: model)
  }

  /// Returns a model's value with what remains of the run so many nanoseconds after its start.
  func value(after elapsed: Double, model: Value) -> Value {
    guard elapsed > 0 else { return model == target ? origin : model + (origin - target) }
    guard elapsed < restTime else { return model }
    if let cycles { return value(after: elapsed, in: cycles, model: model) }
    var result = model
    let share = share(at: elapsed / 1e9 * speed)
    for index in 0..<Value.componentCount where elapsed < rests[component: index] {
      let distance = origin[component: index] - target[component: index]
      let remainder =
        switch share {
        case .spring(let solution, let factors):
          solution.displacement(
            displacement: distance, velocity: initialVelocity[component: index] / speed, factors)
        case .fraction(let fraction): distance * fraction
        }
      result[component: index] += remainder
    }
    return result
  }

  /// Returns the velocity at a time, in units per second: 0 before the start and from rest on.
  ///
  /// At the start a curve's is the limit from the right; an infinite one counts as 0.
  public func velocity(at instant: Instant) -> Value {
    velocity(after: Double(instant.nanoseconds - start.nanoseconds))
  }

  /// Returns the velocity so many nanoseconds after the start, in units per second.
  func velocity(after elapsed: Double) -> Value {
    guard elapsed >= 0, elapsed < restTime else { return .zero }
    if let cycles { return velocity(after: elapsed, in: cycles) }
    let time = elapsed / 1e9 * speed
    switch course {
    case .held: return .zero
    case .spring(let solution):
      guard elapsed > 0 else { return initialVelocity }
      let factors = solution.factors(at: time)
      return moving(at: elapsed) { index, distance in
        solution.velocity(
          displacement: distance, velocity: initialVelocity[component: index] / speed, factors)
          * speed
      }
    case .curve(let curve, let duration):
      let slope = curve.velocity(at: time / duration)
      guard slope.isFinite else { return .zero }
      return moving(at: elapsed) { _, distance in -distance * slope / duration * speed }
    }
  }

  /// The nanoseconds from the start until all is at rest; infinite where it never is.
  var restTime: Double {
    restInstant == .never ? .infinity : Double(restInstant.nanoseconds - start.nanoseconds)
  }

  /// What all components have in common at a time.
  enum Share {
    case spring(SpringSolution, SpringSolution.Factors)
    /// The fraction of the way that remains.
    case fraction(Double)
  }

  @inline(__always)
  func share(at time: Double) -> Share {
    switch course {
    case .spring(let solution): .spring(solution, solution.factors(at: time))
    case .curve(let curve, let duration): .fraction(1 - curve.value(at: time / duration))
    case .held: .fraction(1)
    }
  }

  /// A value of what a function makes of the components that move, and 0 for those at rest.
  @inline(__always)
  private func moving(
    at elapsed: Double, _ component: (_ index: Int, _ distance: Double) -> Double
  ) -> Value {
    var result = Value.zero
    for index in 0..<Value.componentCount where elapsed < rests[component: index] {
      result[component: index] = component(
        index, origin[component: index] - target[component: index])
    }
    return result
  }
}
