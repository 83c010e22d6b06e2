/// An easing as CSS has it.
public enum CSSEasing: Hashable, Sendable {
  /// Straight lines between stops; the keyword `linear` is that from 0 to 1.
  case linear(LinearEasing)
  /// A cubic Bézier curve, one of the keywords `ease…` included.
  case cubicBezier(CubicBezier)
  /// A staircase, `step-start` and `step-end` included.
  case steps(StepEasing)

  /// Returns the output at an input; a Bézier curve's is held in 0…1.
  public func value(at input: Double) -> Double {
    switch self {
    case .linear(let easing): easing.value(at: input)
    case .cubicBezier(let curve): curve.value(at: input)
    case .steps(let easing): easing.value(at: input)
    }
  }

  /// The easing as CSS writes it, with four decimals.
  public var text: String {
    switch self {
    case .linear(let easing): return easing.text()
    case .steps(let easing): return easing.text
    case .cubicBezier(let curve):
      let places = DecimalPlaces(4)
      var parts: [String] = []
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] { parts.append(places.text(number)) }
      return "cubic-bezier(" + parts.joined(separator: ", ") + ")"
    }
  }

  /// Reads an easing.
  ///
  /// - Parameter text: One of the keywords `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`,
  ///   `step-start` and `step-end`, or `linear(…)`, `cubic-bezier(…)` or `steps(…)`. Upper and
  ///   lower case are alike.
  /// - Throws: What stands where something else should.
  public init(_ text: String) throws(CSSEasingError) {
    var reader = CSSEasingReader(text)
    self = try reader.easing()
  }
}
