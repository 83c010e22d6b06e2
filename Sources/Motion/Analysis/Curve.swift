/// A recorded course of one number: times in seconds, and the value at each.
///
/// Between two samples it is a straight line, before the first and after the last it is level.
/// Where times are asked for they are those of samples unless a member says otherwise, so they are
/// as fine as the recording.
public struct Curve: Hashable, Sendable {
  /// The times, in seconds, growing.
  public let times: [Double]
  /// The value at each time.
  public let values: [Double]

  /// Makes the curve of samples.
  ///
  /// - Precondition: There are as many values as times, at least one, and each time is later than
  ///   the one before.
  public init(times: [Double], values: [Double]) {
    precondition(
      times.count == values.count && !times.isEmpty,
      "a curve needs as many values as times, and one at least")
    for index in times.indices.dropFirst() {
      precondition(
        times[index] > times[index - 1],
        "the times of a curve must grow, got \(times[index]) after \(times[index - 1])")
    }
    self.times = times
    self.values = values
  }

  /// The value of the first sample.
  public var start: Double { values[0] }

  /// The value of the last sample.
  public var end: Double { values[values.count - 1] }

  /// The time of the last sample, in seconds.
  public var endTime: Double { times[times.count - 1] }

  /// Returns the value at a time in seconds.
  public func value(at time: Double) -> Double {
    guard time > times[0] else { return start }
    guard time < endTime else { return end }
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    if time == times[low] { return values[low] }
    let fraction = (time - times[low]) / (times[high] - times[low])
    return values[low] + (values[high] - values[low]) * fraction
  }

  /// The smallest value.
  public var minimum: Double {
    var result = values[0]
    for value in values where value < result { result = value }
    return result
  }

  /// The largest value.
  public var maximum: Double {
    var result = values[0]
    for value in values where value > result { result = value }
    return result
  }
}
