extension CurveFunction {
  /// Makes the course of one component of a run.
  ///
  /// Time 0 is when the motion starts, after the delay of its animation; at times of whole
  /// nanoseconds the values are those of ``AnimationRun/value(at:)``, bit by bit.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - component: Which component of its value.
  ///   - endTime: How far the course is looked at, in seconds; until all is at rest where it is nil.
  /// - Precondition: The run comes to rest, or there is an end.
  public init<Value: Animatable>(
    _ run: AnimationRun<Value>, component: Int = 0, until endTime: Double? = nil
  ) {
    precondition(
      endTime != nil || run.restInstant != .never, "the course of a run without rest needs an end")
    let end = endTime ?? run.restInstant.seconds(since: run.start)
    let value: Evaluation = { time in
      run.value(after: Self.nanoseconds(time), model: run.target)[component: component]
    }
    let velocity: Evaluation = { time in
      run.velocity(after: Self.nanoseconds(time))[component: component]
    }
    var corners: [Double] = []
    for corner in run.corners(of: component, until: end * 1e9) {
      corners.append(Self.settled(corner / 1e9, value, velocity))
    }
    self.init(
      until: end, step: run.turningTime ?? max(end, 1), corners: corners, value: value,
      velocity: velocity)
  }

  /// A time in nanoseconds; a whole number of them where it is one but for rounding.
  private static func nanoseconds(_ time: Double) -> Double {
    let nanoseconds = time * 1e9
    let whole = nanoseconds.rounded()
    return (nanoseconds - whole).magnitude <= 2 * whole.ulp ? whole : nanoseconds
  }

  /// Returns the time, within some ulps of a corner, at which the value jumps, or else the velocity.
  ///
  /// A corner that was computed may have been rounded to either side of where the functions jump.
  static func settled(
    _ corner: Double, _ value: Evaluation, _ velocity: Evaluation
  ) -> Double {
    var (jumpTime, jump) = (corner, 0.0)
    var (kinkTime, kink) = (corner, 0.0)
    var time = corner
    for _ in 0..<8 { time = time.nextDown }
    var before = (value: value(time), velocity: velocity(time))
    for _ in 0..<16 {
      time = time.nextUp
      let after = (value: value(time), velocity: velocity(time))
      let valueChange = (after.value - before.value).magnitude
      // Less is the rounding of a value that goes on.
      if valueChange > max(jump, 32 * max(after.value.magnitude, before.value.magnitude).ulp) {
        (jumpTime, jump) = (time, valueChange)
      }
      let velocityChange = (after.velocity - before.velocity).magnitude
      if velocityChange > max(kink, 1e-9 * max(after.velocity.magnitude, before.velocity.magnitude))
      {
        (kinkTime, kink) = (time, velocityChange)
      }
      before = after
    }
    return jump > 0 ? jumpTime : kinkTime
  }
}
