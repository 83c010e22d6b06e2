/// A stop of `linear()` as it is written: an output, and none, one or two inputs.
struct CSSLinearStop {
  var output: Double
  var inputs: [Double]

  /// Returns the easing of stops, with the inputs that are not written filled in.
  ///
  /// The first is 0, the last 1, none is below one before it, and those between two that are known
  /// are evenly spread.
  static func easing(of written: [CSSLinearStop]) -> LinearEasing {
    var outputs: [Double] = []
    var inputs: [Double?] = []
    for stop in written {
      outputs.append(stop.output)
      inputs.append(stop.inputs.first)
      if stop.inputs.count > 1 {
        outputs.append(stop.output)
        inputs.append(stop.inputs[1])
      }
    }
    if inputs[0] == nil { inputs[0] = 0 }
    if inputs[inputs.count - 1] == nil { inputs[inputs.count - 1] = 1 }
    var largest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    var stops: [LinearEasing.Stop] = []
    var known = (index: 0, input: 0.0)
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      // What lies between the last known input and this one.
      let gap = index - known.index
      for between in 1..<max(gap, 1) {
        stops.append(
          LinearEasing.Stop(
            input: known.input + (input - known.input) * (Double(between) / Double(gap)),
            output: outputs[known.index + between]))
      }
      stops.append(LinearEasing.Stop(input: input, output: outputs[index]))
      known = (index, input)
    }
    return LinearEasing(stops)
  }
}
