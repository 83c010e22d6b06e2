/// A course through values at given times, a straight line or an eased one between each two.
///
/// Before the first time it is the first value, after the last the last.
public struct PiecewiseCourse<Value: Animatable>: Hashable, Sendable {
  /// The times, in seconds, growing.
  public let times: [Double]
  /// The value at each time.
  public let values: [Value]
  /// What the progress between two values follows.
  public let easing: UnitCurve

  /// Makes the course through values.
  ///
  /// - Precondition: There are as many values as times, at least one, and each time is later than
  ///   the one before.
  public init(times: [Double], values: [Value], easing: UnitCurve = .linear) {
    precondition(
      times.count == values.count && !times.isEmpty,
      "a course needs as many values as times, and one at least")
    for index in times.indices.dropFirst() {
      precondition(
        times[index] > times[index - 1],
        "the times of a course must grow, got \(times[index]) after \(times[index - 1])")
    }
    self.times = times
    self.values = values
    self.easing = easing
  }

  /// Returns the value at a time, in seconds.
  public func value(time: Double) -> Value {
    guard let index = stretch(at: time) else {
      return time < times[0] ? values[0] : values[values.count - 1]
    }
    let share = (time - times[index]) / (times[index + 1] - times[index])
    return values[index]
      + (values[index + 1] - values[index]).scaled(by: easing.value(at: share))
  }

  /// Returns the velocity at a time in seconds, in units per second; 0 outside the times.
  ///
  /// At one of the times it is that of what comes after; an infinite slope counts as 0.
  public func velocity(time: Double) -> Value {
    guard let index = stretch(at: time) else { return .zero }
    let width = times[index + 1] - times[index]
    let slope = easing.velocity(at: (time - times[index]) / width) / width
    return slope.isFinite ? (values[index + 1] - values[index]).scaled(by: slope) : .zero
  }

  private func stretch(at time: Double) -> Int? {
    guard time >= times[0], time < times[times.count - 1] else { return nil }
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }
}
