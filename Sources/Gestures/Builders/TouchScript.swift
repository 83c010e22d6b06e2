public import Motion

/// What fingers are meant to do, written down step by step; it becomes samples as a screen has them.
///
/// ```swift
/// let script = TouchScript(.device(seed: 7))
///   .drag(from: Point(x: 100, y: 600), to: Point(x: 100, y: 200), in: 0.3)
/// let trace = script.trace(viewport: Size(width: 393, height: 852))
/// ```
/// Each step begins where the one before ends; ``together(with:after:)`` lets two scripts run at
/// once. Times are whole microseconds, as traces have them. Every finger is a contact of its own,
/// numbered from 1. The same script gives the same samples, everywhere.
public struct TouchScript: Hashable, Sendable {
  /// How the fingers are sampled.
  public let sampling: TouchSampling
  /// The samples, in the order of their times.
  public private(set) var events: [PointerEvent] = []
  /// When the last step ends, pauses included.
  public private(set) var end = Instant.zero
  private var fingers: Int64 = 0
  private var steps: UInt64 = 0

  /// Makes a script without steps.
  public init(_ sampling: TouchSampling = TouchSampling()) {
    self.sampling = sampling
  }

  /// Returns the script with a time at its end in which no finger touches.
  ///
  /// - Precondition: `duration` is in 0…3600 seconds.
  public func pause(_ duration: Double) -> TouchScript {
    precondition(duration >= 0 && duration <= 3600, "a pause must be in 0…3600 s, got \(duration)")
    var script = self
    script.end = Self.time(end, plus: duration)
    return script
  }

  /// Returns the script with fingers at its end that the screen looks at together.
  ///
  /// - Parameters:
  ///   - strokes: What each finger does.
  ///   - stagger: How much later each finger touches than the one before it, in seconds.
  /// - Returns: The longer script.
  public func touch(_ strokes: TouchStroke..., stagger: Double = 0) -> TouchScript {
    touch(strokes, stagger: stagger)
  }

  /// Returns the script with fingers at its end, given as a list.
  public func touch(_ strokes: [TouchStroke], stagger: Double = 0) -> TouchScript {
    precondition(stagger >= 0 && stagger <= 60, "the stagger must be in 0…60 s, got \(stagger)")
    var script = self
    var added: [PointerEvent] = []
    for (index, stroke) in strokes.enumerated() {
      script.fingers += 1
      let finger = TouchSampler(
        stroke: stroke, sampling: sampling, contact: ContactID(script.fingers), step: steps,
        start: end, delay: stagger * Double(index))
      added += finger.events
      script.end = max(script.end, finger.end)
    }
    script.steps += 1
    script.events += Self.sorted(added)
    return script
  }

  /// Returns the script with another one at its end.
  public func followed(by other: TouchScript) -> TouchScript {
    var script = self
    script.events += other.events.map { shifted($0, from: other, by: end) }
    script.end = Instant(nanoseconds: end.nanoseconds + other.end.nanoseconds)
    script.fingers += other.fingers
    script.steps += other.steps
    return script
  }

  /// Returns the script with another one running beside it.
  ///
  /// - Parameters:
  ///   - other: The other script; its contacts get numbers after this one's.
  ///   - delay: How much later than this one it begins, in seconds.
  /// - Returns: The longer script.
  public func together(with other: TouchScript, after delay: Double = 0) -> TouchScript {
    precondition(delay >= 0 && delay <= 3600, "a delay must be in 0…3600 s, got \(delay)")
    var script = self
    let start = Self.time(.zero, plus: delay)
    script.events += other.events.map { shifted($0, from: other, by: start) }
    script.events = Self.sorted(script.events)
    script.end = max(end, Instant(nanoseconds: start.nanoseconds + other.end.nanoseconds))
    script.fingers += other.fingers
    script.steps = max(steps, other.steps)
    return script
  }

  private func shifted(
    _ event: PointerEvent, from other: TouchScript, by delay: Instant
  ) -> PointerEvent {
    var event = event
    event.time = Instant(nanoseconds: event.time.nanoseconds + delay.nanoseconds)
    event.contact = ContactID(event.contact.rawValue + fingers)
    return event
  }

  /// Sorts by time; what happens at one time keeps its order.
  private static func sorted(_ events: [PointerEvent]) -> [PointerEvent] {
    let order = events.indices.sorted { first, second in
      let (earlier, later) = (events[first].time, events[second].time)
      return earlier == later ? first < second : earlier < later
    }
    return order.map { events[$0] }
  }

  /// Returns a time some seconds after another one, in whole microseconds.
  static func time(_ start: Instant, plus seconds: Double) -> Instant {
    Instant(nanoseconds: start.nanoseconds + Int64((seconds * 1e6).rounded()) * 1000)
  }
}
