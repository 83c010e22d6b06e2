import Motion

/// How an offset goes on along one axis when it is let go: a function of the time since then.
struct ScrollCourse: Sendable {
  /// The law of the motion.
  private enum Form: Sendable {
    case decay(BoundedDecay<ExponentialDecay>)
    case spring(SpringSolution, displacement: Double, velocity: Double)
  }

  private let form: Form
  /// Where it comes to rest, in points.
  let target: Double
  /// When it has come to rest, in seconds; from then on the offset is the target.
  let rest: Double

  /// The spring that pulls back from beyond an edge and to places of rest: mass 1, stiffness 100,
  /// critically damped.
  static let spring = Spring(mass: 1, stiffness: 100, damping: 20)

  /// Slows down from a velocity, in points per second, between two edges.
  init(
    from offset: Double, velocity: Double, rate: DecelerationRate, in lower: Double,
    _ upper: Double
  ) {
    let decay = ExponentialDecay(start: offset, velocity: velocity, rate: rate)
    let motion = BoundedDecay(decay, in: lower, upper, spring: Self.spring)
    form = .decay(motion)
    target = motion.restPosition
    if let edge = motion.edge {
      rest =
        edge.time
        + Self.spring.restTime(
          displacement: edge.position - edge.bound, velocity: edge.velocity,
          threshold: Self.threshold)
    } else {
      rest = decay.time(untilWithin: Self.threshold)
    }
  }

  /// Goes to a place of rest between two edges, beginning with the velocity that it has.
  ///
  /// It slows down by the share that leads there. Where that were less than half the rate, more than
  /// ten times it, or the place lies the other way, a spring goes there.
  init(
    from offset: Double, velocity: Double, rate: DecelerationRate, to target: Double
  ) {
    self.target = target
    let distance = target - offset
    let needed = distance == 0 ? 0 : velocity / distance
    if needed >= rate.perSecond / 2, needed <= rate.perSecond * 10 {
      let decay = ExponentialDecay(
        start: offset, velocity: velocity, rate: DecelerationRate(perSecond: needed))
      form = .decay(
        BoundedDecay(decay, in: -.infinity, .infinity, spring: Self.spring))
      rest = decay.time(untilWithin: Self.threshold)
    } else {
      form = .spring(
        SpringSolution(Self.spring), displacement: -distance, velocity: velocity)
      rest = Self.spring.restTime(
        displacement: -distance, velocity: velocity, threshold: Self.threshold)
    }
  }

  /// How near to its target the offset counts as at rest, in points: as for all that is placed.
  private static let threshold = 0.1

  /// When it may change its direction, in seconds, in order.
  var turns: [Double] {
    switch form {
    case .decay(let motion):
      guard let edge = motion.edge else { return [] }
      let displacement = edge.position - edge.bound
      return [edge.time]
        + Self.turn(displacement, edge.velocity).map { edge.time + $0 }
    case .spring(_, let displacement, let velocity): return Self.turn(displacement, velocity)
    }
  }

  /// When the spring turns round: x′ = (v₀ − ω (v₀ + ω x₀) t) e^(−ωt) is zero once at most.
  private static func turn(_ displacement: Double, _ velocity: Double) -> [Double] {
    let time = velocity / (frequency * (velocity + frequency * displacement))
    return time > 0 && time.isFinite ? [time] : []
  }

  /// The angular frequency of the spring, in radians per second.
  private static let frequency = (spring.stiffness / spring.mass).squareRoot()

  /// The offset after a time in seconds.
  func value(at time: Double) -> Double {
    guard time < rest else { return target }
    switch form {
    case .decay(let motion): return motion.value(at: time)
    case .spring(let solution, let displacement, let velocity):
      return target
        + solution.displacement(displacement: displacement, velocity: velocity, at: time)
    }
  }

  /// The velocity after a time in seconds, in points per second.
  func velocity(at time: Double) -> Double {
    guard time < rest else { return 0 }
    switch form {
    case .decay(let motion): return motion.velocity(at: time)
    case .spring(let solution, let displacement, let velocity):
      return solution.state(displacement: displacement, velocity: velocity, at: time).velocity
    }
  }
}
