/// A smooth course through values at given times that does not overshoot them, as Compose has it.
///
/// A cubic between each two values. The slope at an inner value is the mean of those on both
/// sides, at an end that of its side. Beside a level stretch it is 0, and where both slopes of a
/// stretch are more than nine times it by their root of squares they are shortened, so that the
/// cubic does not turn back. Outside the times the course goes on in a straight line.
public struct MonotoneSpline<Value: Animatable>: Hashable, Sendable {
  /// The times, in seconds, growing.
  public let times: [Double]
  /// The value at each time.
  public let values: [Value]
  private let slopes: [Value]

  /// Makes the course through values.
  ///
  /// - Precondition: There are as many values as times, at least two, and each time is later than
  ///   the one before.
  public init(times: [Double], values: [Value]) {
    precondition(
      times.count == values.count && times.count > 1,
      "a spline needs as many values as times, and two at least")
    for index in times.indices.dropFirst() {
      precondition(
        times[index] > times[index - 1],
        "the times of a spline must grow, got \(times[index]) after \(times[index - 1])")
    }
    self.times = times
    self.values = values
    slopes = Self.slopes(times, values)
  }

  /// Returns the value at a time, in seconds.
  public func value(time: Double) -> Value {
    let last = times.count - 1
    if time <= times[0] { return values[0] + slopes[0].scaled(by: time - times[0]) }
    if time >= times[last] { return values[last] + slopes[last].scaled(by: time - times[last]) }
    let index = stretch(at: time)
    let width = times[index + 1] - times[index]
    let s = (time - times[index]) / width
    let r = 1 - s
    return values[index] + (values[index + 1] - values[index]).scaled(by: s * s * (3 - 2 * s))
      + slopes[index].scaled(by: width * s * r * r)
      - slopes[index + 1].scaled(by: width * s * s * r)
  }

  /// Returns the velocity at a time in seconds, in units per second.
  public func velocity(time: Double) -> Value {
    let last = times.count - 1
    if time <= times[0] { return slopes[0] }
    if time >= times[last] { return slopes[last] }
    let index = stretch(at: time)
    let width = times[index + 1] - times[index]
    let s = (time - times[index]) / width
    let r = 1 - s
    return (values[index + 1] - values[index]).scaled(by: 6 * s * r / width)
      + slopes[index].scaled(by: r * (1 - 3 * s)) + slopes[index + 1].scaled(by: s * (3 * s - 2))
  }

  private func stretch(at time: Double) -> Int {
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  private static func slopes(_ times: [Double], _ values: [Value]) -> [Value] {
    let last = times.count - 1
    var result = [Value](repeating: .zero, count: times.count)
    for component in 0..<Value.componentCount {
      var chords: [Double] = []
      for index in 0..<last {
        let rise = values[index + 1][component: component] - values[index][component: component]
        chords.append(rise / (times[index + 1] - times[index]))
      }
      var slopes = [chords[0]]
      for index in 1..<times.count {
        slopes.append(index < last ? (chords[index - 1] + chords[index]) / 2 : chords[last - 1])
      }
      restrain(&slopes, chords)
      for index in slopes.indices { result[index][component: component] = slopes[index] }
    }
    return result
  }

  private static func restrain(_ slopes: inout [Double], _ chords: [Double]) {
    for index in chords.indices {
      guard chords[index] != 0 else {
        slopes[index] = 0
        slopes[index + 1] = 0
        continue
      }
      let before = slopes[index] / chords[index]
      let after = slopes[index + 1] / chords[index]
      let size = (before * before + after * after).squareRoot()
      guard size > 9 else { continue }
      slopes[index] = 3 / size * before * chords[index]
      slopes[index + 1] = 3 / size * after * chords[index]
    }
  }
}
