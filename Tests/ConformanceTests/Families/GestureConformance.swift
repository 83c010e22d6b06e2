import Simulation

/// Gestures: phases, who wins, and what a drag reports.
enum GestureConformance {
  static let kinds: [String: Coverage] = [
    "arbitration.phases": .handled(phases),
    "drag.release": .handled(release),
    "dragTrace": .handled(dragTrace),
    "tapTrace": .handled(tapTrace),
  ]

  private static func milliseconds(_ time: Instant) -> Value {
    .number(Double(time.nanoseconds) / 1e6)
  }

  /// The phases of all gestures, brought into the order of the row where their own order allows:
  /// between gestures the rows assert none.
  private static func phases(_ row: Row) throws(Unanswered) -> Value {
    let replay = try GestureReplay(recognizersOf: row)
    var reported: [(name: String, entry: Value)] = []
    for update in try replay.updates(row) {
      let phase: String
      switch update.change {
      case .possible, .held: continue
      case .began: phase = "active"
      case .changed: phase = "changed"
      case .ended: phase = "ended"
      case .failed: phase = "failed"
      }
      let name = replay.names[Int(update.gesture.rawValue)]
      reported.append(
        (
          name,
          .object([
            "gesture": .string(name), "phase": .string(phase), "t_ms": milliseconds(update.time),
          ])
        ))
    }
    var ordered: [Value] = []
    for expected in row.expected.array ?? [] {
      guard let index = reported.firstIndex(where: { $0.name == expected["gesture"]?.text })
      else { continue }
      ordered.append(reported.remove(at: index).entry)
    }
    return .array(ordered + reported.map { $0.entry })
  }

  private static func drag(_ row: Row) throws(Unanswered) -> [(GestureUpdate, DragValue)] {
    let drag = DragGesture(minimumDistance: try row.number("minimumDistance"))
    var values: [(GestureUpdate, DragValue)] = []
    for update in try GestureReplay(.drag(drag)).updates(row) {
      if case .drag(let value) = update.change.value { values.append((update, value)) }
    }
    return values
  }

  private static func release(_ row: Row) throws(Unanswered) -> Value {
    guard let (update, value) = try drag(row).last, case .ended = update.change else {
      throw .refused("the drag did not end")
    }
    return .object([
      "translation": pair(value.translation), "velocity": pair(value.velocity),
      "predictedEndTranslation": pair(value.predictedEndTranslation),
    ])
  }

  private static func dragTrace(_ row: Row) throws(Unanswered) -> Value {
    var callbacks: [Value] = []
    for (update, value) in try drag(row) {
      let callback: String
      switch update.change {
      case .began, .changed: callback = "changed"
      case .ended: callback = "ended"
      case .possible, .held, .failed: continue
      }
      callbacks.append(
        .object([
          "callback": .string(callback), "t_ms": milliseconds(update.time),
          "startLocation": .numbers([value.startLocation.x, value.startLocation.y]),
          "location": .numbers([value.location.x, value.location.y]),
          "translation": pair(value.translation), "velocity": pair(value.velocity),
        ]))
    }
    return .array(callbacks)
  }

  private static func tapTrace(_ row: Row) throws(Unanswered) -> Value {
    let tap = TapGesture(count: Int(try row.number("count")))
    var ended: [Value] = []
    for update in try GestureReplay(.tap(tap)).updates(row) {
      if case .ended = update.change { ended.append(milliseconds(update.time)) }
    }
    return .object(["ended_t_ms": .array(ended)])
  }

  private static func pair(_ vector: Vector) -> Value { .numbers([vector.x, vector.y]) }
}
