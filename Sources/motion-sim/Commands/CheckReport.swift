import Simulation

/// Shows what a run missed, for people.
enum CheckReport {
  /// The characters of a sparkline.
  static let sparklineWidth = 48

  /// The misses of one trace.
  static func text(
    of missed: [ExpectationResult], among count: Int, trace: String, file: String
  ) -> String {
    let noun = count == 1 ? "expectation" : "expectations"
    var lines = ["\(trace): \(missed.count) of \(count) \(noun) missed"]
    for result in missed {
      let place = result.expectation.position.map { ":\($0.line):\($0.column)" } ?? ""
      lines.append("  \(file)\(place)")
      lines.append("    expected  \(result.expectation.text)")
      for (index, violation) in result.violations.enumerated() {
        lines.append((index == 0 ? "    found     " : "              ") + violation)
      }
      if let curve = result.curve { lines.append("              \(sparkline(result, curve))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sparkline(_ result: ExpectationResult, _ curve: Curve) -> String {
    let numbers = NumberFormat(decimals: 3)
    let start = numbers.text(curve.times.first ?? 0)
    let end = numbers.text(curve.endTime)
    let range = "from \(numbers.text(curve.minimum)) to \(numbers.text(curve.maximum))"
    return "\(result.sparkline(width: sparklineWidth))  \(start) s to \(end) s, \(range)"
  }
}
