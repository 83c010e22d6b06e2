extension UnitCurve {
  /// Returns the curve's value at a progress, which is held in 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch form {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return 1 - ((1 - x) * (1 + x)).squareRoot()
    case .circularEaseOut: return (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      guard x >= 0.5 else { return 0.5 * (1 - ((1 - 2 * x) * (1 + 2 * x)).squareRoot()) }
      return 0.5 * (1 + ((3 - 2 * x) * (2 * x - 1)).squareRoot())
    case .stops(let easing): return easing.value(at: x)
    case .steps(let easing): return easing.value(at: x)
    }
  }

  /// Returns the curve's slope at a progress, which is held in 0…1.
  ///
  /// At the ends it is the limit from inside, and at a stop that of what comes after. It is infinite
  /// where the curve stands upright, and 0 all along a staircase.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch form {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: x)
    case .circularEaseIn: return x / ((1 - x) * (1 + x)).squareRoot()
    case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      guard x >= 0.5 else { return 2 * x / ((1 - 2 * x) * (1 + 2 * x)).squareRoot() }
      return 2 * (1 - x) / ((3 - 2 * x) * (2 * x - 1)).squareRoot()
    case .stops(let easing): return easing.velocity(at: x)
    case .steps: return 0
    }
  }

  /// The progress, 0…1, at which value or slope jumps, growing.
  var corners: [Double] {
    switch form {
    case .stops(let easing): easing.stops.map { $0.input }.filter { $0 >= 0 && $0 <= 1 }
    case .steps(let easing): (0...easing.count).map { Double($0) / Double(easing.count) }
    default: []
    }
  }
}
