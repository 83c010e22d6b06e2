/// A recorded finger, and what the application did meanwhile.
///
/// Entries are in the order of the file; their times never decrease.
public struct Trace: Hashable, Sendable {
  /// The first line.
  public var header: TraceHeader
  /// The other lines.
  public var entries: [TraceEntry]

  /// Makes a trace.
  ///
  /// - Precondition: The times of the entries never decrease.
  public init(header: TraceHeader, entries: [TraceEntry]) {
    for index in entries.indices.dropFirst() {
      precondition(
        entries[index - 1].time <= entries[index].time,
        "the times of a trace must not decrease, entry \(index) does")
    }
    self.header = header
    self.entries = entries
  }
}
