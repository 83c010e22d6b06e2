import Simulation

/// Chooses what of a run's log is worth a mark in a plot.
enum PlotMarks {
  /// More marks than this hide the curves; then the less telling ones are left out.
  static let limit = 30

  /// The marks, in order of time: gestures that begin and end, marks of the trace.
  static func marks(of events: [EventRecord]) -> [PlotMark] {
    let telling = events.filter { isTelling($0, ["active", "ended", "failed", "cancelled"]) }
    if telling.count <= limit { return telling.map { mark($0) } }
    let fewer = events.filter { isTelling($0, ["active", "ended"]) }
    return fewer.prefix(limit).map { mark($0) }
  }

  private static func isTelling(_ event: EventRecord, _ phases: [String]) -> Bool {
    switch event.kind {
    case .mark: true
    case .gesture: phases.contains(event.phase)
    case .access, .animation, .state, .view, .diagnostic, .update: false
    }
  }

  private static func mark(_ event: EventRecord) -> PlotMark {
    let time = event.time.seconds
    guard event.kind == .gesture else {
      return PlotMark(time: time, label: event.name.isEmpty ? event.value : event.name)
    }
    return PlotMark(time: time, label: "\(event.view):\(event.name) \(event.phase)")
  }
}
