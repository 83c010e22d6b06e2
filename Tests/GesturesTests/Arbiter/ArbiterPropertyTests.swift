import Motion
import Testing

@testable import Gestures

/// What may happen next in a generated sequence.
private enum Step: CaseIterable {
  case down
  case up
  case cancel
  case still
  case near
  case far
  case otherDown
  case otherUp
  case short
  case long
  case cancelAll
  case remove
}

/// A run of generated steps that checks what must always hold.
private struct Walk {
  var run: ArbiterRun
  var time = 0.0
  var log: [GestureUpdate] = []
  /// The last change of each gesture's present sequence, or nil between sequences.
  var last: [GestureChange?]
  var complaint: String?

  init(_ offered: [GestureAttachment]) {
    run = ArbiterRun(offered: offered)
    last = offered.map { _ in nil }
  }

  mutating func take(_ step: Step) {
    time += 10
    let instant = milliseconds(time)
    switch step {
    case .down: check(run.take(sample(time, .down, 0)))
    case .up: check(run.take(sample(time, .up, 0)))
    case .cancel: check(run.take(sample(time, .cancel, 0)))
    case .still: check(run.take(sample(time, .move, 0)))
    case .near: check(run.take(sample(time, .move, 20)))
    case .far: check(run.take(sample(time, .move, 50)))
    case .otherDown: check(run.take(sample(time, .down, 5, contact: 1)))
    case .otherUp: check(run.take(sample(time, .up, 5, contact: 1)))
    case .short: time += 200
    case .long: time += 800
    case .cancelAll: check(run.arbiter.cancelAll(at: instant))
    case .remove:
      let id = run.offered[0].id
      check(run.arbiter.fail([id], reason: .viewRemoved, at: instant))
    }
  }

  mutating func check(_ updates: [GestureUpdate]) {
    for update in updates {
      if let previous = log.last, update.time < previous.time { complaint = "time went back" }
      log.append(update)
    }
    if let rule = run.arbiter.violatedInvariant() { complaint = "\(rule)" }
    for update in updates {
      guard let index = run.offered.firstIndex(where: { $0.id == update.gesture }) else {
        complaint = "an unknown gesture"
        continue
      }
      if !Self.mayFollow(update.change, last[index]) {
        complaint = "\(update.change.name) after \(last[index]?.name ?? "nothing")"
      }
      if case .failed(let failure) = update.change {
        if (failure.lastValue != nil) != (last[index]?.isOngoing ?? false) {
          complaint = "last value"
        }
      }
      last[index] = update.change
    }
  }

  private static func mayFollow(_ change: GestureChange, _ last: GestureChange?) -> Bool {
    switch (last, change) {
    case (nil, .possible), (.ended, .possible), (.failed, .possible): true
    case (.possible, .held), (.possible, .began), (.held, .began): true
    case (.began, .changed), (.changed, .changed): true
    case (.possible, .ended), (.held, .ended), (.began, .ended), (.changed, .ended): true
    case (.possible, .failed), (.held, .failed), (.began, .failed), (.changed, .failed): true
    default: false
    }
  }
}

extension GestureChange {
  fileprivate var isOngoing: Bool {
    switch self {
    case .began, .changed: true
    default: false
    }
  }
}

/// A small generator whose sequence depends on its seed alone.
private struct SeededGenerator {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

private let kinds: [GestureDescription] = [
  .tap(TapGesture()), .tap(TapGesture(count: 2)), .tap(TapGesture(count: 3)),
  .drag(DragGesture()), .drag(DragGesture(minimumDistance: 0)),
]

/// All sets of three gestures, by kind and priority.
private let triples: [[GestureAttachment]] = {
  var single: [(GestureDescription, GesturePriority)] = []
  for kind in kinds {
    for priority in GesturePriority.allCases { single.append((kind, priority)) }
  }
  var all: [[GestureAttachment]] = []
  for first in single {
    for second in single {
      for third in single {
        all.append(
          [first, second, third].enumerated().map { number, gesture in
            GestureAttachment(
              id: GestureID(Int32(number)), gesture: gesture.0, priority: gesture.1)
          })
      }
    }
  }
  return all
}()

@Suite("Arbiter, whatever happens")
struct ArbiterPropertyTests {
  @Test("keeps its rules over all short sequences for a tap, a drag and a double tap")
  func exhaustive() {
    let offered = [(0, kinds[0]), (1, kinds[4]), (2, kinds[1])].map {
      GestureAttachment(id: GestureID($0.0), gesture: $0.1)
    }
    var walk = Walk(offered)
    walk.take(.down)
    var report = Report()
    explore(walk, steps: 4, &report)
    #expect(report.walks == 20_736)  // 12⁴
    #expect(report.complaint == nil)
  }

  private struct Report {
    var walks = 0
    var complaint: String?
  }

  /// Takes every possible step from here, and so on; walks with a common start share it.
  private func explore(_ walk: Walk, steps: Int, _ report: inout Report) {
    guard steps > 0 else {
      var walk = walk
      walk.check(walk.run.pass(until: milliseconds(10_000)))
      report.walks += 1
      if let complaint = walk.complaint { report.complaint = complaint }
      return
    }
    for step in Step.allCases {
      var next = walk
      next.take(step)
      explore(next, steps: steps - 1, &report)
    }
  }

  @Test("keeps its rules over long sequences for every set of three gestures")
  func seeded() {
    var worst: String?
    for (index, offered) in triples.enumerated() {
      var generator = SeededGenerator(state: UInt64(index) &+ 20_240_601)
      var walk = Walk(offered)
      for _ in 0..<24 { walk.take(Step.allCases[generator.next(below: Step.allCases.count)]) }
      if let complaint = walk.complaint { worst = "set \(index): \(complaint)" }
      // Whatever happened, with all contacts gone and time passed nothing is left undecided.
      walk.check(walk.run.arbiter.cancelAll(at: milliseconds(walk.time)))
      walk.check(walk.run.pass(until: milliseconds(walk.time + 10_000)))
      for attachment in offered where walk.run.arbiter.isLive(attachment.id) {
        worst = "set \(index): \(attachment.id.rawValue) is left over"
      }
    }
    #expect(triples.count == 3_375)
    #expect(worst == nil)
  }

  @Test("decides the same whatever numbers the gestures have, in every fifth set")
  func relabelled() {
    var different = 0
    for (index, offered) in triples.enumerated() where index % 5 == 0 {
      let relabelled = offered.map {
        GestureAttachment(
          id: GestureID(100 - 7 * $0.id.rawValue), gesture: $0.gesture, priority: $0.priority)
      }
      var generator = SeededGenerator(state: UInt64(index) &+ 7)
      var (one, other) = (Walk(offered), Walk(relabelled))
      for _ in 0..<20 {
        let step = Step.allCases[generator.next(below: Step.allCases.count)]
        one.take(step)
        other.take(step)
      }
      let names = one.log.map { "\(100 - 7 * $0.gesture.rawValue) \($0.change.name)" }
      if names != other.log.map({ "\($0.gesture.rawValue) \($0.change.name)" }) { different += 1 }
    }
    #expect(different == 0)
  }
}
