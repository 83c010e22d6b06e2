/// Two numbers that are computed with at once.
///
/// Two is what every processor holds in one register; more of them only crowd the registers.
typealias Lanes = SIMD2<Double>

/// The bits of two numbers.
typealias LaneBits = SIMD2<UInt64>

extension ElementaryFunctions {
  /// The exponentials of two numbers between −708 and 708, each with the bits of `exp(_:)`.
  @inline(__always)
  static func expInRange(_ x: Lanes) -> Lanes {
    let parts = LaneParts(x)
    return parts.scale + parts.scale * parts.fraction
  }

  /// `exp(x) − 1` of two numbers between −708 and −1/8, each with the bits of `expm1(_:)`.
  @inline(__always)
  static func expm1InRange(_ x: Lanes) -> Lanes {
    let parts = LaneParts(x)
    return expm1(scale: parts.scale, product: parts.scale * parts.fraction)
  }

  /// The exponential of one number and `exp(x) − 1` of another, in their ranges as above.
  @inline(__always)
  static func expAndExpm1InRange(_ x: Lanes) -> (exp: Double, expm1: Double) {
    let parts = LaneParts(x)
    let product = parts.scale * parts.fraction
    let difference = parts.scale[1] - 1
    let rest = parts.scale[1] - (difference + 1)
    return (parts.scale[0] + product[0], difference + (rest + product[1]))
  }

  @inline(__always)
  private static func expm1(scale: Lanes, product: Lanes) -> Lanes {
    let one = Lanes(repeating: 1)
    let difference = scale - one
    let rest = scale - (difference + one)
    return difference + (rest + product)
  }

  /// Two arguments taken apart as one is in `exp(_:)`, in the same order of operations.
  private struct LaneParts {
    var scale: Lanes
    var fraction: Lanes

    @inline(__always)
    init(_ x: Lanes) {
      let shift = Lanes(repeating: roundingShift)
      let shifted = x * Lanes(repeating: ElementaryConstants.stepsPerUnit) + shift
      let steps = shifted - shift
      let remainder =
        (x - steps * Lanes(repeating: ElementaryConstants.stepHigh))
        - steps * Lanes(repeating: ElementaryConstants.stepLow)
      let pattern = unsafeBitCast(shifted, to: LaneBits.self)
      let first = Int(truncatingIfNeeded: pattern[0] & 127) &* 2
      let second = Int(truncatingIfNeeded: pattern[1] & 127) &* 2
      let (tails, powers) = ElementaryConstants.powers.withUnsafeBufferPointer { table in
        (
          LaneBits(table[first], table[second]),
          LaneBits(table[first &+ 1], table[second &+ 1])
        )
      }
      let tail = unsafeBitCast(tails, to: Lanes.self)
      scale = unsafeBitCast(powers &+ (pattern &<< LaneBits(repeating: 45)), to: Lanes.self)
      let square = remainder * remainder
      let low = square * (Lanes(repeating: 0.5) + remainder * Lanes(repeating: 1.0 / 6))
      let high =
        (square * square)
        * (Lanes(repeating: 1.0 / 24) + remainder * Lanes(repeating: 1.0 / 120))
      fraction = ((tail + remainder) + low) + high
    }
  }

  /// Whether both signs are clear.
  @inline(__always)
  static func isNowhereNegative(_ x: Lanes) -> Bool {
    let bits = unsafeBitCast(x, to: LaneBits.self)
    return (bits[0] | bits[1]) &>> 63 == 0
  }

  /// The sizes of two numbers.
  @inline(__always)
  static func magnitude(_ x: Lanes) -> Lanes {
    let mask = LaneBits(repeating: 0x7fff_ffff_ffff_ffff)
    return unsafeBitCast(unsafeBitCast(x, to: LaneBits.self) & mask, to: Lanes.self)
  }
}
