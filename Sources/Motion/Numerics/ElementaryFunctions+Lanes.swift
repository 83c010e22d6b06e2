/// Four numbers that are computed with at once.
typealias Lanes = SIMD4<Double>

extension ElementaryFunctions {
  /// The exponentials of four numbers, each with the bits of `exp(_:)`.
  @inline(__always)
  static func exp(_ x: Lanes) -> Lanes {
    guard isNowhereNegative(Lanes(repeating: 707.999) - magnitude(x)) else { return eachExp(x) }
    let parts = LaneParts(x)
    return parts.scale + parts.scale * parts.fraction
  }

  /// `exp(x) − 1` of four numbers, each with the bits of `expm1(_:)`.
  ///
  /// It is quick where all are below −1/8 and above −708, as in a decay.
  @inline(__always)
  static func expm1(_ x: Lanes) -> Lanes {
    let top = Lanes(repeating: -0.125) - x
    let bottom = x + Lanes(repeating: 707.999)
    guard isNowhereNegative(top), isNowhereNegative(bottom) else { return eachExpm1(x) }
    let one = Lanes(repeating: 1)
    let parts = LaneParts(x)
    let difference = parts.scale - one
    let rest = parts.scale - (difference + one)
    return difference + (rest + parts.scale * parts.fraction)
  }

  /// Whether no sign is set among four numbers.
  @inline(__always)
  static func isNowhereNegative(_ x: Lanes) -> Bool {
    let bits = unsafeBitCast(x, to: SIMD4<UInt64>.self)
    let half = bits.lowHalf | bits.highHalf
    return (half[0] | half[1]) &>> 63 == 0
  }

  @inline(never)
  private static func eachExp(_ x: Lanes) -> Lanes {
    Lanes(exp(x[0]), exp(x[1]), exp(x[2]), exp(x[3]))
  }

  @inline(never)
  private static func eachExpm1(_ x: Lanes) -> Lanes {
    Lanes(expm1(x[0]), expm1(x[1]), expm1(x[2]), expm1(x[3]))
  }

  /// Four arguments taken apart as one is in `exp(_:)`, in the same order of operations.
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
      let pattern = unsafeBitCast(shifted, to: SIMD4<UInt64>.self)
      var tails = SIMD4<UInt64>()
      var powers = SIMD4<UInt64>()
      ElementaryConstants.powers.withUnsafeBufferPointer { table in
        for lane in 0..<4 {
          let index = Int(truncatingIfNeeded: pattern[lane] & 127) &* 2
          tails[lane] = table[index]
          powers[lane] = table[index &+ 1]
        }
      }
      let tail = unsafeBitCast(tails, to: Lanes.self)
      scale = unsafeBitCast(
        powers &+ (pattern &<< SIMD4<UInt64>(repeating: 45)), to: Lanes.self)
      let square = remainder * remainder
      let first = tail + remainder
      let second = square * (Lanes(repeating: 0.5) + remainder * Lanes(repeating: 1.0 / 6))
      let third =
        (square * square)
        * (Lanes(repeating: 1.0 / 24) + remainder * Lanes(repeating: 1.0 / 120))
      fraction = (first + second) + third
    }
  }

  /// The sizes of four numbers.
  @inline(__always)
  static func magnitude(_ x: Lanes) -> Lanes {
    let mask = SIMD4<UInt64>(repeating: 0x7fff_ffff_ffff_ffff)
    return unsafeBitCast(unsafeBitCast(x, to: SIMD4<UInt64>.self) & mask, to: Lanes.self)
  }
}
