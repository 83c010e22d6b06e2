import Simulation
import Testing

/// Numbers of a run held against an animation.
@Suite("ExpectedCurve")
struct ExpectedCurveTests {
  /// A card that is dragged to 100 at 500 points a second and springs home, and one that fades.
  static let play = Play(
    """
    velocity: 'leastSquares', state: { isShown: true, wide: 1 },
    views: [
      { id: 'card', gestureState: { pull: { initial: [0, 0], reset: 'spring 0.35 0.8' } },
        frame: { x: 0, y: 0, width: 100, height: 100 }, offset: 'pull',
        gestures: [{ drag: { minimumDistance: 0 }, updating: { pull: 'translation' } }] },
      { id: 'note', opacity: 'isShown ? 1 : 0', scale: 'wide', allowsHitTesting: false }],
    on: {
      hide: [{ animation: { spring: { response: 0.3, dampingFraction: 0.2 }, delay: 0.05 },
               do: [{ set: 'isShown', to: false }, { set: 'wide', to: 2 }] }],
    }
    """,
    [.down(0, 50, 50)] + (1...10).map { .move(Double($0) * 20, 50 + Double($0) * 10, 50) } + [
      .up(200, 150, 50), .at(400, .send(name: "hide", target: nil, value: nil)),
    ]
  ) { $0.withVelocities = true }

  static let recording = Result { try play.record() }

  func violations(_ text: String) throws -> [String] {
    let trace = Trace(
      header: TraceHeader(viewport: Size(width: 400, height: 800)), entries: Self.play.entries)
    let check = ExpectationCheck(try Self.recording.get(), of: trace)
    let expectations = try ExpectationReader.read(Array("[{ \(text) }]".utf8))
    return check.results(of: expectations).flatMap { $0.violations }
  }

  @Test(
    "is what the run does, to the last bit, when all is said",
    arguments: [
      "channel: 'card.offset.x', after: 'up', "
        + "matches: { curve: 'spring 0.35 0.8', from: 100, to: 0, velocity: 500 }, within: 1e-9",
      "channel: 'note.scale.x', matches: { curve: { spring: { response: 0.3, dampingFraction: 0.2 }, "
        + "delay: 0.05 }, from: 1, to: 2, start: 0.4 }",
      // What is shown stays in its range.
      "channel: 'note.opacity', matches: { curve: { spring: { response: 0.3, dampingFraction: 0.2 } }, "
        + "from: 1, to: 0, start: 0.45 }",
      "channel: 'note.scale.y.v', matches: { curve: { spring: { response: 0.3, dampingFraction: 0.2 } }, "
        + "from: 1, to: 2, start: 0.45 }",
      // Before another animation begins.
      "channel: 'note.scale.x', matches: { curve: 'linear', from: 1, to: 1, until: 0.4 }",
      "channel: 'card.offset.y', matches: { curve: 'spring 0 1', from: 5, to: 0 }",
    ])
  func holds(text: String) throws {
    #expect(try violations(text) == [])
  }

  @Test(
    "tells how far a run is from another animation, and since when",
    arguments: [
      (
        "channel: 'card.offset.x', after: 'up', within: 1, "
          + "matches: { curve: 'spring 0.35 0.8', from: 100, to: 0 }",
        "by its animation, which it leaves at 0.203 s"
      ),
      (
        "channel: 'note.scale.x', within: 0.1, matches: { curve: 'linear 0.1', from: 1, to: 2, start: 0.4 }",
        "by its animation, which it leaves at 0.41 s"
      ),
    ])
  func differs(text: String, end: String) throws {
    let found = try violations(text)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(end) == true, "\(found)")
  }

  @Test("is missed where no frame has the number, or the trace no such event")
  func nothing() throws {
    #expect(
      try violations(
        "channel: 'note.scale.x', matches: { curve: 'smooth', from: 1, to: 2, start: 99 }")
        == ["no frame has note.scale.x from 99 s"])
    #expect(
      try violations(
        "channel: 'note.scale.x', after: 'up', "
          + "matches: { curve: 'smooth', from: 1, to: 2, start: 90, until: 91 }")
        == ["no frame has note.scale.x from 90 s after up to 91 s after up"])
    #expect(
      try violations(
        "channel: 'note.scale.x', after: 'cancel', matches: { curve: 'smooth', from: 1, to: 2 }")
        == ["the trace has no cancel, so there is no 0 s after cancel"])
  }

  @Test("is a claim in Swift too, with a text")
  func code() throws {
    let claim = Expectation.Claim.matches(
      try ChannelSelector(parsing: "card.offset.x"), from: ExpectationTime(0, after: .up),
      ExpectedCurve(
        .spring(response: 0.35, dampingFraction: 0.8), from: 100, to: 0, velocity: 500), within: 0.5
    )
    let expectation = Expectation(claim)
    #expect(
      expectation.text
        == "card.offset.x follows its animation from 100 to 0 ± 0.5 from 0 s after up")
    let trace = Trace(
      header: TraceHeader(viewport: Size(width: 400, height: 800)), entries: Self.play.entries)
    #expect(ExpectationCheck(try Self.recording.get(), of: trace).result(of: expectation).passed)
  }

  @Test("takes legal numbers only")
  func legality() async {
    await #expect(processExitsWith: .failure) {
      _ = ExpectedCurve(.smooth, from: .infinity, to: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = ExpectedCurve(.smooth, from: 1, to: 0, velocity: 1e13)
    }
  }
}
