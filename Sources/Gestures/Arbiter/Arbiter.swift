public import Motion

/// Decides which of the gestures that see the same contacts may go ahead.
///
/// Every attached gesture on the path of a contact runs its own machine. Beside that it may have to
/// wait for others (``Arbiter`` holds it) until they fail, and it fails when one of them succeeds:
/// the relations of SwiftUI since iOS 18. A gesture is decided once for a sequence and stays so
/// until all contacts that were offered to it are up.
///
/// Time is that of the events. Deadlines act without input: call ``fireDeadlines(at:kind:)`` when
/// ``nextDeadline`` comes. One that was missed fires before the next event is looked at.
public struct Arbiter: Sendable {
  /// The gestures in a sequence, from the inside out wherever they share a contact.
  var candidates: [Candidate] = []
  /// The contacts that are down.
  var contacts: [ContactID] = []
  /// The number of touches so far.
  private var touches: Int64 = 0
  /// Who wins between the pan of a scroll container and the gestures inside it.
  public let scrollPriority: ScrollPriority

  /// Makes an arbiter without contacts.
  public init(scrollPriority: ScrollPriority = .iOS18) {
    self.scrollPriority = scrollPriority
  }

  /// Offers a contact that goes down to the gestures on its path.
  ///
  /// A contact that is down already is ignored.
  ///
  /// - Parameters:
  ///   - event: The touch.
  ///   - path: The gestures on the path, from the innermost view to the outermost, on one view
  ///     in the order of attachment, none twice. Their masks are applied here.
  ///   - geometry: Where things are at this moment.
  /// - Returns: What became of the gestures, in order.
  public mutating func down(
    _ event: PointerEvent, offered path: [GestureAttachment], in geometry: some GestureGeometry
  ) -> [GestureUpdate] {
    var updates = fireOverdue(before: event.time)
    guard !contacts.contains(event.contact) else { return updates }
    contacts.append(event.contact)
    touches += 1
    let offered = GestureAttachment.included(of: path)
    enter(offered, at: event.time, into: &updates)
    for (depth, attachment) in offered.enumerated() {
      guard let index = index(of: attachment.id) else { continue }
      candidates[index].contacts.append(event.contact)
      guard !candidates[index].isTerminal else { continue }
      candidates[index].offers.append(Candidate.Offer(touch: touches, depth: depth))
      candidates[index].recognizer.take(event, for: attachment.id, in: geometry)
    }
    settle(at: event.time, into: &updates)
    return updates
  }

  /// Takes a move, a lift or a cancel of a contact.
  ///
  /// A contact that is not down is ignored.
  ///
  /// - Parameters:
  ///   - event: The sample; its phase is not `down`.
  ///   - geometry: Where things are at this moment.
  /// - Returns: What became of the gestures, in order.
  public mutating func handle(
    _ event: PointerEvent, in geometry: some GestureGeometry
  ) -> [GestureUpdate] {
    var updates = fireOverdue(before: event.time)
    guard event.phase != .down, let place = contacts.firstIndex(of: event.contact) else {
      return updates
    }
    for index in candidates.indices
    where !candidates[index].isTerminal && candidates[index].contacts.contains(event.contact) {
      candidates[index].recognizer.take(event, for: candidates[index].id, in: geometry)
    }
    if event.phase != .move {
      contacts.remove(at: place)
      for index in candidates.indices {
        candidates[index].contacts.removeAll { $0 == event.contact }
      }
    }
    settle(at: event.time, into: &updates)
    return updates
  }

  /// Takes all contacts away, as the system does; a double tap between its taps goes on.
  ///
  /// A gesture whose contact is taken fails even where its machine follows none: one whose first
  /// part has ended may wait for the next sample of a finger that is down.
  public mutating func cancelAll(at time: Instant) -> [GestureUpdate] {
    var updates = fireOverdue(before: time)
    contacts.removeAll()
    for index in candidates.indices {
      let isTouched = !candidates[index].contacts.isEmpty
      candidates[index].contacts.removeAll()
      guard !candidates[index].isTerminal else { continue }
      candidates[index].recognizer.cancel()
      if isTouched, !candidates[index].recognizer.phase.isTerminal {
        candidates[index].fail(GestureFailure(.cancelled), at: time)
      }
    }
    settle(at: time, into: &updates)
    return updates
  }

  /// Lets gestures fail from outside, because their view was removed or disabled.
  ///
  /// Gestures that are in no sequence, or decided already, are passed over.
  public mutating func fail(
    _ gestures: [GestureID], reason: FailureReason, at time: Instant
  ) -> [GestureUpdate] {
    var updates = fireOverdue(before: time)
    for index in candidates.indices
    where !candidates[index].isTerminal && gestures.contains(candidates[index].id) {
      candidates[index].fail(GestureFailure(reason), at: time)
    }
    settle(at: time, into: &updates)
    return updates
  }

  /// Whether no gesture is in a sequence: what came before has no effect on what follows.
  public var isIdle: Bool { candidates.isEmpty }

  /// The gestures that are in a sequence and not decided yet, from the inside out.
  public var undecided: [GestureID] {
    candidates.filter { !$0.isTerminal }.map { $0.id }
  }

  /// Returns the place of a gesture among the candidates.
  func index(of id: GestureID) -> Int? {
    candidates.firstIndex { $0.id == id }
  }

  /// Makes candidates of the offered gestures that have none, in order from the inside out.
  private mutating func enter(
    _ offered: [GestureAttachment], at time: Instant, into updates: inout [GestureUpdate]
  ) {
    var place = candidates.count
    for attachment in offered.reversed() {
      if let index = index(of: attachment.id) {
        place = index
      } else {
        candidates.insert(Candidate(attachment), at: place)
      }
    }
    for attachment in offered {
      guard let index = index(of: attachment.id), candidates[index].offers.isEmpty else { continue }
      updates.append(GestureUpdate(gesture: attachment.id, time: time, change: .possible))
    }
  }
}
