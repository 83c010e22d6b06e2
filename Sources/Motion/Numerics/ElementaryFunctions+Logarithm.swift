extension ElementaryFunctions {
  /// Returns the natural logarithm.
  ///
  /// It is −∞ at 0, and NaN below.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else {
      return x == 0 ? -.infinity : (x < 0 ? .nan : x)
    }
    var scaled = x
    var exponent = 0.0
    if x < 0x1p-1022 {
      scaled = x * 0x1p54
      exponent = -54
    }
    let parts = LogarithmParts(scaled)
    exponent += parts.exponent
    return logarithm(ofOnePlus: parts.mantissa - 1, correction: 0, exponent: exponent)
  }

  /// Returns `log(1 + x)`, accurate near 0 also.
  ///
  /// It is −∞ at −1, and NaN below.
  public static func log1p(_ x: Double) -> Double {
    guard x > -1, x < .infinity else {
      return x == -1 ? -.infinity : (x < -1 ? .nan : x)
    }
    guard x.magnitude >= 0x1p-54 else { return x }
    if x > -0.29, x < 0.41 {
      return logarithm(ofOnePlus: x, correction: 0, exponent: 0)
    }
    let sum = 1 + x
    // What the sum rounded away, relative to it.
    let lost = x < 1 ? x - (sum - 1) : 1 - (sum - x)
    let parts = LogarithmParts(sum)
    return logarithm(
      ofOnePlus: parts.mantissa - 1, correction: lost / sum, exponent: parts.exponent)
  }

  /// A positive normal number as a mantissa between √½ and √2 and a power of two.
  private struct LogarithmParts {
    var mantissa: Double
    var exponent: Double

    init(_ x: Double) {
      // Adding the distance from √½ to 1 carries into the exponent where the mantissa is over √2.
      let pattern = x.bitPattern &+ (0x3ff0_0000_0000_0000 &- 0x3fe6_a09e_667f_3bcd)
      exponent = Double(Int64(bitPattern: pattern &>> 52) - 1_023)
      mantissa = Double(
        bitPattern: (pattern & 0x000f_ffff_ffff_ffff) &+ 0x3fe6_a09e_667f_3bcd)
    }
  }

  /// `exponent × ln 2 + log(1 + f) + correction`, by the series of `2 artanh(f / (2 + f))`.
  private static func logarithm(
    ofOnePlus f: Double, correction: Double, exponent: Double
  ) -> Double {
    let ratio = f / (2 + f)
    let z = ratio * ratio
    // Taylor's terms from z to z^12: |ratio| ≤ 0.1716, the first one left out is below 2^−64.
    var series = 2.0 / 25
    series = 2.0 / 23 + z * series
    series = 2.0 / 21 + z * series
    series = 2.0 / 19 + z * series
    series = 2.0 / 17 + z * series
    series = 2.0 / 15 + z * series
    series = 2.0 / 13 + z * series
    series = 2.0 / 11 + z * series
    series = 2.0 / 9 + z * series
    series = 2.0 / 7 + z * series
    series = 2.0 / 5 + z * series
    series = z * (2.0 / 3 + z * series)
    // 2·ratio = f − ratio·f, and f²/2 is taken off f alone: the largest term stays exact.
    let half = 0.5 * f * f
    let small = ratio * (half + series)
    guard exponent != 0 else { return f - (half - (small + correction)) }
    return exponent * ElementaryConstants.ln2High
      - ((half - (small + (exponent * ElementaryConstants.ln2Low + correction))) - f)
  }
}
