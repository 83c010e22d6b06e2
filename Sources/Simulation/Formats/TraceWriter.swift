/// Writes traces in one canonical form: fixed order of keys, times in whole microseconds, an end.
///
/// What is written reads back as the same trace, numbers to the last bit, except that times are
/// rounded to microseconds and that an entry for the end is added where the trace has none.
public enum TraceWriter {
  /// Returns the file of a trace.
  public static func bytes(of trace: Trace) -> [UInt8] {
    var bytes: [UInt8] = []
    append(trace, to: &bytes)
    return bytes
  }

  /// Appends the file of a trace.
  public static func append(_ trace: Trace, to bytes: inout [UInt8]) {
    append(trace.header, to: &bytes)
    var line: Int64 = 1
    var hasEnd = false
    for entry in trace.entries {
      line += 1
      hasEnd = entry.action == .end
      append(entry, line: line, to: &bytes)
    }
    if !hasEnd {
      let time = trace.entries.last?.time ?? .zero
      append(TraceEntry(time: time, action: .end), line: line + 1, to: &bytes)
    }
  }

  /// Appends a time in milliseconds: whole microseconds, trailing zeros dropped.
  ///
  /// - Precondition: The time is not negative and earlier than `Instant.never`.
  public static func append(_ time: Instant, to bytes: inout [UInt8]) {
    precondition(
      time >= .zero && time < .never, "a trace's time must be from 0 on, got \(time.nanoseconds)")
    let microseconds = time.nanoseconds / 1000 + (time.nanoseconds % 1000 >= 500 ? 1 : 0)
    WholeNumber.append(microseconds / 1000, to: &bytes)
    var rest = microseconds % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }

  /// Appends the first line.
  static func append(_ header: TraceHeader, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"trace\":\"gesture-trace\",\"version\":1".utf8)
    append("width", header.viewport.width, to: &bytes)
    append("height", header.viewport.height, to: &bytes)
    append("scale", header.scale, to: &bytes)
    append("scene", header.scene, to: &bytes)
    append("source", header.source, to: &bytes)
    append("sampling", header.sampling, to: &bytes)
    append("note", header.note, to: &bytes)
    bytes.append(contentsOf: "}\n".utf8)
  }

  static func append(_ key: String, _ value: Double?, to bytes: inout [UInt8]) {
    guard let value else { return }
    JSONText.appendKey(key, to: &bytes)
    NumberFormat.exact.append(value, to: &bytes)
  }

  static func append(_ key: String, _ value: Int64?, to bytes: inout [UInt8]) {
    guard let value else { return }
    JSONText.appendKey(key, to: &bytes)
    WholeNumber.append(value, to: &bytes)
  }

  static func append(_ key: String, _ value: String?, to bytes: inout [UInt8]) {
    guard let value else { return }
    JSONText.appendKey(key, to: &bytes)
    JSONText.append(value, to: &bytes)
  }

  static func append(_ key: String, _ value: TraceValue?, to bytes: inout [UInt8]) {
    guard let value else { return }
    JSONText.appendKey(key, to: &bytes)
    JSONText.append(value, to: &bytes)
  }
}
