import Simulation

/// What a recording held, counted; the same whatever size it is mapped to.
struct ImportSummary: Sendable, Hashable {
  /// Event rows.
  var rows: Int
  /// Complete frames.
  var frames: Int
  /// How the device tells contacts apart.
  var touchProtocol: String
  /// Contacts that touched.
  var contacts: Int
  /// Contacts that lifted.
  var lifts: Int
  /// The most contacts at one time.
  var mostAtOnce: Int
  /// Contacts still down at the end.
  var open: Int
  /// From the first row to the last complete frame, in microseconds; nil where no row has a time.
  var microseconds: Int64?

  /// The counts, one `name: value` a line.
  var text: String {
    """
    rows: \(rows)
    frames: \(frames)
    protocol: \(touchProtocol)
    contacts: \(contacts)
    lifts: \(lifts)
    most at once: \(mostAtOnce)
    open: \(open)
    seconds: \(microseconds.map { Decimals.seconds(microseconds: $0) } ?? "unknown")

    """
  }
}
