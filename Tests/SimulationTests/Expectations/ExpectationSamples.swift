import Simulation

/// A run made by hand: a card dragged to 100, let go at 0.2 s, back at 0 with an overshoot; a second
/// card that goes away.
enum ExpectationSamples {
  static let offsets = [0.0, 50, 100, 40, -10, 2, 0, 0, 0, 0]

  static let recording = Recording(
    frames: offsets.enumerated().map { index, offset in
      var rows = [FrameSamples.row("card[c1]", offset: offset)]
      if index < 6 {
        rows.append(
          FrameSamples.row("card[c2]", offset: 5, phase: index < 3 ? .present : .removing))
      }
      return Frame(
        index: Int64(index), time: Instant(nanoseconds: Int64(index) * 100_000_000), rows: rows)
    },
    events: [
      event(0, "drag", "possible"), event(0, "tap", "possible"), event(100, "drag", "held"),
      event(100, "drag", "active"), event(150, "drag", "changed"), event(200, "drag", "ended"),
      event(100, "tap", "failed", "tooFar"),
    ])

  static let trace = Trace(
    header: TraceHeader(viewport: Size(width: 390, height: 844)),
    entries: [
      entry(0, .down, 0), entry(100, .move, 50), entry(150, .move, 75), entry(200, .up, 100),
    ])

  private static func event(
    _ milliseconds: Int64, _ name: String, _ phase: String, _ reason: String = ""
  ) -> EventRecord {
    EventRecord(
      time: Instant(nanoseconds: milliseconds * 1_000_000), kind: .gesture, view: "card[c1]",
      name: name, phase: phase, reason: reason)
  }

  private static func entry(_ milliseconds: Int64, _ phase: PointerPhase, _ x: Double) -> TraceEntry
  {
    TraceEntry(
      time: Instant(nanoseconds: milliseconds * 1_000_000),
      action: .pointer(ContactID(1), phase, Point(x: x, y: 0), .none))
  }
}
