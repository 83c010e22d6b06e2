extension ElementaryFunctions {
  /// Returns the angle of the point (x, y), in radians, −π…π, from +x towards +y.
  ///
  /// The signs of zeros count, as in the function of this name everywhere: the angle of (x, −0) for
  /// negative x is −π.
  public static func atan2(y: Double, x: Double) -> Double {
    guard !y.isNaN, !x.isNaN else { return .nan }
    let (width, height) = (x.magnitude, y.magnitude)
    let isSteep = height > width
    let turn = Turn(isSteep: isSteep, isBackward: x.sign == .minus)
    let slope = isSteep ? arcTangent(width, over: height) : arcTangent(height, over: width)
    let angle = turn.angle(slope)
    return y.sign == .minus ? -angle : angle
  }

  /// The angle of a direction in the first half of a quadrant, as the sum of two numbers.
  private typealias Parts = (high: Double, low: Double)

  /// What an angle of the first half quadrant is added to, or taken from.
  private struct Turn {
    var high: Double
    var low: Double
    var sign: Double

    /// Up to 45° as it is, then π/2 less it, π/2 more, and π less it.
    init(isSteep: Bool, isBackward: Bool) {
      if isSteep {
        (high, low) = (ElementaryConstants.halfPi, ElementaryConstants.halfPiTail)
        sign = isBackward ? 1 : -1
      } else {
        (high, low) = isBackward ? (ElementaryConstants.pi, ElementaryConstants.piTail) : (0, 0)
        sign = isBackward ? -1 : 1
      }
    }

    func angle(_ slope: Parts) -> Double {
      guard high != 0 else { return slope.high + slope.low }
      // The larger part first: what the sum rounds away is exact.
      let sum = high + sign * slope.high
      let rest = (high - sum) + sign * slope.high
      return sum + (rest + (low + sign * slope.low))
    }
  }

  /// The arc tangent of a quotient in 0…1.
  private static func arcTangent(_ numerator: Double, over denominator: Double) -> Parts {
    guard numerator != 0 else { return (0, 0) }
    guard denominator < .infinity else {
      let isDiagonal = numerator == .infinity
      return isDiagonal
        ? (ElementaryConstants.quarterPi, ElementaryConstants.halfPiTail / 2) : (0, 0)
    }
    let quotient = numerator / denominator
    guard quotient >= 0x1p-28 else { return (quotient, 0) }
    // Away from the ends of the range, so that the exact products neither overflow nor vanish.
    let factor =
      denominator > 0x1p500 ? 0x1p-600 : (denominator < 0x1p-500 ? 0x1p600 : 1)
    return arcTangent(numerator * factor, denominator * factor, quotient: quotient)
  }

  private static func arcTangent(
    _ numerator: Double, _ denominator: Double, quotient: Double
  ) -> Parts {
    guard quotient >= 0x1p-4 else {
      // q + what the division rounded away + the rest of Taylor's series.
      let product = exactProduct(quotient, denominator)
      let lost = ((numerator - product.high) - product.low) / denominator
      let z = quotient * quotient
      let low = (-1.0 / 3 + z * (1.0 / 5)) + (z * z) * (-1.0 / 7 + z * (1.0 / 9))
      let high = (-1.0 / 11 + z * (1.0 / 13)) + (z * z) * (-1.0 / 15)
      let series = low + (z * z) * (z * z) * high
      return (quotient, lost + quotient * z * series)
    }
    // atan(n/d) = atan(c) + atan((n − c d) / (d + c n)), with c the nearest of 33 fractions.
    let step = (quotient * 32).rounded()
    let index = Int(step)
    let fraction = step / 32
    let product = exactProduct(fraction, denominator)
    let tangent =
      ((numerator - product.high) - product.low) / (denominator + fraction * numerator)
    let z = tangent * tangent
    let series =
      (-1.0 / 3 + z * (1.0 / 5)) + (z * z) * ((-1.0 / 7 + z * (1.0 / 9)) + (z * z) * (-1.0 / 11))
    return (
      ElementaryConstants.arcTangents[2 * index],
      ElementaryConstants.arcTangents[2 * index + 1] + (tangent + tangent * z * series)
    )
  }

  /// A product and what it rounds away, by halves of 26 and 27 bits.
  private static func exactProduct(_ a: Double, _ b: Double) -> Parts {
    let high = a * b
    let mask: UInt64 = ~0x07ff_ffff
    let (a1, b1) = (
      Double(bitPattern: a.bitPattern & mask), Double(bitPattern: b.bitPattern & mask)
    )
    let (a2, b2) = (a - a1, b - b1)
    return (high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2)
  }
}
