import Simulation
import Testing

/// What has been reported of animations that are interrupted, on stage, and what is right.
@Suite("Reports of interruptions")
struct InterruptionReportTests {
  private static let scene = "state: { x: 0 }, views: [{ id: 'v', offset: ['x', 0] }]"

  private static func to(_ ms: Double, _ x: Double, _ animation: String) -> TraceEntry {
    .set(ms, "x", .number(x), animation)
  }

  // INT-05
  @Test("a curve that replaces another begins at the shown value, with no frame twice")
  func curve() throws {
    let recording = try Play(
      Self.scene, [Self.to(0, 100, "linear 1"), Self.to(500, 200, "linear 1")]
    ) { $0.frameRate = FrameRate(60) }.record()
    #expect(recording.value("v", .offsetX, at: 500) == 50)
    #expect(recording.value("v", .offsetX, at: 1000) == 125)
    let values = recording.frames.map { $0.rows[0].values.offsetX }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  // INT-08
  @Test("a spring that is retargeted comes to rest once, at its new target")
  func oneRest() throws {
    let recording = try Play(
      Self.scene, [Self.to(0, 100, "spring 0.5 1"), Self.to(100, 50, "spring 0.5 1")]
    ).record()
    #expect(recording.events.count { $0.kind == .animation && $0.phase == "removed" } == 1)
    #expect(recording.frames.last?.rows[0].values.offsetX == 50)
  }

  // INT-12
  @Test("what is bound to an offset is a function of it, whatever the predicted target does")
  func boundAlpha() throws {
    let scene = """
      views: [{ id: 'sheet', gestureState: { pull: 0 }, offset: [0, 'pull'],
        gestures: [{ drag: { minimumDistance: 0 }, updating: { pull: 'translation.height' } }],
        children: [{ id: 'scrim', opacity: '1 - pull / 400', allowsHitTesting: false }] }]
      """
    var entries: [TraceEntry] = [.down(0, 200, 100)]
    for step in 1...20 {
      entries.append(.move(Double(step) * 10, 200, 100 + Double(step * step) / 2))
    }
    let recording = try Play(scene, entries + [.up(210, 200, 300)]).record()
    for ms in stride(from: 0.0, through: 200, by: 10) {
      let pull = try #require(recording.value("sheet", .offsetY, at: ms))
      #expect(recording.value("sheet/scrim", .opacity, at: ms) == 1 - pull / 400)
    }
  }

  // INT-13
  @Test("an animation replaced in its delay never starts, and counts as completed")
  func replacedDelay() throws {
    let scene = """
      state: { x: 0, first: 0, second: 0 },
      on: {
        one: [{ animation: { linear: { duration: 1 }, delay: 0.5 }, do: [{ set: 'x', to: '100' }],
          then: [{ set: 'first', to: 'first + 1' }] }],
        two: [{ animation: 'linear 0.1', do: [{ set: 'x', to: '50' }], then: [{ set: 'second', to: 'second + 1' }] }] },
      views: [{ id: 'v', offset: ['x', 0] }]
      """
    let recording = try Play(scene, [.send(0, "one"), .send(300, "two")]).record()
    #expect(recording.value("v", .offsetX, at: 300) == 0)
    #expect(recording.value("v", .offsetX, at: 350) == 25)
    #expect(recording.settings == ["0 x=100", "300 x=50", "300 first=1", "400 second=1"])
  }

  // INT-14
  @Test("a set to the value that is there completes at once, and the next one runs")
  func setTwice() throws {
    let scene = """
      state: { x: 1, n: 0 },
      on: { one: [{ animation: 'spring', do: [{ set: 'x', to: '1' }], then: [{ set: 'n', to: 'n + 1' }] }] },
      views: [{ id: 'v', offset: ['x', 0] }]
      """
    let recording = try Play(scene, [.send(10, "one"), Self.to(20, 2, "linear 0.1")]).record()
    #expect(recording.settings == ["10 n=1", "20 x=2"])
    #expect(recording.value("v", .offsetX, at: 70) == 1.5)
  }

  // INT-15
  @Test("a settled spring hands over no velocity, though its last frame was a small step")
  func settled() throws {
    let first = try Play(Self.scene, [Self.to(0, 100, "spring 0.3 1")]).record()
    let rest = first.end
    let recording = try Play(
      Self.scene, [Self.to(0, 100, "spring 0.3 1"), Self.to(rest, 0, "spring 0.3 1")]
    ) { $0.withVelocities = true }.record()
    #expect(recording.velocity("v", .offsetX, at: rest) == 0)
  }

  // KEY-05
  @Test("keyframes that replace an animation begin at what is shown")
  func keyframesAfterAnimation() throws {
    let scene = """
      state: { n: 0 },
      views: [{ id: 'v', keyframes: { trigger: 'n', rotation: [{ linear: 80, duration: 1 }] } }]
      """
    let recording = try Play(
      scene, [.set(0, "n", .number(1)), .set(500, "n", .number(2))]
    ).record()
    #expect(recording.value("v", .rotation, at: 500) == 40)
    #expect(recording.value("v", .rotation, at: 1000) == 60)
  }

  // KEY-10
  @Test("an animation without duration is at its target in the next frame and completes once")
  func noDuration() throws {
    let scene = """
      state: { x: 0, n: 0 },
      on: { go: [{ animation: 'spring 0 1', do: [{ set: 'x', to: '9' }], then: [{ set: 'n', to: 'n + 1' }] }] },
      views: [{ id: 'v', offset: ['x', 0] }]
      """
    let recording = try Play(scene, [.send(10, "go")]).record()
    #expect(recording.value("v", .offsetX, at: 10) == 9)
    #expect(recording.settings == ["10 x=9", "10 n=1"])
  }

  // KEY-12
  @Test("keyframes triggered again and again end where they end, with nothing left over")
  func retriggered() throws {
    let scene = """
      state: { n: 0 },
      views: [{ id: 'v', keyframes: { trigger: 'n',
        'offset.x': [{ cubic: 10, duration: 0.2 }, { cubic: 0, duration: 0.2 }] } }]
      """
    let recording = try Play(
      scene,
      [.set(0, "n", .number(1)), .set(150, "n", .number(2)), .set(400, "n", .number(3))]
    ).record()
    #expect(recording.frames.last?.rows[0].values.offsetX == 0)
    let values = recording.frames.map { $0.rows[0].values.offsetX }
    // A cubic's speed is at most a few times its mean of 50 points a second.
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 0.3 })
  }
}
