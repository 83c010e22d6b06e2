extension ElementaryFunctions {
  /// Returns e to a power.
  ///
  /// Below about −745.13 the result is 0, above about 709.78 it is infinite.
  @inline(__always)
  public static func exp(_ x: Double) -> Double {
    // NaN takes the second way too.
    guard x.magnitude < 708 else { return exponentialAtTheEdges(x) }
    let parts = ExponentialParts(x)
    return parts.scale + parts.scale * parts.fraction
  }

  /// Returns `exp(x) − 1`, accurate near 0 also.
  @inline(__always)
  public static func expm1(_ x: Double) -> Double {
    guard x.magnitude >= 0.125 else { return expm1NearZero(x) }
    guard x.magnitude < 708 else { return x < 0 ? -1 : exponentialAtTheEdges(x) }
    let parts = ExponentialParts(x)
    let difference = parts.scale - 1
    // What the subtraction rounded away; each of these steps is exact.
    let rest =
      parts.scale >= 1 ? (parts.scale - difference) - 1 : parts.scale - (difference + 1)
    return difference + (rest + parts.scale * parts.fraction)
  }

  /// An argument taken apart: `exp(x) = scale × (1 + fraction)`, the fraction below 0.003.
  private struct ExponentialParts {
    var scale: Double
    var fraction: Double

    @inline(__always)
    init(_ x: Double, exponentBias: UInt64 = 0) {
      let shifted = x * ElementaryConstants.stepsPerUnit + roundingShift
      let steps = shifted - roundingShift
      let remainder =
        (x - steps * ElementaryConstants.stepHigh) - steps * ElementaryConstants.stepLow
      let pattern = shifted.bitPattern
      let index = Int(truncatingIfNeeded: pattern & 127) * 2
      let tail = Double(bitPattern: ElementaryConstants.powers[index])
      scale = Double(
        bitPattern: ElementaryConstants.powers[index + 1] &+ (pattern &<< 45) &+ exponentBias)
      let square = remainder * remainder
      // Taylor's terms: the first one left out is below 2^−60.
      fraction =
        (tail + remainder) + square * (0.5 + remainder * (1.0 / 6))
        + (square * square) * (1.0 / 24 + remainder * (1.0 / 120))
    }
  }

  /// Where the power of two does not fit the exponent of a normal number, or x is not a number.
  @inline(never)
  private static func exponentialAtTheEdges(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    // The power of two is taken 2^512 nearer to 1 and put back by a product.
    let bias: UInt64 = 512 &<< 52
    let parts = ExponentialParts(x, exponentBias: x < 0 ? bias : 0 &- bias)
    return (parts.scale + parts.scale * parts.fraction) * (x < 0 ? 0x1p-512 : 0x1p512)
  }

  /// Taylor's series, for |x| < 1/8: the first term left out is below 2^−61 of the sum.
  @inline(never)
  private static func expm1NearZero(_ x: Double) -> Double {
    guard x.magnitude >= 0x1p-54 else { return x }
    let square = x * x
    let low = (1.0 / 6 + x * (1.0 / 24)) + square * (1.0 / 120 + x * (1.0 / 720))
    let high =
      (1.0 / 5_040 + x * (1.0 / 40_320)) + square * (1.0 / 362_880 + x * (1.0 / 3_628_800))
    let tail = low + (square * square) * (high + (square * square) * (1.0 / 39_916_800))
    return x + (0.5 * square + (x * square) * tail)
  }
}
