extension ElementaryFunctions {
  /// Sines and cosines of two angles up to 2^20 radians, each with the bits of `sinAndCos(_:)`.
  ///
  /// Nothing where one is so near to a multiple of π/2 that it needs a careful reduction.
  @inline(__always)
  static func sinAndCosInRange(_ x: Lanes) -> (sin: Lanes, cos: Lanes)? {
    let shift = Lanes(repeating: roundingShift)
    let shifted = x * Lanes(repeating: ElementaryConstants.twoOverPi) + shift
    let multiple = shifted - shift
    let first = x - multiple * Lanes(repeating: ElementaryConstants.halfPiHigh)
    let second = multiple * Lanes(repeating: ElementaryConstants.halfPiRest)
    // Up to π/4 the multiple is 0, and the angle comes through as it is.
    let high = first - second
    let distance = magnitude(high) - Lanes(repeating: 0x1p-8)
    guard isNowhereNegative(distance) else { return nil }
    let low = (first - high) - second
    let quadrant = unsafeBitCast(shifted, to: LaneBits.self)
    let sine = sineKernel(high, low)
    let cosine = cosineKernel(high, low)
    let one = LaneBits(repeating: 1)
    let two = LaneBits(repeating: 2)
    let sign = LaneBits(repeating: 62)
    // All bits where the quadrant is odd, none where it is even.
    let odd = LaneBits() &- (quadrant & one)
    let sineBits = unsafeBitCast(sine, to: LaneBits.self)
    let cosineBits = unsafeBitCast(cosine, to: LaneBits.self)
    let swap = (sineBits ^ cosineBits) & odd
    let sines = (sineBits ^ swap) ^ ((quadrant & two) &<< sign)
    let cosines = (cosineBits ^ swap) ^ (((quadrant &+ one) & two) &<< sign)
    return (unsafeBitCast(sines, to: Lanes.self), unsafeBitCast(cosines, to: Lanes.self))
  }

  @inline(__always)
  private static func sineKernel(_ x: Lanes, _ y: Lanes) -> Lanes {
    typealias Constants = ElementaryConstants
    let z = x * x
    let cube = z * x
    let square = z * z
    let low = Lanes(repeating: Constants.sine1) + z * Lanes(repeating: Constants.sine2)
    let high =
      (Lanes(repeating: Constants.sine3) + z * Lanes(repeating: Constants.sine4))
      + square * Lanes(repeating: Constants.sine5)
    let tail = low + square * high
    let inner = z * (Lanes(repeating: 0.5) * y - cube * tail) - y
    return x - (inner - cube * Lanes(repeating: Constants.sine0))
  }

  @inline(__always)
  private static func cosineKernel(_ x: Lanes, _ y: Lanes) -> Lanes {
    typealias Constants = ElementaryConstants
    let one = Lanes(repeating: 1)
    let z = x * x
    let square = z * z
    let low = Lanes(repeating: Constants.cosine0) + z * Lanes(repeating: Constants.cosine1)
    let middle = Lanes(repeating: Constants.cosine2) + z * Lanes(repeating: Constants.cosine3)
    let high = Lanes(repeating: Constants.cosine4) + z * Lanes(repeating: Constants.cosine5)
    let tail = low + square * (middle + square * high)
    let half = Lanes(repeating: 0.5) * z
    let rounded = one - half
    return rounded + (((one - rounded) - half) + (square * tail - x * y))
  }
}
