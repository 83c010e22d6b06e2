package import Gestures
import Motion

/// A run of generated steps over one path of gestures, which checks what must always hold.
///
/// The rules are stated anew here, from the table of who comes first, and looked for in what the
/// arbiter reports, not in what it knows.
package struct ArbiterWalk: Sendable {
  /// The arbiter.
  package var arbiter = Arbiter()
  /// The same arbiter over gestures whose numbers run the other way.
  private var mirror = Arbiter()
  /// The gestures on the path of every contact, from the inside out.
  package let offered: [GestureAttachment]
  private let mirrored: [GestureAttachment]
  /// The time so far, in milliseconds.
  package private(set) var time: Int64 = 0
  private var lastTime = Instant.zero
  /// How each gesture stands in the present sequence.
  private var standings: [Standing]
  /// The gesture that made each one fail, in its present sequence.
  private var causes: [Int?]
  /// The contacts that are down.
  private var contacts: [Int64] = []
  /// The contacts of each gesture's sequence that are down.
  private var touches: [[Int64]]
  /// The first rule that was broken.
  package private(set) var complaint: String?

  private static let geometry = PlainGeometry(size: Size(width: 100, height: 100))

  /// What has been reported of a gesture since its sequence began.
  private enum Standing {
    case idle
    case possible
    case held
    case active
    case ended
    case failed

    var isOver: Bool { self == .ended || self == .failed }
  }

  /// Makes a walk before its first step.
  package init(_ offered: [GestureAttachment]) {
    self.offered = offered
    mirrored = offered.map { attachment in
      var other = attachment
      other.id = Self.mirrored(attachment.id, offered.count)
      return other
    }
    standings = offered.map { _ in .idle }
    causes = offered.map { _ in nil }
    touches = offered.map { _ in [] }
  }

  /// Takes a step, 10 ms after the one before.
  package mutating func take(_ step: WalkStep) {
    time += 10
    switch step {
    case .down: touch(.down, at: 0)
    case .up: touch(.up, at: 0)
    case .cancel: touch(.cancel, at: 0)
    case .still: touch(.move, at: 0)
    case .near: touch(.move, at: 20)
    case .far: touch(.move, at: 50)
    case .otherDown: touch(.down, at: 5, contact: 1)
    case .otherUp: touch(.up, at: 5, contact: 1)
    case .short: time += 200
    case .long: time += 800
    case .cancelAll: cancelAll()
    case .remove:
      act { arbiter, offered, time in
        arbiter.fail([offered[0].id], reason: .viewRemoved, at: time)
      }
    }
  }

  /// Takes all contacts away and lets time pass; nothing may then be undecided.
  package mutating func finish() {
    cancelAll()
    time += 10_000
    passTime()
    for (index, standing) in standings.enumerated() where standing != .idle && !standing.isOver {
      complain("gesture \(index) is left over")
    }
  }

  private mutating func cancelAll() {
    contacts.removeAll()
    for index in touches.indices { touches[index].removeAll() }
    act { arbiter, _, time in arbiter.cancelAll(at: time) }
  }

  private var instant: Instant { Instant(nanoseconds: time * 1_000_000) }

  private mutating func touch(_ phase: PointerPhase, at x: Double, contact: Int64 = 0) {
    let event = PointerEvent(
      time: instant, contact: ContactID(contact), phase: phase, location: Point(x: x, y: 0))
    passTime()
    if phase == .down, !contacts.contains(contact) {
      contacts.append(contact)
      for index in touches.indices { touches[index].append(contact) }
    }
    act { arbiter, offered, _ in
      phase == .down
        ? arbiter.down(event, offered: offered, in: Self.geometry)
        : arbiter.handle(event, in: Self.geometry)
    }
    guard phase == .up || phase == .cancel else { return }
    contacts.removeAll { $0 == contact }
    for index in touches.indices { touches[index].removeAll { $0 == contact } }
  }

  /// Lets the deadlines act that come before an event now.
  private mutating func passTime() {
    while let next = arbiter.nextDeadline,
      next.time < instant || (next.time == instant && next.kind == .inclusive)
    {
      act { arbiter, _, _ in arbiter.fireDeadlines(at: next.time, kind: next.kind) }
    }
  }

  /// Lets both arbiters do one thing and compares what they report.
  private mutating func act(
    _ action: (inout Arbiter, [GestureAttachment], Instant) -> [GestureUpdate]
  ) {
    let updates = action(&arbiter, offered, instant)
    let other = action(&mirror, mirrored, instant)
    check(updates)
    if updates != other.map({ mirrored($0) }) { complain("the numbers of the gestures matter") }
  }

  private func mirrored(_ update: GestureUpdate) -> GestureUpdate {
    var result = update
    let count = offered.count
    result.gesture = Self.mirrored(update.gesture, count)
    switch update.change {
    case .held(let other, let progress):
      result.change = .held(by: Self.mirrored(other, count), progress: progress)
    case .failed(var failure):
      failure.by = failure.by.map { Self.mirrored($0, count) }
      result.change = .failed(failure)
    case .possible, .began, .changed, .ended: break
    }
    return result
  }

  private static func mirrored(_ id: GestureID, _ count: Int) -> GestureID {
    GestureID(Int32(count - 1) - id.rawValue)
  }

  private mutating func complain(_ text: String) {
    if complaint == nil { complaint = "\(text) at \(time) ms" }
  }
}

