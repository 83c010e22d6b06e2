/// A frame rate as an exact fraction of frames per second.
///
/// Frame *n* is at `round(n × 10⁹ × denominator / numerator)` nanoseconds, halves up, computed
/// from *n* in integers: no frame time depends on the frames before it.
public struct FrameRate: Hashable, Sendable {
  /// Frames in ``denominator`` seconds.
  public let numerator: Int64
  /// The number of seconds that ``numerator`` frames take.
  public let denominator: Int64

  /// Makes the rate of `numerator / denominator` frames per second.
  ///
  /// - Precondition: Both are positive and at most 10⁹.
  public init(_ numerator: Int64, per denominator: Int64 = 1) {
    precondition(
      numerator > 0 && numerator <= 1_000_000_000 && denominator > 0
        && denominator <= 1_000_000_000,
      "a frame rate must be a fraction of positive numbers up to 1e9")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads `60`, `59.94` or `60000/1001`; the decimal text is taken exactly.
  ///
  /// Nil where the text is not such a number, or outside 0.001…1 000 000 frames per second.
  public init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count <= 2, let top = Decimal(parts[0]) else { return nil }
    let bottom: Decimal
    if parts.count == 2 {
      guard let read = Decimal(parts[1]) else { return nil }
      bottom = read
    } else {
      bottom = Decimal(digits: 1, scale: 1)
    }
    let (numerator, overflowTop) = top.digits.multipliedReportingOverflow(by: bottom.scale)
    let (denominator, overflowBottom) = bottom.digits.multipliedReportingOverflow(by: top.scale)
    guard !overflowTop, !overflowBottom, numerator > 0, denominator > 0 else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    let reduced = (numerator / divisor, denominator / divisor)
    guard reduced.0 <= 1_000_000_000, reduced.1 <= 1_000_000_000,
      reduced.0 / 1_000_000 <= reduced.1, reduced.1 / 1_000 <= reduced.0
    else { return nil }
    self.init(reduced.0, per: reduced.1)
  }

  /// Returns the time of a frame.
  ///
  /// - Precondition: `index` is not negative, and the time fits 64 bits of nanoseconds.
  public func instant(ofFrame index: Int64) -> Instant {
    precondition(index >= 0, "a frame index must not be negative, got \(index)")
    let (ticks, overflow) = (1_000_000_000 * denominator).multipliedReportingOverflow(by: 2)
    precondition(!overflow, "a frame rate's denominator is too large")
    let product = ticks.multipliedFullWidth(by: index)
    // (2·10⁹·d·n + r) / (2 r), rounded down, is the quotient rounded with halves up.
    let (low, carry) = product.low.addingReportingOverflow(UInt64(numerator))
    let (quotient, _) = (2 * numerator).dividingFullWidth((product.high + (carry ? 1 : 0), low))
    return Instant(nanoseconds: quotient)
  }

  /// Returns the index of the first frame at or after an instant.
  public func firstFrame(at instant: Instant) -> Int64 {
    guard instant.nanoseconds > 0 else { return 0 }
    let estimate = Double(instant.nanoseconds) / 1e9 * Double(numerator) / Double(denominator)
    var index = max(0, Int64(estimate) - 2)
    while self.instant(ofFrame: index) < instant { index += 1 }
    return index
  }

  private static func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  /// A decimal number as digits over a power of ten.
  private struct Decimal {
    var digits: Int64
    var scale: Int64

    init(digits: Int64, scale: Int64) {
      self.digits = digits
      self.scale = scale
    }

    init?(_ text: Substring.UTF8View) {
      self.init(digits: 0, scale: 1)
      var sawDigit = false
      var sawPoint = false
      for byte in text {
        if byte == UInt8(ascii: "."), !sawPoint {
          sawPoint = true
          continue
        }
        guard byte >= 48, byte <= 57, digits < 1_000_000_000_000 else { return nil }
        digits = digits * 10 + Int64(byte - 48)
        if sawPoint { scale *= 10 }
        sawDigit = true
      }
      guard sawDigit else { return nil }
    }
  }
}
