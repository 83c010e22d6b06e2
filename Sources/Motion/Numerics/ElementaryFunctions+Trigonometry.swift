extension ElementaryFunctions {
  /// Returns the sine of an angle in radians; NaN for an infinite one.
  public static func sin(_ x: Double) -> Double {
    let reduced = ReducedAngle(x)
    let isOdd = reduced.quadrant & 1 != 0
    let value =
      isOdd
      ? cosineKernel(reduced.high, reduced.low) : sineKernel(reduced.high, reduced.low)
    return reduced.quadrant & 2 != 0 ? -value : value
  }

  /// Returns the cosine of an angle in radians; NaN for an infinite one.
  public static func cos(_ x: Double) -> Double {
    let reduced = ReducedAngle(x)
    let isOdd = reduced.quadrant & 1 != 0
    let value =
      isOdd
      ? sineKernel(reduced.high, reduced.low) : cosineKernel(reduced.high, reduced.low)
    return (reduced.quadrant &+ 1) & 2 != 0 ? -value : value
  }

  /// Returns sine and cosine of one angle in radians, for little more than the price of one.
  ///
  /// The results are those of ``sin(_:)`` and ``cos(_:)``.
  @inline(__always)
  public static func sinAndCos(_ x: Double) -> (sin: Double, cos: Double) {
    let reduced = ReducedAngle(x)
    let sine = sineKernel(reduced.high, reduced.low)
    let cosine = cosineKernel(reduced.high, reduced.low)
    let isOdd = reduced.quadrant & 1 != 0
    let first = isOdd ? cosine : sine
    let second = isOdd ? sine : cosine
    // The sign bits, without a branch.
    return (
      Double(bitPattern: first.bitPattern ^ ((reduced.quadrant & 2) &<< 62)),
      Double(bitPattern: second.bitPattern ^ (((reduced.quadrant &+ 1) & 2) &<< 62))
    )
  }

  /// sin(x + y) for |x| ≤ π/4 and y below half an ulp of x.
  @inline(__always)
  private static func sineKernel(_ x: Double, _ y: Double) -> Double {
    let z = x * x
    let cube = z * x
    let tail =
      (ElementaryConstants.sine1 + z * ElementaryConstants.sine2)
      + (z * z)
      * ((ElementaryConstants.sine3 + z * ElementaryConstants.sine4)
        + (z * z) * ElementaryConstants.sine5)
    // Subtracted, so that −0 stays −0.
    return x - ((z * (0.5 * y - cube * tail) - y) - cube * ElementaryConstants.sine0)
  }

  /// cos(x + y) for |x| ≤ π/4 and y below half an ulp of x.
  @inline(__always)
  private static func cosineKernel(_ x: Double, _ y: Double) -> Double {
    let z = x * x
    let tail =
      (ElementaryConstants.cosine0 + z * ElementaryConstants.cosine1)
      + (z * z)
      * ((ElementaryConstants.cosine2 + z * ElementaryConstants.cosine3)
        + (z * z) * (ElementaryConstants.cosine4 + z * ElementaryConstants.cosine5))
    let half = 0.5 * z
    let rounded = 1 - half
    return rounded + (((1 - rounded) - half) + ((z * z) * tail - x * y))
  }
}
