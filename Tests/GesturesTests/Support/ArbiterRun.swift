import Gestures
import Motion

/// The stage of the tests: an arbiter, one path of gestures, events and deadlines in their order.
struct ArbiterRun {
  /// The arbiter.
  var arbiter = Arbiter()
  /// The gestures on the path of every contact.
  var offered: [GestureAttachment]
  /// The gestures on the path of a contact, where they are others.
  var paths: [ContactID: [GestureAttachment]] = [:]
  /// Where things are.
  var geometry = LocalGeometry()

  /// Makes a run before its first event.
  init(offered: [GestureAttachment]) {
    self.offered = offered
  }

  /// Something that happens to the gestures.
  enum Input: Sendable {
    /// A sample of a contact.
    case pointer(PointerEvent)
    /// The system takes all contacts away.
    case cancelAll(Instant)
    /// Gestures are made to fail from outside.
    case fail([GestureID], FailureReason, Instant)

    /// When.
    var time: Instant {
      switch self {
      case .pointer(let event): event.time
      case .cancelAll(let time), .fail(_, _, let time): time
      }
    }
  }

  /// Takes the events, then lets two seconds pass; returns all that was reported.
  func run(_ events: [PointerEvent]) -> [GestureUpdate] {
    run(events.map { Input.pointer($0) })
  }

  /// Takes all that happens, then lets two seconds pass; returns all that was reported.
  func run(_ inputs: [Input]) -> [GestureUpdate] {
    var copy = self
    var updates: [GestureUpdate] = []
    for input in inputs {
      switch input {
      case .pointer(let event): updates += copy.take(event)
      case .cancelAll(let time): updates += copy.arbiter.cancelAll(at: time)
      case .fail(let ids, let reason, let time):
        updates += copy.arbiter.fail(ids, reason: reason, at: time)
      }
    }
    let end = (inputs.last?.time ?? .zero).advanced(bySeconds: 2)
    updates += copy.pass(until: end)
    return updates
  }

  /// Lets the deadlines before an event act, then the event.
  mutating func take(_ event: PointerEvent) -> [GestureUpdate] {
    var updates: [GestureUpdate] = []
    while let next = arbiter.nextDeadline,
      next.time < event.time || next.time == event.time && next.kind == .inclusive
    {
      updates += arbiter.fireDeadlines(at: next.time, kind: next.kind)
    }
    if event.phase == .down {
      updates += arbiter.down(event, offered: paths[event.contact] ?? offered, in: geometry)
    } else {
      updates += arbiter.handle(event, in: geometry)
    }
    return updates
  }

  /// Lets time pass without events, up to and including the deadlines at its end.
  mutating func pass(until end: Instant) -> [GestureUpdate] {
    var updates: [GestureUpdate] = []
    while let next = arbiter.nextDeadline, next.time <= end {
      updates += arbiter.fireDeadlines(at: next.time, kind: next.kind)
    }
    return updates
  }
}

/// Returns an instant at a number of milliseconds.
func milliseconds(_ value: Double) -> Instant {
  Instant(nanoseconds: Int64((value * 1e6).rounded()))
}

/// Returns a sample at a time in milliseconds.
func sample(
  _ time: Double, _ phase: PointerPhase, _ x: Double, _ y: Double = 0, contact: Int64 = 0
) -> PointerEvent {
  PointerEvent(
    time: milliseconds(time), contact: ContactID(contact), phase: phase,
    location: Point(x: x, y: y))
}
