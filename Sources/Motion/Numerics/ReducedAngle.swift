/// An angle less the nearest multiple of π/2, as the sum of two numbers.
struct ReducedAngle {
  /// The multiple, of which only the last two bits mean anything.
  var quadrant: UInt64
  /// The remainder, at most about π/4 in size.
  var high: Double
  /// What `high` leaves of the remainder.
  var low: Double

  private init(quadrant: UInt64, high: Double, low: Double) {
    self.quadrant = quadrant
    self.high = high
    self.low = low
  }

  /// Reduces an angle in radians, whatever its size.
  @inline(__always)
  init(_ x: Double) {
    if x.magnitude <= ElementaryConstants.quarterPi {
      self.init(quadrant: 0, high: x, low: 0)
      return
    }
    guard x.magnitude <= 0x1p20 else {
      self = Self.exact(x)
      return
    }
    let shift = ElementaryFunctions.roundingShift
    let shifted = x * ElementaryConstants.twoOverPi + shift
    let multiple = shifted - shift
    let first = x - multiple * ElementaryConstants.halfPiHigh
    let second = multiple * ElementaryConstants.halfPiRest
    let high = first - second
    guard high.magnitude >= 0x1p-8 else {
      self = Self.careful(first, multiple: multiple, quadrant: shifted.bitPattern)
      return
    }
    self.init(quadrant: shifted.bitPattern, high: high, low: (first - high) - second)
  }

  /// Goes on with what the first part of π/2 left, where the remainder is nearly 0.
  ///
  /// The second and third products are exact, so the remainder is good to 2^−140 or so, and no
  /// double below 2^20 comes nearer to a multiple of π/2 than 2^−60.
  @inline(never)
  private static func careful(
    _ first: Double, multiple: Double, quadrant: UInt64
  ) -> ReducedAngle {
    let two = sum(first, -(multiple * ElementaryConstants.halfPiSecond))
    let three = sum(two.value, -(multiple * ElementaryConstants.halfPiThird))
    let rest = (two.error + three.error) - multiple * ElementaryConstants.halfPiFourth
    let result = sum(three.value, rest)
    return ReducedAngle(quadrant: quadrant, high: result.value, low: result.error)
  }

  /// Reduces an angle beyond 2^20 with as many bits of 2/π as it takes.
  ///
  /// The mantissa is multiplied by the 192 bits of 2/π that decide the product modulo 4 and 190
  /// bits after its binary point; the bits below change it by less than 2^−137.
  @inline(never)
  private static func exact(_ x: Double) -> ReducedAngle {
    guard x.isFinite else { return ReducedAngle(quadrant: 0, high: .nan, low: 0) }
    let pattern = x.magnitude.bitPattern
    let mantissa = (pattern & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000
    let exponent = Int(truncatingIfNeeded: pattern &>> 52) - 1_075
    let offset = exponent - 2 + 64
    let (top, middle, bottom) = (word(offset), word(offset + 64), word(offset + 128))
    let lowest = mantissa.multipliedFullWidth(by: bottom)
    let second = mantissa.multipliedFullWidth(by: middle)
    let (inner, carry) = second.low.addingReportingOverflow(lowest.high)
    let outer = (mantissa &* top) &+ second.high &+ (carry ? 1 : 0)
    var quadrant = outer &>> 62
    // The fraction in units of 2^−192, and its sign once the nearest multiple is taken off.
    var fraction = (
      (outer &<< 2) | (inner &>> 62), (inner &<< 2) | (lowest.low &>> 62), lowest.low &<< 2
    )
    let isBelow = fraction.0 &>> 63 != 0
    if isBelow {
      quadrant &+= 1
      let (low, borrow) = (~fraction.2).addingReportingOverflow(1)
      let (mid, borrowAgain) = (~fraction.1).addingReportingOverflow(borrow ? 1 : 0)
      fraction = (~fraction.0 &+ (borrowAgain ? 1 : 0), mid, low)
    }
    let isNegative = isBelow != (x < 0)
    let angle = product(ofHalfPiAnd: fraction)
    return ReducedAngle(
      quadrant: x < 0 ? 0 &- quadrant : quadrant,
      high: isNegative ? -angle.value : angle.value,
      low: isNegative ? -angle.error : angle.error)
  }

  /// The 64 bits of 2/π that start at a place in the table.
  private static func word(_ offset: Int) -> UInt64 {
    let index = offset >> 6
    let shift = UInt64(truncatingIfNeeded: offset & 63)
    let first = ElementaryConstants.twoOverPiBits[index]
    guard shift > 0 else { return first }
    return (first &<< shift)
      | (ElementaryConstants.twoOverPiBits[index + 1] &>> (64 &- shift))
  }

  /// A fraction of 192 bits times π/2, as the sum of two numbers.
  private static func product(
    ofHalfPiAnd fraction: (UInt64, UInt64, UInt64)
  ) -> (value: Double, error: Double) {
    var (a, b, c) = fraction
    var unit = 0x1p-64
    while a == 0 && unit > 0x1p-200 {
      (a, b, c) = (b, c, 0)
      unit *= 0x1p-64
    }
    let zeros = UInt64(truncatingIfNeeded: a.leadingZeroBitCount)
    if zeros > 0 && zeros < 64 {
      a = (a &<< zeros) | (b &>> (64 &- zeros))
      b = (b &<< zeros) | (c &>> (64 &- zeros))
      unit *= Double(bitPattern: (1_023 &- zeros) &<< 52)
    }
    // Two pieces of 21 bits, whose products with the first 32 bits of π/2 are exact, and 53 more.
    let first = Double(a &>> 43) * 0x1p43
    let second = Double((a &>> 22) & 0x1f_ffff) * 0x1p22
    let third = Double(((a & 0x3f_ffff) &<< 31) | (b &>> 33)) * 0x1p-31
    let upper = sum(
      first * ElementaryConstants.halfPiHigh, second * ElementaryConstants.halfPiHigh)
    let rest =
      (first + second) * ElementaryConstants.halfPiRest + third * ElementaryConstants.halfPi
    let result = sum(upper.value, upper.error + rest)
    return (result.value * unit, result.error * unit)
  }

  /// A sum and what it rounds away.
  @inline(__always)
  private static func sum(_ a: Double, _ b: Double) -> (value: Double, error: Double) {
    let value = a + b
    let bPart = value - a
    let aPart = value - bPart
    return (value, (a - aPart) + (b - bPart))
  }
}
