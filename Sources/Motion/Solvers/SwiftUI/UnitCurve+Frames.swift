extension UnitCurve {
  /// Returns the value at a progress as SwiftUI's animations have it.
  ///
  /// The solver of its Bézier curves is good to 2⁻²⁰, and rounds the result to a multiple of that.
  public func frameValue(at progress: Double) -> Double {
    let value = value(at: progress)
    guard case .bezier(let curve) = form, curve.x1 != curve.y1 || curve.x2 != curve.y2 else {
      return value
    }
    return (value * 0x1p20).rounded() * 0x1p-20
  }

  /// The slope, where SwiftUI's animation of the curve has a velocity: the circular ones.
  func frameVelocity(at progress: Double) -> Double? {
    switch form {
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut:
      let slope = velocity(at: progress)
      return slope.isFinite ? slope : nil
    default: return nil
    }
  }
}
