// Goals, in order: 1. what is found is a root of the function, to neighbouring numbers, not the
// nearest sample; 2. nothing is missed that lies within the promise of `step`; 3. one way to
// analyse springs, curves, decays, timelines and samples.

/// A course of one number as a function of time, with what is needed to analyse it exactly.
///
/// The function is cut where its velocity changes sign, which is found by bisection; on the pieces
/// it is monotone, so everything else is a search with one answer. Samples become a function too:
/// ``Curve/function``.
public struct CurveFunction: Sendable {
  /// A number as a function of the time in seconds.
  public typealias Evaluation = @Sendable (_ time: Double) -> Double

  /// When the course begins, in seconds.
  public let startTime: Double
  /// When it ends, in seconds.
  public let endTime: Double
  /// The times at which value or velocity may jump, in seconds, growing; the end may be one.
  public let corners: [Double]
  /// A time, in seconds, within which the velocity changes its sign once at most.
  public let step: Double
  private let valueAt: Evaluation
  private let velocityAt: Evaluation

  /// Makes a course of two functions.
  ///
  /// - Parameters:
  ///   - startTime: When it begins, in seconds.
  ///   - endTime: When it ends, in seconds.
  ///   - step: A time within which the velocity changes its sign once at most; what swings faster
  ///     may be missed.
  ///   - corners: The times at which value or velocity jump; those outside do not count. At such
  ///     a time both functions give what holds after it.
  ///   - value: The value at a time.
  ///   - velocity: Its derivative.
  /// - Precondition: The times are finite, the end not before the start, and `step` is positive.
  public init(
    from startTime: Double = 0, until endTime: Double, step: Double, corners: [Double] = [],
    value: @escaping Evaluation, velocity: @escaping Evaluation
  ) {
    precondition(
      startTime.isFinite && endTime.isFinite && startTime <= endTime,
      "a curve must begin and end at finite times in this order, got \(startTime), \(endTime)")
    precondition(step > 0, "a step must be positive, got \(step)")
    self.startTime = startTime
    self.endTime = endTime
    self.step = step
    var inner: [Double] = []
    for corner in corners.sorted()
    where corner > startTime && corner <= endTime && corner != inner.last {
      inner.append(corner)
    }
    self.corners = inner
    valueAt = value
    velocityAt = velocity
  }

  /// Returns the value at a time in seconds; outside the course it is level.
  public func value(at time: Double) -> Double {
    valueAt(min(max(time, startTime), endTime))
  }

  /// Returns the velocity at a time in seconds, in units per second; outside the course it is 0.
  public func velocity(at time: Double) -> Double {
    time < startTime || time > endTime ? 0 : velocityAt(time)
  }

  /// The value at the beginning.
  public var start: Double { value(at: startTime) }

  /// The value at the end.
  public var end: Double { value(at: endTime) }

  /// Returns the course between two times only.
  public func restricted(from start: Double, until end: Double) -> CurveFunction {
    let start = min(max(start, startTime), endTime)
    return CurveFunction(
      from: start, until: max(start, min(end, endTime)), step: step, corners: corners,
      value: valueAt, velocity: velocityAt)
  }

  /// Returns samples of the course, as many as asked for, evenly spread over its whole length.
  ///
  /// - Precondition: `count` is at least 2, and the course has a length.
  public func sampled(count: Int) -> Curve {
    precondition(count > 1 && endTime > startTime, "a course of a length has 2 samples at least")
    let times = (0..<count).map { index in
      index == count - 1
        ? endTime
        : startTime + (endTime - startTime) * (Double(index) / Double(count - 1))
    }
    return Curve(times: times, values: times.map { value(at: $0) })
  }
}
