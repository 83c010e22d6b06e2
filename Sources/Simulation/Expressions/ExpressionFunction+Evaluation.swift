extension ExpressionFunction {
  /// Returns the result for numbers; the checker has made sure of their count.
  ///
  /// `round` halves away from zero, `interpolate(x, x0, x1, y0, y1)` is clamped to its range,
  /// `rubberBand(x, dimension, c)` is odd in x, and `project(velocity, rate)` is Apple's form,
  /// `velocity / 1000 × rate / (1 − rate)`.
  func evaluate(_ numbers: [Double]) -> Double {
    switch self {
    case .abs: numbers[0].magnitude
    case .min: numbers.reduce(numbers[0]) { Swift.min($0, $1) }
    case .max: numbers.reduce(numbers[0]) { Swift.max($0, $1) }
    case .clamp: Swift.min(Swift.max(numbers[0], numbers[1]), numbers[2])
    case .sign: numbers[0] > 0 ? 1 : numbers[0] < 0 ? -1 : 0
    case .round: numbers[0].rounded(.toNearestOrAwayFromZero)
    case .floor: numbers[0].rounded(.down)
    case .ceil: numbers[0].rounded(.up)
    case .sqrt: numbers[0].squareRoot()
    case .hypot: (numbers[0] * numbers[0] + numbers[1] * numbers[1]).squareRoot()
    case .lerp: numbers[0] + (numbers[1] - numbers[0]) * numbers[2]
    case .interpolate: Self.interpolate(numbers)
    case .rubberBand: Self.rubberBand(numbers)
    case .project: Self.project(numbers)
    case .nearest: Self.nearest(to: numbers[0], in: numbers.dropFirst())
    case .sum: numbers.reduce(0, +)
    case .count, .first, .last, .contains: 0
    }
  }

  /// Returns the result for a list and, for `contains`, the value looked for.
  func evaluate(list: [Value], argument: Value) -> Value {
    switch self {
    case .count: .number(Double(list.count))
    case .sum: .number(list.reduce(0) { $0 + $1.asNumber })
    case .first: list.first ?? .null
    case .last: list.last ?? .null
    case .contains: .boolean(list.contains(argument))
    default: .null
    }
  }

  private static func interpolate(_ numbers: [Double]) -> Double {
    let (x, x0, x1, y0, y1) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    let fraction = Swift.min(1, Swift.max(0, (x - x0) / (x1 - x0)))
    return y0 + (y1 - y0) * fraction
  }

  private static func rubberBand(_ numbers: [Double]) -> Double {
    let (x, dimension) = (numbers[0], numbers[1])
    let coefficient = numbers.count > 2 ? numbers[2] : 0.55
    // (1 − 1 / (x·c / d + 1))·d without the difference, which would cancel near 0.
    let pull = x.magnitude * coefficient
    let distance = pull * dimension / (dimension + pull)
    return x < 0 ? -distance : distance
  }

  private static func project(_ numbers: [Double]) -> Double {
    let rate = numbers.count > 1 ? numbers[1] : 0.998
    return numbers[0] / 1000 * rate / (1 - rate)
  }

  private static func nearest(to x: Double, in places: ArraySlice<Double>) -> Double {
    var best = x
    var distance = Double.infinity
    for place in places where (place - x).magnitude < distance {
      best = place
      distance = (place - x).magnitude
    }
    return best
  }
}
