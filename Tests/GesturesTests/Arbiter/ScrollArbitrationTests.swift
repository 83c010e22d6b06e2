import Gestures
import Motion
import Testing

private let scroll = GestureDescription.scroll(ScrollGesture())
private let tap = GestureDescription.tap(TapGesture())
private let drag = GestureDescription.drag(DragGesture())
private let button = GestureDescription.press(PressGesture())

/// What became of a gesture inside a vertical scroll, and of the scroll, as the finger moves.
private func outcome(
  of gesture: GestureDescription, _ priority: GesturePriority = .normal,
  _ setting: ScrollPriority = .iOS18, _ places: [(Double, Double)]
) -> [[String]] {
  var run = ArbiterRun(offered: [
    GestureAttachment(id: GestureID(0), gesture: gesture, priority: priority),
    GestureAttachment(id: GestureID(1), gesture: scroll),
  ])
  run.arbiter = Arbiter(scrollPriority: setting)
  var events = [sample(0, .down, 0, 0)]
  for (step, place) in places.enumerated() {
    events.append(sample(Double(step + 1) * 10, .move, place.0, place.1))
  }
  let updates = run.run(events)
  return [0, 1].map { id in
    words(updates.filter { $0.gesture == GestureID(id) }).filter { !$0.hasSuffix("changed") }
  }
}

@Suite("Scroll pan")
struct ScrollArbitrationTests {
  @Test("begins at ten points along its axis, without a jump")
  func begin() {
    let updates = report(
      scroll, [sample(0, .down, 0, 0), sample(10, .move, 0, -9.9), sample(20, .move, 0, -12)])
    #expect(words(updates) == ["0 possible", "20 began"])
    guard case .drag(let value)? = updates.last?.change.value else {
      Issue.record("no value of a scroll")
      return
    }
    // One rounding of a fraction of 12.
    #expect(abs(value.translation.y + 2) < 1e-14)
  }

  @Test("leaves a finger alone that moves across its axis")
  func across() {
    #expect(
      outcome(of: drag, .simultaneous, .iOS18, [(12, 0)])[1].last == "10 failed wrongDirection")
    #expect(outcome(of: tap, .normal, .iOS18, [(10, 10)])[1].last == "10 began")
  }

  @Test("gives way to a drag inside it since iOS 18, and took the finger before")
  func settings() {
    let places = [(0.0, 8.0), (0, 12), (0, 30)]
    let inside = outcome(of: drag, .normal, .iOS18, places)
    #expect(inside == [["0 possible", "20 began"], ["0 possible", "20 failed excluded"]])
    let around = outcome(of: drag, .normal, .iOS17, places)
    #expect(around == [["0 possible", "20 failed excluded"], ["0 possible", "20 began"]])
    #expect(outcome(of: drag, .normal, .iOS26, places) == inside)
  }

  @Test("takes the finger even from a drag that is active already, before iOS 18")
  func activeDrag() {
    let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))
    let places = [(0.0, 5.0), (0, 12)]
    #expect(
      outcome(of: drag0, .normal, .iOS17, places)
        == [["0 possible", "0 began", "20 failed excluded"], ["0 possible", "20 began"]])
    #expect(
      outcome(of: drag0, .normal, .iOS18, places)
        == [["0 possible", "0 began"], ["0 possible", "0 failed excluded"]])
  }

  @Test("wins where the drag inside asks for more distance")
  func largerDistance() {
    let drag = GestureDescription.drag(DragGesture(minimumDistance: 30))
    for setting in ScrollPriority.allCases {
      #expect(
        outcome(of: drag, .normal, setting, [(0, 10), (0, 40)])
          == [["0 possible", "10 failed excluded"], ["0 possible", "10 began"]])
    }
  }

  @Test("runs beside a simultaneous drag, but no more since iOS 26")
  func simultaneous() {
    for setting in [ScrollPriority.iOS17, .iOS18] {
      #expect(
        outcome(of: drag, .simultaneous, setting, [(0, 12)])
          == [["0 possible", "10 began"], ["0 possible", "10 began"]])
    }
    #expect(
      outcome(of: drag, .simultaneous, .iOS26, [(0, 12)])
        == [["0 possible", "10 began"], ["0 possible", "10 failed excluded"]])
  }

  @Test("gives way to a high-priority drag inside it or around it, in every setting")
  func highPriority() {
    for setting in ScrollPriority.allCases {
      #expect(
        outcome(of: drag, .high, setting, [(0, 12)])
          == [["0 possible", "10 began"], ["0 possible", "10 failed excluded"]])
      var run = ArbiterRun(offered: [
        GestureAttachment(id: GestureID(0), gesture: scroll),
        GestureAttachment(id: GestureID(1), gesture: drag, priority: .high),
      ])
      run.arbiter = Arbiter(scrollPriority: setting)
      let updates = run.run([sample(0, .down, 0, 0), sample(10, .move, 0, 12)])
      #expect(words(updates).suffix(2) == ["10 failed excluded", "10 began"])
    }
  }

  @Test("attached with high priority, takes the finger in every setting")
  func highScroll() {
    for setting in ScrollPriority.allCases {
      var run = ArbiterRun(offered: [
        GestureAttachment(id: GestureID(0), gesture: drag),
        GestureAttachment(id: GestureID(1), gesture: scroll, priority: .high),
      ])
      run.arbiter = Arbiter(scrollPriority: setting)
      let updates = run.run([sample(0, .down, 0, 0), sample(10, .move, 0, 12)])
      #expect(words(updates).suffix(2) == ["10 failed excluded", "10 began"])
      #expect(updates.last?.gesture == GestureID(1))
    }
  }

  @Test("is not held by a tap or a button inside it, and ends both when it begins")
  func tapAndButton() {
    for gesture in [tap, button] {
      #expect(
        outcome(of: gesture, .normal, .iOS18, [(0, 8), (0, 12)])
          == [["0 possible", "20 failed excluded"], ["0 possible", "20 began"]])
    }
  }

  @Test("is stopped by a long press that is recognised, not by one that is pressed")
  func longPress() {
    var run = ArbiterRun(offered: [
      GestureAttachment(
        id: GestureID(0), gesture: .longPress(LongPressGesture()), reportsPressing: true),
      GestureAttachment(id: GestureID(1), gesture: scroll),
    ])
    let early = run.run([sample(0, .down, 0, 0), sample(50, .move, 0, 12)])
    #expect(
      words(early) == ["0 possible", "0 possible", "0 began", "50 failed tooFar", "50 began"])
    _ = run.take(sample(0, .down, 0, 0))
    #expect(
      words(run.pass(until: milliseconds(500))) == ["500 ended", "500 failed excluded"])
  }

  @Test("keeps a drag around it waiting until it has failed")
  func outerDrag() {
    let updates = ArbiterRun(offered: [
      GestureAttachment(id: GestureID(0), gesture: scroll),
      GestureAttachment(id: GestureID(1), gesture: drag),
    ]).run([
      sample(0, .down, 0, 0), sample(10, .move, 7, 8), sample(20, .move, 20, 3),
    ])
    #expect(
      words(updates).prefix(4) == ["0 possible", "0 possible", "10 began", "10 failed excluded"])
    let across = ArbiterRun(offered: [
      GestureAttachment(id: GestureID(0), gesture: scroll),
      GestureAttachment(id: GestureID(1), gesture: drag),
    ]).run([sample(0, .down, 0, 0), sample(10, .move, 12, 3)])
    #expect(
      words(across) == ["0 possible", "0 possible", "10 failed wrongDirection", "10 began"])
  }
}
