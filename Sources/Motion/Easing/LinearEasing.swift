/// CSS's `linear()`: straight lines between stops.
///
/// Two stops of one input are a jump. Outside the stops the first or last line goes on.
public struct LinearEasing: Hashable, Sendable {
  /// A point of the easing.
  public struct Stop: Hashable, Sendable {
    /// The progress in time, mostly 0…1.
    public var input: Double
    /// The progress of the value.
    public var output: Double

    /// Makes a stop.
    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// The stops; their inputs never fall.
  public let stops: [Stop]

  /// Makes the easing through stops.
  ///
  /// - Precondition: There is one at least, all are finite, and no input is below the one before.
  public init(_ stops: [Stop]) {
    precondition(!stops.isEmpty, "a linear easing needs one stop at least")
    for (index, stop) in stops.enumerated() {
      precondition(
        stop.input.isFinite && stop.output.isFinite,
        "a stop must be finite, got \(stop.input) and \(stop.output)")
      precondition(
        index == 0 || stop.input >= stops[index - 1].input,
        "the inputs of stops must not fall, got \(stop.input)")
    }
    self.stops = stops
  }

  /// Makes the easing through outputs at evenly spread inputs from 0 to 1.
  public init(evenly outputs: [Double]) {
    self.init(
      outputs.indices.map { index in
        Stop(
          input: outputs.count > 1 ? Double(index) / Double(outputs.count - 1) : 0,
          output: outputs[index])
      })
  }

  /// Returns the output at an input; at a jump it is what comes after.
  public func value(at input: Double) -> Double {
    guard let line = line(at: input) else { return stops[index(at: input)].output }
    let share = (input - line.0.input) / (line.1.input - line.0.input)
    return line.0.output + (line.1.output - line.0.output) * share
  }

  /// Returns the slope at an input: that of the line that goes on from it.
  public func velocity(at input: Double) -> Double {
    guard stops.count > 1 else { return 0 }
    let first = min(index(at: input), stops.count - 2)
    let (from, to) = (stops[first], stops[first + 1])
    return to.input > from.input ? (to.output - from.output) / (to.input - from.input) : 0
  }

  /// The line of an input that is no stop; nil where it is one, or there is no line.
  private func line(at input: Double) -> (Stop, Stop)? {
    let found = index(at: input)
    guard stops.count > 1, stops[found].input != input else { return nil }
    let first = min(found, stops.count - 2)
    let (from, to) = (stops[first], stops[first + 1])
    return to.input > from.input ? (from, to) : nil
  }

  /// The last stop whose input is not above one; the first where all are.
  private func index(at input: Double) -> Int {
    var low = 0
    var high = stops.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].input <= input { low = middle } else { high = middle }
    }
    return low
  }
}
