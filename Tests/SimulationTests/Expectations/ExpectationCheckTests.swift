import Simulation
import Testing

@Suite("ExpectationCheck")
struct ExpectationCheckTests {
  private static let x = "channel: \"card[c1].offset.x\""

  @Test(
    "passes what holds",
    arguments: [
      "\(x), at: 0.1, equals: 50", "\(x), at: 0.15, equals: 75", "\(x), at: 99, equals: 0",
      "\(x), at: 0, equals: 0", "\(x), after: 'up', seconds: 0.1, equals: 41, within: 1",
      "\(x), after: 'down', seconds: 0.2, equals: 100", "\(x), after: 'up', settlesBy: 0.4",
      "\(x), after: 'up', settlesBy: 0.3, to: 0, within: 2",
      "\(x), after: 'up', overshootAtMost: { percent: 10 }",
      "\(x), after: 'up', overshootAtMost: { points: 10 }, of: 0",
      "\(x), after: 'up', monotone: true, within: 12", "\(x), bounded: [-10, 100]",
      "\(x), continuous: 60", "channel: 'card[c2].offset.x', at: 0.55, equals: 5",
      "channel: 'card[c1].x', monotone: true",
      "gesture: 'card[c1]:drag', outcome: 'ended'",
      "gesture: 'card[c1]:drag', calls: { onChanged: 2, onEnded: 1, onCancel: 0 }",
      "gesture: 'card[c1]:tap', outcome: 'failed'",
      "gesture: 'card[c1]:tap', outcome: 'failed(tooFar)', calls: { onCancel: 0 }",
      "gesture: 'card[c1]:press', outcome: 'none', calls: { onEnded: 0 }",
      "view: 'card[c1]', presentFrom: 0", "view: 'card[c2]', absentFrom: 0.6",
      "view: 'card[c2]', after: 'up', absentFrom: 0.4", "view: 'card[c2]', absentFrom: 99",
    ])
  func passes(text: String) throws {
    let result = try result(text)
    #expect(result.violations == [])
    #expect(result.passed)
    #expect(result.message == result.expectation.text)
  }

  static let failures: [(String, String)] = [
    (
      "\(x), at: 0.1, equals: 49, within: 0.5",
      "card[c1].offset.x is 50 at 0.1 s, expected 49 ± 0.5"
    ),
    (
      "\(x), after: 'up', seconds: 0.1, equals: 0",
      "card[c1].offset.x is 40 at 0.1 s after up (0.3 s), expected 0 ± 0"
    ),
    (
      "channel: 'card[c1].offset.x.v', at: 0, equals: 0",
      "card[c1].offset.x.v was not recorded, expected a run that records velocities"
    ),
    ("channel: 'card[c2].x', at: 0.7, equals: 24", "card[c2] is absent at 0.7 s"),
    (
      "channel: 'card[c3].x', at: 0.7, equals: 24",
      "no frame has a view \"card[c3]\", did you mean \"card[c1]\"?"
    ),
    (
      "\(x), after: 'cancel', seconds: 0, equals: 0",
      "the trace has no cancel, so there is no 0 s after cancel"
    ),
    (
      "\(x), after: 'up', settlesBy: 0.2, within: 1",
      "card[c1].offset.x is -10 at 0.4 s, expected 0 ± 1 by then, it settles at 0.6 s"
    ),
    (
      "\(x), settlesBy: 0, to: 500, within: 1",
      "card[c1].offset.x is -10 at 0.4 s, expected 500 ± 1 by then, it never settles"
    ),
    (
      "\(x), after: 'up', overshootAtMost: { percent: 9.5 }",
      "card[c1].offset.x goes past 0 by 10 %, expected at most 9.5 %"
    ),
    (
      "\(x), overshootAtMost: { percent: 9.5 }",
      "card[c1].offset.x goes past 0 though it began there, expected at most 9.5 %"
    ),
    (
      "\(x), after: 'up', overshootAtMost: { points: 9 }",
      "card[c1].offset.x goes past 0 by 10, expected at most 9"
    ),
    (
      "\(x), after: 'up', monotone: true, within: 11",
      "card[c1].offset.x turns back on its way from 100 to 0, expected no turn beyond 11"
    ),
    (
      "\(x), bounded: [-5, 99]",
      "card[c1].offset.x falls to -10, expected at least -5; card[c1].offset.x rises to 100,"
        + " expected at most 99"
    ),
    ("\(x), continuous: 59", "card[c1].offset.x jumps by 60, expected at most 59"),
    (
      "gesture: 'card[c1]:drag', outcome: 'failed'", "card[c1]:drag came out ended, expected failed"
    ),
    (
      "gesture: 'card[c1]:tap', outcome: 'failed(cancelled)'",
      "card[c1]:tap came out failed(tooFar), expected failed(cancelled)"
    ),
    (
      "gesture: 'card[c1]:drag', calls: { onChanged: 3, onEnded: 0, onCancel: 1 }",
      "card[c1]:drag called onChanged 2 times, expected 3 times; card[c1]:drag called onEnded once,"
        + " expected 0 times; card[c1]:drag called onCancel 0 times, expected once"
    ),
    (
      "gesture: 'card[c1]:darg', outcome: 'ended'",
      "no gesture has the name \"card[c1]:darg\", did you mean \"card[c1]:drag\"?"
    ),
    (
      "view: 'card[c2]', presentFrom: 0",
      "card[c2] is removing at 0.3 s, expected it there from 0 s"
    ),
    (
      "view: 'card[c2]', after: 'up', absentFrom: 0.1",
      "card[c2] is removing at 0.3 s, expected it gone from 0.1 s after up"
    ),
    (
      "view: 'card[c1]', absentFrom: 99", "card[c1] is present at 0.9 s, expected it gone from 99 s"
    ),
    ("view: 'cart', absentFrom: 9", "no frame has a view \"cart\", there are card[c1], card[c2]"),
  ]

