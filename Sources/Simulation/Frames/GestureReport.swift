/// What became of a gesture in a run: its phases, its outcome and the calls of its handlers.
public struct GestureReport: Hashable, Sendable {
  /// The view's path and the gesture's name: `card[c1]:drag`.
  public var name: String
  /// The lines of the log about the gesture, in order.
  public var events: [EventRecord]

  /// Makes a report of some lines of the log.
  public init(name: String, events: [EventRecord]) {
    self.name = name
    self.events = events
  }

  /// The last terminal phase, `ended` or `failed`; nil where the gesture never got so far.
  public var outcome: String? { last?.phase }

  /// Why the gesture failed, the last time it was over, in one word; empty where it ended.
  public var reason: String {
    guard let reason = last?.reason else { return "" }
    return String(reason.prefix { $0 != ":" })
  }

  /// The gesture that made it fail, the last time it was over; empty where none did.
  public var by: String { last?.by ?? "" }

  /// When the gesture was over, the last time.
  public var end: Instant? { last?.time }

  /// How often `onChanged` was called.
  public var changedCalls: Int {
    events.count { $0.phase == "active" || $0.phase == "changed" }
  }

  /// How often `onEnded` was called.
  public var endedCalls: Int { events.count { $0.phase == "ended" } }

  /// How often `onCancel` was called: for each failure of a gesture that had been active.
  public var cancelCalls: Int {
    var count = 0
    var isActive = false
    for event in events {
      switch event.phase {
      case "active": isActive = true
      case "failed":
        if isActive { count += 1 }
        isActive = false
      case "ended", "possible": isActive = false
      default: break
      }
    }
    return count
  }

  private var last: EventRecord? {
    events.last { $0.phase == "ended" || $0.phase == "failed" }
  }
}
