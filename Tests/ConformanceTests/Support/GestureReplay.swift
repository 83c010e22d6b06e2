import Simulation

/// Gestures and events as the vectors write them, run through the arbiter.
struct GestureReplay {
  /// The gestures on every contact's path, from the inside out.
  var offered: [GestureAttachment]
  /// What the rows call them, in the same order.
  var names: [String]

  /// Takes the gestures of a row that lists recognizers.
  init(recognizersOf row: Row) throws(Unanswered) {
    guard let recognizers = row.inputs["recognizers"]?.array else { throw .missing("recognizers") }
    offered = []
    names = []
    for (number, recognizer) in recognizers.enumerated() {
      guard let name = recognizer["id"]?.text else { throw .missing("id") }
      names.append(name)
      offered.append(
        GestureAttachment(
          id: GestureID(Int32(number)), gesture: try Self.gesture(recognizer),
          priority: try Self.priority(recognizer)))
    }
  }

  /// Takes one gesture.
  init(_ gesture: GestureDescription) {
    offered = [GestureAttachment(id: GestureID(0), gesture: gesture)]
    names = [""]
  }

  /// Runs the events of a row and returns what the arbiter reports.
  func updates(_ row: Row) throws(Unanswered) -> [GestureUpdate] {
    guard let events = row.inputs["events"]?.array else { throw .missing("events") }
    var arbiter = Arbiter()
    let geometry = PlainGeometry(size: Size(width: 1000, height: 1000))
    var updates: [GestureUpdate] = []
    for event in events {
      guard let milliseconds = event["t_ms"]?.number, let word = event["phase"]?.text else {
        throw .missing("t_ms")
      }
      let time = Instant(nanoseconds: Int64((milliseconds * 1e6).rounded()))
      while let next = arbiter.nextDeadline,
        next.time < time || (next.time == time && (next.kind == .inclusive || word == "advance"))
      {
        updates += arbiter.fireDeadlines(at: next.time, kind: next.kind)
      }
      guard word != "advance" else { continue }
      let sample = PointerEvent(
        time: time, contact: ContactID(Int64(event["pointer"]?.number ?? 0)),
        phase: try Self.phase(word),
        location: Point(x: event["x"]?.number ?? 0, y: event["y"]?.number ?? 0))
      updates +=
        sample.phase == .down
        ? arbiter.down(sample, offered: offered, in: geometry)
        : arbiter.handle(sample, in: geometry)
    }
    return updates
  }

  private static func phase(_ word: String) throws(Unanswered) -> PointerPhase {
    switch word {
    case "down": return .down
    case "move": return .move
    case "up": return .up
    case "cancel": return .cancel
    default: throw .missing("phase")
    }
  }

  private static func gesture(_ recognizer: Value) throws(Unanswered) -> GestureDescription {
    switch recognizer["type"]?.text {
    case "tap":
      return .tap(TapGesture(count: Int(recognizer["count"]?.number ?? 1)))
    case "doubleTap":
      return .tap(TapGesture(count: Int(recognizer["count"]?.number ?? 2)))
    case "drag":
      return .drag(DragGesture(minimumDistance: recognizer["minimumDistance"]?.number ?? 10))
    case "longPress": return .longPress(longPress(recognizer))
    case "longPressThenDrag":
      let drag = DragGesture(minimumDistance: recognizer["minimumDistance"]?.number ?? 10)
      return .longPress(longPress(recognizer)).sequenced(before: .drag(drag))
    default: throw .missing("type")
    }
  }

  private static func longPress(_ recognizer: Value) -> LongPressGesture {
    LongPressGesture(
      minimumDuration: (recognizer["minimumDuration_ms"]?.number ?? 500) / 1000,
      maximumDistance: recognizer["maximumDistance"]?.number ?? 10)
  }

  private static func priority(_ recognizer: Value) throws(Unanswered) -> GesturePriority {
    switch recognizer["attachment"]?.text {
    case "gesture": return .normal
    case "highPriority": return .high
    case "simultaneous": return .simultaneous
    default: throw .missing("attachment")
    }
  }
}
