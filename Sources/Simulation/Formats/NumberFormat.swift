// Goals, in order: 1. the decimal nearest to the exact binary value, ties to even; 2. one spelling
// for each number; 3. no allocation but the growth of the buffer.
// A double is m·2ᵉ with m < 2⁵³. Its fraction times 10ᵈ, d ≤ 15, is less than 2¹⁰³, so one product
// of two 64-bit numbers holds it exactly, and a shift with a look at what falls off rounds it.

/// How numbers are written: with a number of decimals, or so that they read back as the same bits.
///
/// There is one spelling for each number: no zeros at the end of a fraction, no point without
/// digits after it, no sign before zero, no exponent except in ``exact``.
public struct NumberFormat: Hashable, Sendable {
  /// The largest number of decimals after the point, 0…15; nil writes all digits that are needed.
  public let decimals: Int?

  /// Makes a format with a number of decimals.
  ///
  /// - Precondition: `decimals` is 0…15.
  public init(decimals: Int) {
    precondition(decimals >= 0 && decimals <= 15, "decimals must be 0…15, got \(decimals)")
    self.decimals = decimals
  }

  private init() {
    decimals = nil
  }

  /// At most six decimals: what frames and events have unless told otherwise.
  public static let standard = NumberFormat(decimals: 6)

  /// The fewest digits that read back as the same bits, with an exponent outside 1e-6…1e21.
  public static let exact = NumberFormat()

  /// Returns a number as text.
  ///
  /// - Precondition: `value` is finite.
  public func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a number in ASCII.
  ///
  /// - Precondition: `value` is finite.
  public func append(_ value: Double, to bytes: inout [UInt8]) {
    precondition(value.isFinite, "a number to write must be finite, got \(value)")
    guard let decimals else { return Self.appendExact(value, to: &bytes) }
    let magnitude = value.magnitude
    guard magnitude < 0x1p53 else {
      // From here on every double is a whole number.
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      return WholeNumber.append(magnitude, to: &bytes)
    }
    let (whole, fraction) = Self.rounded(magnitude, decimals: decimals)
    if value < 0, whole | fraction != 0 { bytes.append(UInt8(ascii: "-")) }
    WholeNumber.append(whole, to: &bytes)
    Self.appendFraction(fraction, decimals: decimals, to: &bytes)
  }

  /// Appends the fewest digits that read back as the same bits.
  private static func appendExact(_ value: Double, to bytes: inout [UInt8]) {
    let magnitude = value.magnitude
    // Decimals of up to 15 digits are told apart by doubles, so one that reads back is the
    // shortest; the division rounds once, as reading does.
    let millionths = (magnitude * 1e6).rounded()
    guard millionths < 1e15, millionths / 1e6 == magnitude else {
      return ShortestNumber.append(value, to: &bytes)
    }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = UInt64(millionths).quotientAndRemainder(dividingBy: 1_000_000)
    WholeNumber.append(whole, to: &bytes)
    appendFraction(fraction, decimals: 6, to: &bytes)
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000,
  ]

  /// Returns the whole part and the fraction in units of 10⁻ᵈ, rounded to nearest, ties to even.
  ///
  /// - Parameters:
  ///   - magnitude: A number from 0 to below 2⁵³.
  ///   - decimals: The number of decimals, d.
  /// - Returns: Both parts; the fraction is below 10ᵈ.
  private static func rounded(
    _ magnitude: Double, decimals: Int
  ) -> (whole: UInt64, fraction: UInt64) {
    var whole = UInt64(magnitude)
    let rest = magnitude - Double(whole)  // Exact: both have the same last bit, or finer.
    guard rest > 0 else { return (whole, 0) }
    // rest = significand · 2^(−shift)
    let significand = rest.significandBitPattern | (rest.isNormal ? 1 << 52 : 0)
    let shift = 1075 - Int(max(1, rest.exponentBitPattern))
    // Beyond this the product is less than half a unit.
    guard shift < 120 else { return (whole, 0) }
    let product = significand.multipliedFullWidth(by: powers[decimals])
    var fraction: UInt64
    let high: UInt64  // What falls off, its first bit on top.
    let low: UInt64
    if shift < 64 {
      fraction = product.high << (64 - UInt64(shift)) | product.low >> UInt64(shift)
      high = product.low << (64 - UInt64(shift))
      low = 0
    } else {
      let over = UInt64(shift - 64)
      fraction = product.high >> over
      high = over == 0 ? product.low : product.high << (64 - over) | product.low >> over
      low = over == 0 ? 0 : product.low << (64 - over)
    }
    let half: UInt64 = 1 << 63
    let isOdd = (decimals == 0 ? whole : fraction) & 1 == 1
    if high > half || (high == half && (low > 0 || isOdd)) { fraction += 1 }
    if fraction == powers[decimals] {
      fraction = 0
      whole += 1
    }
    return (whole, fraction)
  }

  private static func appendFraction(
    _ fraction: UInt64, decimals: Int, to bytes: inout [UInt8]
  ) {
    guard fraction > 0 else { return }
    var fraction = fraction
    var count = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      count -= 1
    }
    bytes.append(UInt8(ascii: "."))
    WholeNumber.append(fraction, digits: count, to: &bytes)
  }
}
