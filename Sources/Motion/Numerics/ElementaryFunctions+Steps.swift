// Powers of two in 256ths of an octave, sines and cosines in 256ths of a turn. Whoever evaluates one
// spring at many times converts its rates to these units once; then a time costs one product, and
// what rounding to a whole step leaves is exact, so nothing near a multiple of a quarter turn needs
// care. The tables have a value a step, and short polynomials do the rest.
//
// The errors are of the scale, as a spring's are: a unit in the last place of 1 for sine and cosine.
// Written twice, for one number and for two, with the same operations in the same order.
extension ElementaryFunctions {
  /// 2 to so many 256ths, within 1.1 ulp, where that is a normal number.
  @inline(__always)
  static func power(steps x: Double) -> Double {
    typealias Constants = StepConstants
    let shifted = x + roundingShift
    let rest = x - (shifted - roundingShift)
    let pattern = shifted.bitPattern
    let index = Int(truncatingIfNeeded: pattern & 255)
    let scale = Double(bitPattern: Constants.octave[index] &+ (pattern &<< 44))
    let high = Constants.step1 + rest * (Constants.step2 + rest * Constants.step3)
    return scale + (scale * rest) * (Constants.step0 + rest * high)
  }

  /// 2 to so many 256ths, twice, with the bits of the scalar function.
  @inline(__always)
  static func power(steps x: Lanes) -> Lanes {
    typealias Constants = StepConstants
    let shift = Lanes(repeating: roundingShift)
    let shifted = x + shift
    let rest = x - (shifted - shift)
    let pattern = unsafeBitCast(shifted, to: LaneBits.self)
    let first = Int(truncatingIfNeeded: pattern[0] & 255)
    let second = Int(truncatingIfNeeded: pattern[1] & 255)
    let powers = Constants.octave.withUnsafeBufferPointer { table in
      LaneBits(table[first], table[second])
    }
    let scale = unsafeBitCast(powers &+ (pattern &<< LaneBits(repeating: 44)), to: Lanes.self)
    let high = polynomial(rest, Constants.step1, Constants.step2, Constants.step3)
    return scale + (scale * rest) * (Lanes(repeating: Constants.step0) + rest * high)
  }

  /// The mean of `e^(−2x)` from 0 to x, which is `(1 − e^(−2x)) / 2x`, for 0 up to 1/8.
  ///
  /// It tends to 1 at 0, where the quotient would lose its digits.
  @inline(__always)
  static func meanDecay(_ x: Double) -> Double {
    typealias Constants = StepConstants
    let z = x * x
    let even =
      Constants.meanDecay0
      + z * (Constants.meanDecay2 + z * (Constants.meanDecay4 + z * Constants.meanDecay6))
    let odd =
      Constants.meanDecay1
      + z * (Constants.meanDecay3 + z * (Constants.meanDecay5 + z * Constants.meanDecay7))
    return 1 + x * (even + x * odd)
  }

  /// The mean of two, with the bits of the scalar function.
  @inline(__always)
  static func meanDecay(_ x: Lanes) -> Lanes {
    typealias Constants = StepConstants
    let z = x * x
    let even =
      Lanes(repeating: Constants.meanDecay0)
      + z * polynomial(z, Constants.meanDecay2, Constants.meanDecay4, Constants.meanDecay6)
    let odd =
      Lanes(repeating: Constants.meanDecay1)
      + z * polynomial(z, Constants.meanDecay3, Constants.meanDecay5, Constants.meanDecay7)
    return Lanes(repeating: 1) + x * (even + x * odd)
  }

  /// Sine and cosine of so many 256ths of a turn, up to 2^50 of them.
  @inline(__always)
  static func sinAndCos(steps x: Double) -> (sin: Double, cos: Double) {
    typealias Constants = StepConstants
    let shifted = x + roundingShift
    let rest = x - (shifted - roundingShift)
    let index = Int(truncatingIfNeeded: shifted.bitPattern & 255) &* 2
    let (cosine, sine) = (Constants.turn[index], Constants.turn[index &+ 1])
    let z = rest * rest
    let up = rest * (Constants.turnSine0 + z * (Constants.turnSine1 + z * Constants.turnSine2))
    let off =
      z * (Constants.turnCosine0 + z * (Constants.turnCosine1 + z * Constants.turnCosine2))
    return (sine + (sine * off + cosine * up), cosine + (cosine * off - sine * up))
  }

  /// Sines and cosines of two angles, with the bits of the scalar function.
  @inline(__always)
  static func sinAndCos(steps x: Lanes) -> (sin: Lanes, cos: Lanes) {
    typealias Constants = StepConstants
    let shift = Lanes(repeating: roundingShift)
    let shifted = x + shift
    let rest = x - (shifted - shift)
    let pattern = unsafeBitCast(shifted, to: LaneBits.self)
    let first = Int(truncatingIfNeeded: pattern[0] & 255) &* 2
    let second = Int(truncatingIfNeeded: pattern[1] & 255) &* 2
    let (cosine, sine) = Constants.turn.withUnsafeBufferPointer { table in
      (Lanes(table[first], table[second]), Lanes(table[first &+ 1], table[second &+ 1]))
    }
    let z = rest * rest
    let up =
      rest * polynomial(z, Constants.turnSine0, Constants.turnSine1, Constants.turnSine2)
    let off =
      z * polynomial(z, Constants.turnCosine0, Constants.turnCosine1, Constants.turnCosine2)
    return (sine + (sine * off + cosine * up), cosine + (cosine * off - sine * up))
  }

  /// A polynomial of degree two.
  @inline(__always)
  private static func polynomial(_ x: Lanes, _ a: Double, _ b: Double, _ c: Double) -> Lanes {
    Lanes(repeating: a) + x * (Lanes(repeating: b) + x * Lanes(repeating: c))
  }
}
