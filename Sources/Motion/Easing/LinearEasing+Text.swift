extension LinearEasing {
  /// Returns the easing as CSS writes it.
  ///
  /// An input is written where it is not what a browser would fill in: 0 % at the start, 100 % at
  /// the end, and evenly spread between those written.
  ///
  /// - Parameters:
  ///   - decimals: The number of decimals of outputs, 0…9.
  ///   - inputDecimals: The number of decimals of inputs, which are in percent, 0…9.
  /// - Returns: The text, such as `linear(0, 0.9 20%, 1)`.
  public func text(decimals: Int = 4, inputDecimals: Int = 2) -> String {
    let outputPlaces = DecimalPlaces(decimals)
    let inputPlaces = DecimalPlaces(inputDecimals)
    var parts: [String] = []
    for (stop, isWritten) in zip(stops, writtenInputs(within: 1e-9)) {
      var part = outputPlaces.text(stop.output)
      if isWritten { part += " " + inputPlaces.text(stop.input * 100) + "%" }
      parts.append(part)
    }
    return "linear(" + parts.joined(separator: ", ") + ")"
  }

  /// Which inputs have to be written: the stretches between them are filled in evenly.
  private func writtenInputs(within tolerance: Double) -> [Bool] {
    var result = [Bool](repeating: true, count: stops.count)
    let last = stops.count - 1
    if stops[0].input == 0 { result[0] = false }
    if last > 0, stops[last].input == 1 { result[last] = false }
    var start = 0
    while start < last {
      // The longest even stretch from here; what is inside it need not be written.
      var end = start + 1
      while end < last, isEven(from: start, to: end + 1, tolerance) { end += 1 }
      for index in (start + 1)..<max(end, start + 1) { result[index] = false }
      start = end
    }
    return result
  }

  private func isEven(from start: Int, to end: Int, _ tolerance: Double) -> Bool {
    let (first, width) = (stops[start].input, stops[end].input - stops[start].input)
    for index in start...end {
      let share = Double(index - start) / Double(end - start)
      if (first + width * share - stops[index].input).magnitude > tolerance { return false }
    }
    return true
  }
}
