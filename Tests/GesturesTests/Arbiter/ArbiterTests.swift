import Gestures
import Motion
import Testing

private let tap = GestureDescription.tap(TapGesture())
private let double = GestureDescription.tap(TapGesture(count: 2))
private let drag = GestureDescription.drag(DragGesture())

/// Attaches gestures with the identities 0, 1, 2 … from the inside out.
private func attach(_ gestures: GestureDescription...) -> [GestureAttachment] {
  gestures.enumerated().map { GestureAttachment(id: GestureID(Int32($0)), gesture: $1) }
}

@Suite("Arbiter")
struct ArbiterTests {
  @Test("says who held a gesture and who excluded it, from the inside out")
  func log() {
    let timeline = Timeline(
      """
      pointer d-mu
      tap     p--e
      drag    p-hf
      """, at: [[0, 20, 20]], [.gesture("tap", tap), .gesture("drag", drag)])
    #expect(
      timeline.log() == [
        "0 tap possible", "0 drag possible", "100 drag held tap", "150 tap ended",
        "150 drag failed excluded tap",
      ])
  }

  @Test("reports the gestures of one time from the inside out, whoever decided")
  func order() {
    let timeline = Timeline(
      """
      pointer d-u
      tap     p-h------e
      double  p--------f
      """, at: [[0, 0]], [.gesture("tap", tap), .gesture("double", double)])
    #expect(
      timeline.log().suffix(2) == ["450 tap ended", "450 double failed intervalOver"])
  }

  @Test("gives onCancel the last value of a gesture that had been active, and only of one")
  func lastValue() {
    var run = ArbiterRun(offered: attach(drag))
    _ = run.take(sample(0, .down, 0))
    var updates = run.take(sample(10, .cancel, 0))
    #expect(
      updates.map { $0.change } == [.failed(GestureFailure(.cancelled))])
    _ = run.take(sample(20, .down, 0))
    let began = run.take(sample(30, .move, 12))
    updates = run.take(sample(40, .cancel, 12))
    #expect(began.count == 1)
    #expect(
      updates.map { $0.change } == [
        .failed(GestureFailure(.cancelled, lastValue: began.first?.change.value))
      ])
    #expect(updates.first?.change.value != nil)
  }

  @Test("ignores samples of contacts that it does not know, and a second down of one that it does")
  func unknownContacts() {
    var run = ArbiterRun(offered: attach(drag))
    #expect(run.take(sample(0, .move, 50)).isEmpty)
    #expect(run.take(sample(1, .up, 50)).isEmpty)
    _ = run.take(sample(2, .down, 0))
    #expect(run.take(sample(3, .down, 30)).isEmpty)
    #expect(run.take(sample(4, .move, 10)).map { $0.change.name } == ["began"])
  }

  @Test("cancels all contacts but leaves a double tap between its taps alone")
  func cancelAll() {
    var arbiter = Arbiter()
    let offered = attach(double, drag)
    let geometry = LocalGeometry()
    _ = arbiter.down(sample(0, .down, 0), offered: offered, in: geometry)
    _ = arbiter.handle(sample(10, .up, 0), in: geometry)
    #expect(arbiter.cancelAll(at: milliseconds(20)).isEmpty)
    #expect(arbiter.undecided.contains(GestureID(0)))
    #expect(!arbiter.undecided.contains(GestureID(1)))
    _ = arbiter.down(sample(100, .down, 0), offered: offered, in: geometry)
    let cancelled = arbiter.cancelAll(at: milliseconds(110))
    #expect(
      cancelled.map { $0.change } == [
        .failed(GestureFailure(.cancelled)), .failed(GestureFailure(.cancelled)),
      ])
    #expect(arbiter.handle(sample(120, .up, 0), in: geometry).isEmpty)
    #expect(arbiter.nextDeadline == nil)
  }

  @Test("cancels a sequence whose second part has not seen the finger that is down")
  func cancelAllInSequence() {
    let hold = GestureDescription.longPress(LongPressGesture())
    var run = ArbiterRun(offered: attach(hold.sequenced(before: drag)))
    _ = run.take(sample(0, .down, 0))
    #expect(
      run.arbiter.fireDeadlines(at: milliseconds(500), kind: .inclusive).map { $0.change.name }
        == ["began"])
    let cancelled = run.arbiter.cancelAll(at: milliseconds(900))
    #expect(cancelled.map { $0.change.name } == ["failed"])
    #expect(run.arbiter.undecided.isEmpty)
  }

  @Test("leaves a sequence alone whose first part ended with the lift when all is cancelled")
  func cancelAllBetweenParts() {
    var run = ArbiterRun(offered: attach(tap.sequenced(before: drag)))
    _ = run.take(sample(0, .down, 0))
    _ = run.take(sample(50, .up, 0))
    #expect(run.arbiter.cancelAll(at: milliseconds(60)).isEmpty)
    #expect(run.arbiter.undecided == [GestureID(0)])
  }

  @Test("decides between hundreds of gestures that wait for one tap", .timeLimit(.minutes(1)))
  func manyGestures() {
    let drags = [GestureDescription](repeating: drag, count: 300)
    let offered = ([tap] + drags).enumerated()
      .map { GestureAttachment(id: GestureID(Int32($0)), gesture: $1) }
    var run = ArbiterRun(offered: offered)
    _ = run.take(sample(0, .down, 0))
    #expect(run.take(sample(10, .move, 20)).filter { $0.change.name == "held" }.count == 300)
    let late = run.take(sample(20, .move, 50))
    #expect(late.filter { $0.change.name == "began" }.map { $0.gesture } == [GestureID(1)])
    #expect(run.arbiter.undecided == [GestureID(1)])
  }

  @Test("holds a combination no more whose recognised part has failed")
  func heldCombination() {
    let both = drag.simultaneously(with: .magnify(MagnifyGesture()))
    var run = ArbiterRun(offered: attach(tap, both))
    _ = run.take(sample(0, .down, 0))
    #expect(run.take(sample(10, .move, 20)).map { $0.change.name } == ["held"])
    // The second finger fails the tap and the drag; the magnify is undecided until the lift.
    let second = run.take(sample(20, .down, 100, contact: 2))
    #expect(second.filter { $0.change.isTerminal }.map { $0.gesture } == [GestureID(0)])
    #expect(run.take(sample(30, .up, 20)).map { $0.change.name } == ["failed"])
  }

  @Test("fails gestures from outside, once, and lets go of those that waited for them")
  func failFromOutside() {
    var run = ArbiterRun(offered: attach(tap, drag))
    _ = run.take(sample(0, .down, 0))
    _ = run.take(sample(10, .move, 20))
    let updates = run.arbiter.fail([GestureID(0)], reason: .viewRemoved, at: milliseconds(15))
    #expect(updates.map { $0.change.name } == ["failed", "began"])
    #expect(updates.map { $0.gesture } == [GestureID(0), GestureID(1)])
    #expect(run.arbiter.fail([GestureID(0)], reason: .disabled, at: milliseconds(16)).isEmpty)
    #expect(run.take(sample(20, .up, 20)).map { $0.change.name } == ["ended"])
    #expect(!run.arbiter.undecided.contains(GestureID(1)))
  }

  @Test("relates gestures only where a common contact was offered to both")
  func separatePaths() {
    var arbiter = Arbiter()
    let geometry = LocalGeometry()
    let (left, right) = (
      GestureAttachment(id: GestureID(0), gesture: drag),
      GestureAttachment(id: GestureID(1), gesture: drag)
    )
    _ = arbiter.down(sample(0, .down, 0, contact: 1), offered: [left], in: geometry)
    _ = arbiter.down(sample(1, .down, 0, contact: 2), offered: [right], in: geometry)
    #expect(
      arbiter.handle(sample(2, .move, 20, contact: 1), in: geometry).map { $0.change.name }
        == ["began"])
    #expect(
      arbiter.handle(sample(3, .move, 20, contact: 2), in: geometry).map { $0.change.name }
        == ["began"])
  }

  @Test("fails a parent's drag by a finger on a child, and lets the child's drag go on")
  func secondFingerOnChild() {
    var arbiter = Arbiter()
    let geometry = LocalGeometry()
    let (child, parent) = (
      GestureAttachment(id: GestureID(0), gesture: drag),
      GestureAttachment(id: GestureID(1), gesture: drag)
    )
    _ = arbiter.down(sample(0, .down, 0, contact: 1), offered: [parent], in: geometry)
    _ = arbiter.handle(sample(10, .move, 20, contact: 1), in: geometry)
    let second = arbiter.down(
      sample(20, .down, 0, contact: 2), offered: [child, parent], in: geometry)
    #expect(second.map { $0.gesture } == [child.id, parent.id])
    #expect(second.map { $0.change.name } == ["possible", "failed"])
    #expect(
      arbiter.handle(sample(30, .move, 20, contact: 2), in: geometry).map { $0.gesture }
        == [child.id])
  }

  @Test("holds for nothing that is offered to another contact, though both gestures take part")
  func relationsOfSharedContacts() {
    var arbiter = Arbiter()
    let geometry = LocalGeometry()
    let (inner, outer, other) = (
      GestureAttachment(id: GestureID(0), gesture: tap),
      GestureAttachment(id: GestureID(1), gesture: drag),
      GestureAttachment(id: GestureID(2), gesture: drag)
    )
    _ = arbiter.down(sample(0, .down, 0, contact: 1), offered: [inner, outer], in: geometry)
    _ = arbiter.down(sample(1, .down, 0, contact: 2), offered: [other], in: geometry)
    // The tap holds the drag around it, and not the one beside it, which comes after it too.
    let held = arbiter.handle(sample(2, .move, 20, contact: 1), in: geometry)
    #expect(held.map { $0.change } == [.held(by: inner.id, progress: .moved(20, of: 45))])
    let free = arbiter.handle(sample(3, .move, 20, contact: 2), in: geometry)
    #expect(free.map { $0.change.name } == ["began"])
  }

  @Test("lets the innermost go out where gestures in a ring count equally many taps")
  func ringTie() {
    // The tap waits for the double taps, they wait for the drag, and that waits for the tap.
    var run = ArbiterRun(
      offered: attach(tap, .drag(DragGesture(minimumDistance: 0)), double, double))
    var updates: [GestureUpdate] = []
    for event in [sample(0, .down, 0), sample(10, .up, 0), sample(100, .down, 0)] {
      updates += run.take(event)
    }
    #expect(updates.contains { $0.change.name == "ended" } == false)
    updates = run.take(sample(110, .up, 0)).filter { $0.change.name != "held" }
    #expect(updates.map { $0.gesture.rawValue } == [0, 1, 2, 3])
    #expect(updates.map { $0.change.name } == ["failed", "failed", "ended", "failed"])
  }

  @Test("stays decided until all contacts that were offered to it are up")
  func decidedUntilAllAreUp() {
    var run = ArbiterRun(offered: attach(drag))
    _ = run.take(sample(0, .down, 0, contact: 1))
    #expect(run.take(sample(10, .down, 0, contact: 2)).map { $0.change.name } == ["failed"])
    #expect(run.take(sample(20, .up, 0, contact: 1)).isEmpty)
    // The second finger, though it came when all was over, is still down.
    #expect(run.take(sample(30, .down, 0, contact: 3)).isEmpty)
    #expect(run.take(sample(40, .up, 0, contact: 2)).isEmpty)
    #expect(run.take(sample(50, .down, 0, contact: 4)).isEmpty)
    #expect(run.take(sample(60, .up, 0, contact: 3)).isEmpty)
    #expect(run.take(sample(70, .up, 0, contact: 4)).isEmpty)
    #expect(run.take(sample(80, .down, 0, contact: 5)).map { $0.change.name } == ["possible"])
  }

  @Test("asks for deadlines, inclusive before an event of their time and exclusive after it")
  func deadlines() {
    var run = ArbiterRun(offered: attach(double))
    #expect(run.arbiter.nextDeadline == nil)
    _ = run.take(sample(0, .down, 0))
    #expect(run.arbiter.nextDeadline?.time == milliseconds(750))
    #expect(run.arbiter.nextDeadline?.kind == .inclusive)
    _ = run.take(sample(100, .up, 0))
    #expect(run.arbiter.nextDeadline?.time == milliseconds(450))
    #expect(run.arbiter.nextDeadline?.kind == .exclusive)
    #expect(run.arbiter.fireDeadlines(at: milliseconds(449), kind: .exclusive).isEmpty)
    #expect(run.arbiter.fireDeadlines(at: milliseconds(450), kind: .inclusive).isEmpty)
    let over = run.arbiter.fireDeadlines(at: milliseconds(450), kind: .exclusive)
    #expect(
      over.map { $0.change } == [.failed(GestureFailure(.intervalOver, progress: .taps(1, of: 2)))])
    #expect(over.first?.time == milliseconds(450))
  }

  @Test("lets deadlines act that were missed, at their own times, before an event")
  func missedDeadlines() {
    var arbiter = Arbiter()
    let geometry = LocalGeometry()
    _ = arbiter.down(sample(0, .down, 0), offered: attach(tap, drag), in: geometry)
    _ = arbiter.handle(sample(10, .move, 20), in: geometry)
    let updates = arbiter.handle(sample(2_000, .move, 30), in: geometry)
    #expect(updates.map { $0.time } == [milliseconds(750), milliseconds(750), milliseconds(2_000)])
    #expect(updates.map { $0.change.name } == ["failed", "began", "changed"])
  }

  @Test("reports no change for a sample that changes nothing")
  func repeatedSample() {
    var run = ArbiterRun(offered: attach(drag))
    _ = run.take(sample(0, .down, 0))
    _ = run.take(sample(10, .move, 20))
    #expect(run.take(sample(10, .move, 20)).isEmpty)
    #expect(run.take(sample(11, .move, 20)).map { $0.change.name } == ["changed"])
  }

  @Test("keeps no gesture once all is decided and all contacts are up")
  func forgets() {
    var run = ArbiterRun(offered: attach(tap, drag))
    for round in 0..<3 {
      let start = Double(round) * 1_000
      let down = run.take(sample(start, .down, 0))
      #expect(down.map { $0.change.name } == ["possible", "possible"])
      _ = run.take(sample(start + 50, .up, 0))
      #expect(!run.arbiter.undecided.contains(GestureID(0)))
    }
  }
}
