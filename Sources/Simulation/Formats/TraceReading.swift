extension Diagnostic {
  /// The warning that a contact is not up when the trace is over; the line is that of its down.
  ///
  /// Reading and running a trace both give it, in the same words, so that it is easily told once.
  static func openContact(_ contact: ContactID, line: Int) -> Diagnostic {
    .warning(
      "contact \(contact.rawValue) is still down at the end of the trace; it is cancelled",
      at: line > 0 ? SourcePosition(line: line, column: 1) : nil)
  }
}

/// What reading a trace gives: the trace, and what should be known about it.
public struct TraceReading: Hashable, Sendable {
  /// The trace.
  public var trace: Trace
  /// Warnings, and repairs that were made, in the order of the file.
  public var warnings: [Diagnostic]
  /// The contacts that still touch when the trace is over, by number.
  ///
  /// The run cancels them at the time of the last line; the trace itself is left as it is.
  public var openContacts: [ContactID]

  /// Makes a reading.
  public init(trace: Trace, warnings: [Diagnostic] = [], openContacts: [ContactID] = []) {
    self.trace = trace
    self.warnings = warnings
    self.openContacts = openContacts
  }
}