extension ArbiterWalk {
  /// Checks a batch of reports: each in its place, and together what must hold when all is settled.
  private mutating func check(_ updates: [GestureUpdate]) {
    defer { endSequences() }
    for update in updates {
      if update.time < lastTime { complain("time went back") }
      lastTime = update.time
      guard let index = offered.firstIndex(where: { $0.id == update.gesture }) else {
        complain("an unknown gesture")
        continue
      }
      if !follow(index, update.change) {
        complain("gesture \(index) reports \(update.change.name) out of order")
      }
    }
    checkWinners(updates)
  }

  /// Moves a gesture's standing on; returns whether the change may come now.
  private mutating func follow(_ index: Int, _ change: GestureChange) -> Bool {
    let before = standings[index]
    switch change {
    case .possible:
      standings[index] = .possible
      causes[index] = nil
      return before == .idle || before.isOver
    case .held:
      standings[index] = .held
      return before == .possible
    case .began:
      standings[index] = .active
      return before == .possible || before == .held
    case .changed: return before == .active
    case .ended:
      standings[index] = .ended
      return before == .possible || before == .held || before == .active
    case .failed(let failure):
      standings[index] = .failed
      causes[index] = failure.by.flatMap { cause in offered.firstIndex { $0.id == cause } }
      let hadValue = failure.lastValue != nil
      return !before.isOver && before != .idle && hadValue == (before == .active)
    }
  }

  /// No gesture that has just gone out may have one before it that is undecided, or that won.
  private mutating func checkWinners(_ updates: [GestureUpdate]) {
    for update in updates {
      let isOut: Bool
      switch update.change {
      case .began, .ended: isOut = true
      case .possible, .held, .changed, .failed: isOut = false
      }
      guard isOut, let winner = offered.firstIndex(where: { $0.id == update.gesture }),
        standings[winner] != .failed
      else { continue }
      for other in offered.indices where other != winner && isExclusive(winner, other) {
        switch standings[other] {
        case .active, .ended: complain("gestures \(winner) and \(other) both win")
        case .possible, .held:
          if mustWait(winner, for: other) { complain("gesture \(winner) did not wait") }
        case .failed:
          if causes[other] == winner, mustWait(winner, for: other), !mayPass(winner, other) {
            complain("gesture \(winner) went past \(other)")
          }
        case .idle: break
        }
      }
    }
  }

  /// Forgets the gestures that are over and whose contacts are all up.
  private mutating func endSequences() {
    for index in offered.indices where standings[index].isOver && touches[index].isEmpty {
      standings[index] = .idle
    }
  }

  /// Whether a gesture may win before one that it waits for has failed by itself: past a button that
  /// the finger has left, and in a ring of gestures that wait for each other.
  private func mayPass(_ winner: Int, _ other: Int) -> Bool {
    if case .press = offered[other].gesture { return true }
    var reached = [other]
    var next = 0
    while next < reached.count {
      for index in offered.indices
      where !reached.contains(index) && mustWait(reached[next], for: index) {
        reached.append(index)
      }
      next += 1
    }
    return reached.contains(winner)
  }

  /// Whether at most one of two gestures may win.
  private func isExclusive(_ one: Int, _ other: Int) -> Bool {
    offered[one].priority != .simultaneous && offered[other].priority != .simultaneous
  }

  /// Whether a gesture may go out only when another one has failed, by the table in the documents.
  private func mustWait(_ index: Int, for other: Int) -> Bool {
    let (gesture, before) = (offered[index], offered[other])
    guard isExclusive(index, other) else { return false }
    if let count = gesture.gesture.requiredTapCount,
      let others = before.gesture.requiredTapCount, count != others
    {
      return count < others
    }
    if case .magnify = gesture.gesture { return false }
    if case .scroll = gesture.gesture { return false }
    if case .scroll = before.gesture, index < other { return false }
    switch (gesture.priority, before.priority) {
    case (.normal, .normal): return other < index
    case (.high, .high): return other > index
    case (.normal, .high): return true
    default: return false
    }
  }
}
