import Simulation

@testable import Gestures

/// Combined gestures, and what the 2025 framework has in common with ours.
enum GesturePhaseConformance {
  static let kinds: [String: Coverage] = [
    "phase.simultaneous": .handled { row throws(Unanswered) in
      .string(word(.simultaneous(try phase(row, "first"), try phase(row, "second"))))
    },
    "phase.exclusive": .handled(exclusive),
    "phase.sequence": .handled { row throws(Unanswered) in
      .string(word(.sequence(try phase(row, "first"), try phase(row, "second"))))
    },
    "gestures26.thresholdSubtracted": .handled(thresholdSubtracted),
    "gestures26.movementGateMin": .handled(movementGateMin),
    "gestures26.movementGateMax": .handled(movementGateMax),
    "gestures26.consume": .doesNotApply(
      reason: "a helper in one dimension of the threshold that thresholdSubtracted tests"),
    "gestures26.durationGate": .doesNotApply(
      reason: "a gate with a least and a longest time; our taps and long presses have one of them"),
    "gestures26.separationGate": .doesNotApply(
      reason: "a largest distance between fingers, which no gesture of SwiftUI asks for"),
    "gestures26.repeat": .doesNotApply(
      reason: "the inner state of a counter; when our taps count is told by tapTrace"),
    "gestures26.mix": .doesNotApply(
      reason: "the interpolation inside a velocity filter whose weight is not known"),
    "gestures26.velocityMix": .doesNotApply(
      reason: "a velocity filter of the 2025 framework whose weight is not known"),
    "gestures26.phaseTransition": .doesNotApply(
      reason: "a queue of phases in which a gesture may be blocked again; ours is held once"),
    "gestures26.failureIsTerminated": .doesNotApply(
      reason: "a class of the 2025 framework's failures that changes nothing for who wins"),
  ]

  private static func value(_ name: String) -> GestureValue {
    .tap(TapValue(location: Point(x: name == "first" ? 1 : 2, y: 0), time: .zero, count: 1))
  }

  private static func phase(
    _ row: Row, _ name: String
  ) throws(Unanswered) -> RecognizerPhase {
    switch try row.text(name) {
    case "possible": return .possible(nil)
    case "active": return .active(value(name), isDecisive: true)
    case "ended": return .ended(value(name))
    case "failed": return .failed(GestureFailure(.cancelled))
    default: throw .missing(name)
    }
  }

  private static func word(_ phase: RecognizerPhase) -> String {
    switch phase {
    case .possible: "possible"
    case .active: "active"
    case .ended: "ended"
    case .failed: "failed"
    }
  }

  private static func exclusive(_ row: Row) throws(Unanswered) -> Value {
    let phase = RecognizerPhase.exclusive(
      try phase(row, "first"), try phase(row, "second"), dependency: .none)
    var result: [String: Value] = ["phase": .string(word(phase))]
    if phase.isRecognized, case .combined(let first, _)? = phase.value {
      result["value"] = .string(first == nil ? "second" : "first")
    }
    return .object(result)
  }

  /// The points of a row as one finger's way.
  private static func updates(
    _ row: Row, _ gesture: GestureDescription, from start: [Double]?
  ) throws(Unanswered) -> [[GestureUpdate]] {
    guard var points = row.inputs["points"]?.array?.map({ $0.numbers ?? [] }) else {
      throw .missing("points")
    }
    if let start { points.insert(start, at: 0) }
    let endsWithLift = row.inputs["lastIsEnd"]?.bool ?? false
    var arbiter = Arbiter()
    let geometry = PlainGeometry(size: Size(width: 100, height: 100))
    var result: [[GestureUpdate]] = []
    for (place, point) in points.enumerated() {
      let isLast = place == points.count - 1
      let isOnlyLift = isLast && endsWithLift
      let location = Point(x: point[0], y: point[1])
      let time = Instant(nanoseconds: Int64(place) * 10_000_000)
      var updates: [GestureUpdate] = []
      if place == 0 {
        updates += arbiter.down(
          PointerEvent(time: time, contact: ContactID(0), phase: .down, location: location),
          offered: [GestureAttachment(id: GestureID(0), gesture: gesture)], in: geometry)
      }
      if place > 0 || isOnlyLift {
        updates += arbiter.handle(
          PointerEvent(
            time: time, contact: ContactID(0), phase: isOnlyLift ? .up : .move,
            location: location), in: geometry)
      }
      result.append(updates)
    }
    return start == nil ? result : Array(result.dropFirst())
  }

  private static func thresholdSubtracted(_ row: Row) throws(Unanswered) -> Value {
    let drag = DragGesture(minimumDistance: try row.number("threshold"), anchor: .recognition)
    return .array(
      try updates(row, .drag(drag), from: nil).map { updates in
        if let value = updates.last?.change.value, case .drag(let drag) = value {
          return .numbers([drag.translation.x, drag.translation.y])
        }
        return .string(updates.last?.change.name == "failed" ? "failed" : "filtered")
      })
  }

  private static func movementGateMin(_ row: Row) throws(Unanswered) -> Value {
    let drag = DragGesture(minimumDistance: try row.number("bound"))
    return .array(
      try updates(row, .drag(drag), from: try row.numbers("initial")).map {
        .string($0.contains { $0.change.value != nil } ? "passes" : "filtered")
      })
  }

  private static func movementGateMax(_ row: Row) throws(Unanswered) -> Value {
    let tap = TapGesture(maximumDistance: try row.number("bound"))
    var hasFailed = false
    return .array(
      try updates(row, .tap(tap), from: try row.numbers("initial")).map {
        hasFailed = hasFailed || $0.contains { $0.change.name == "failed" }
        return .string(hasFailed ? "failed" : "passes")
      })
  }
}
