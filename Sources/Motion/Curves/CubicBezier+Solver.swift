extension CubicBezier {
  /// Returns the parameter at which the curve has an x in 0…1.
  ///
  /// Newton's steps inside a bracket that each evaluation narrows; a step that would leave the
  /// bracket, or follows a flat slope, halves it instead. The number of steps has a limit, and
  /// nothing but + − × ÷ takes part, so the result is the same everywhere.
  func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<80 {
      let error = Self.coordinate(x1, x2, at: s) - x
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let slope = Self.derivative(x1, x2, at: s)
      let newton = s - error / slope
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      // Below half an ulp of 1 the steps only turn about the root.
      if (next - s).magnitude <= 0x1p-54 { return next }
      s = next
    }
    return s
  }
}
