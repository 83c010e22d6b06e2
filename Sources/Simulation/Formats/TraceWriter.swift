/// Writes traces.
public enum TraceWriter {
  /// Appends a time in milliseconds: whole microseconds, trailing zeros dropped.
  ///
  /// - Precondition: The time is not negative.
  public static func append(_ time: Instant, to bytes: inout [UInt8]) {
    let microseconds = (time.nanoseconds + 500) / 1000
    bytes.append(contentsOf: "\(microseconds / 1000)".utf8)
    var rest = microseconds % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }
}