  @Test("says what does not hold", arguments: failures)
  func fails(text: String, message: String) throws {
    let result = try result(text)
    #expect(result.message == message)
    #expect(!result.passed)
  }

  @Test("tells a gesture that no finger was offered to from one that the scene does not have")
  func untouched() throws {
    let play = Play(
      """
      collections: { cards: [{ id: 'c1' }, { id: 'c2' }] },
      views: [{ id: 'feed', children: [
        { id: 'card', forEach: 'cards', frame: { x: 0, y: 'index * 100', width: 50, height: 50 },
          gestures: [{ drag: {} }, { tap: {}, name: 'open' }, { tap: {} }] },
        { id: 'door', if: 'index > 3', forEach: 1, gestures: [{ tap: {} }] }] }]
      """, [.down(10, 20, 20), .up(20, 20, 20)])
    let replay = try play.replay
    #expect(
      replay.gestureNames == [
        "feed/card:drag", "feed/card:open", "feed/card:tap", "feed/door:tap",
      ])
    let trace = Trace(
      header: TraceHeader(viewport: Size(width: 400, height: 800)), entries: play.entries)
    let check = ExpectationCheck(try replay.record(), of: trace, gestures: replay.gestureNames)
    func message(_ name: String) -> String {
      let claim = Expectation.Claim.gesture(name, outcome: "none", calls: ExpectedCalls())
      return check.result(of: Expectation(claim)).violations.joined(separator: "; ")
    }
    #expect(message("feed/card[c2]:drag") == "")
    #expect(message("feed/card[c2]:open") == "")
    #expect(
      message("feed/card[c1]:open") == "feed/card[c1]:open came out ended, expected none")
    #expect(
      message("feed/card[c2]:opne")
        == "no gesture has the name \"feed/card[c2]:opne\", did you mean \"feed/card[c2]:open\"?")
    #expect(message("feed/card[c3]:drag").hasPrefix("no frame has a view \"feed/card[c3]\""))
    #expect(message("feed/door[1]:tap").hasPrefix("no frame has a view \"feed/door[1]\""))
    #expect(message("drag").hasPrefix("no gesture has the name \"drag\""))
  }

  @Test("gives the course of the number for a plot")
  func curve() throws {
    let result = try result("\(Self.x), at: 0.1, equals: 49")
    #expect(result.curve?.values == ExpectationSamples.offsets)
    #expect(result.sparkline(width: 10).count == 10)
    #expect(try self.result("view: 'card[c1]', presentFrom: 0").sparkline() == "")
  }

  @Test("keeps the order and the places of the expectations")
  func order() throws {
    let text = "[{ view: 'card[c1]', presentFrom: 0 },\n { view: 'card[c1]', absentFrom: 0 }]"
    let results = check.results(of: try ExpectationReader.read(Array(text.utf8)))
    #expect(results.map { $0.passed } == [true, false])
    #expect(results.map { $0.expectation.position?.line } == [1, 2])
  }

  private var check: ExpectationCheck {
    ExpectationCheck(
      ExpectationSamples.recording, of: ExpectationSamples.trace,
      gestures: ["card:drag", "card:press"])
  }

  private func result(_ text: String) throws -> ExpectationResult {
    let expectations = try ExpectationReader.read(Array("[{ \(text) }]".utf8))
    return check.result(of: try #require(expectations.first))
  }
}
