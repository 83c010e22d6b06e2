/// A time in seconds, since the start of the trace or since something in it.
public struct ExpectationTime: Hashable, Sendable {
  /// What the time is counted from.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The start of the trace.
    case start
    /// The last time that a contact touches.
    case down
    /// The last time that a contact lifts.
    case up
    /// The last time that the system takes contacts away.
    case cancel
  }

  /// What the time is counted from.
  public var origin: Origin
  /// The seconds since then.
  public var seconds: Double

  /// Makes a time.
  public init(_ seconds: Double, after origin: Origin = .start) {
    self.seconds = seconds
    self.origin = origin
  }

  /// The start of the trace.
  public static let start = ExpectationTime(0)

  /// Returns the time in a trace, to the nanosecond; nil where the trace has no such event.
  ///
  /// - Precondition: ``seconds`` is 0…10⁹.
  public func instant(in trace: Trace) -> Instant? {
    precondition(seconds >= 0 && seconds <= 1e9, "a time must be 0…1e9 s, got \(seconds)")
    var base: Instant? = origin == .start ? .zero : nil
    for entry in trace.entries where matches(entry.action) { base = entry.time }
    // Whole nanoseconds, so that 0.2 s and 0.1 s more is the frame at 0.3 s.
    let nanoseconds = Int64((seconds * 1e9).rounded())
    return base.map { Instant(nanoseconds: $0.nanoseconds + nanoseconds) }
  }

  /// The time in words: `0.35 s`, `0.35 s after up`.
  public var text: String {
    let number = NumberFormat.standard.text(seconds)
    return origin == .start ? "\(number) s" : "\(number) s after \(origin.rawValue)"
  }

  private func matches(_ action: TraceAction) -> Bool {
    switch (origin, action) {
    case (.down, .pointer(_, .down, _, _)), (.up, .pointer(_, .up, _, _)),
      (.cancel, .pointer(_, .cancel, _, _)), (.cancel, .cancelAll):
      true
    default: false
    }
  }
}
