/// A point in simulated time, in integer nanoseconds since the start of the trace.
///
/// Time is never accumulated and never read from a clock: every instant is computed from an index
/// or read from a trace. Seconds appear only where a curve is evaluated.
public struct Instant: Hashable, Comparable, Sendable {
  /// The time since the start, in nanoseconds.
  public var nanoseconds: Int64

  /// Makes the instant at a number of nanoseconds since the start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The start of the trace.
  public static let zero = Instant(nanoseconds: 0)

  /// Later than everything: the rest time of what never rests.
  public static let never = Instant(nanoseconds: .max)

  /// The time since the start, in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Returns the time from another instant to this one, in seconds.
  public func seconds(since other: Instant) -> Double {
    Double(nanoseconds - other.nanoseconds) / 1e9
  }

  /// Returns the first whole nanosecond at or after a time in seconds past this instant.
  ///
  /// Rounding is upwards, so a deadline is never early. A sum that does not fit is ``never``.
  ///
  /// - Precondition: `seconds` is not NaN and not negative.
  public func advanced(bySeconds seconds: Double) -> Instant {
    precondition(seconds >= 0, "a time to wait must not be negative or NaN")
    let nanoseconds = (seconds * 1e9).rounded(.up)
    guard nanoseconds < 9e18 else { return .never }
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(Int64(nanoseconds))
    return overflow ? .never : Instant(nanoseconds: sum)
  }

  /// Whether one instant comes before another.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }
}
