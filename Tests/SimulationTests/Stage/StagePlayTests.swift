import Simulation
import Testing

/// Keyframes, phases, repetitions and disabled animations of a scene.
@Suite("Stage keyframes and phases")
struct StagePlayTests {
  private static let shake = """
    state: { n: 0 },
    views: [{ id: 'v', offset: [100, 0], scale: 2, keyframes: { trigger: 'n',
      'offset.x': [{ linear: 10, duration: 0.1 }, { linear: -10, duration: 0.2 }, { linear: 0, duration: 0.1 }],
      scale: [{ move: 1.5 }, { linear: 1, duration: 0.2 }] } }]
    """

  @Test("keyframes play when their trigger changes, on top of the view's own effects")
  func trigger() throws {
    let recording = try Play(Self.shake, [.set(100, "n", .number(1))]).record()
    #expect(recording.value("v", .offsetX, at: 100) == 100)
    #expect(recording.value("v", .offsetX, at: 150) == 105)
    #expect(recording.value("v", .offsetX, at: 200) == 110)
    #expect(recording.value("v", .offsetX, at: 300) == 100)
    #expect(recording.value("v", .scaleX, at: 100) == 3)
    #expect(recording.value("v", .scaleY, at: 200) == 2.5)
    #expect(recording.value("v", .offsetX, at: 500) == 100)
    #expect(
      recording.lines([.animation]) == [
        "100 animation v keyframes started", "500 animation v keyframes removed",
      ])
    #expect(recording.end == 500)
  }

  @Test("keyframes that are triggered on their way begin at their value")
  func retrigger() throws {
    let recording = try Play(
      Self.shake, [.set(100, "n", .number(1)), .set(150, "n", .number(2))]
    ).record()
    #expect(recording.value("v", .offsetX, at: 150) == 105)
    #expect(recording.value("v", .offsetX, at: 200) == 107.5)
    #expect(recording.end == 550)
  }

  @Test("keyframes without a trigger repeat for ever, and the run says that they still move")
  func repetition() throws {
    let scene = """
      views: [{ id: 'v', keyframes: { rotation: [{ linear: 90, duration: 0.1 }] } }]
      """
    let recording = try Play(scene) {
      $0.until = Instant(nanoseconds: 260_000_000)
      $0.withVelocities = true
    }.record()
    #expect(recording.value("v", .rotation, at: 50) == 45)
    // The time in the second round is a difference of seconds.
    #expect(abs(try #require(recording.value("v", .rotation, at: 150)) - 45) < 1e-12)
    #expect(recording.velocity("v", .rotation, at: 250) == 900)
    let outcome = try Play(scene) { $0.longestTail = 0.1 }.outcome()
    #expect(outcome.warnings.contains { $0.message.contains("v.keyframes") })
  }

  @Test("phases go on for ever, each with its own animation")
  func phases() throws {
    let scene = """
      views: [{ id: 'v', phases: { values: [0, 10, 30], animation: ['linear 0.3', 'linear 0.1', 'linear 0.2'] },
        offset: ['phase', 0] }]
      """
    let recording = try Play(scene) { $0.until = Instant(nanoseconds: 800_000_000) }.record()
    for (time, value) in [
      (0.0, 0.0), (50, 5), (100, 10), (200, 20), (300, 30), (450, 15), (650, 5),
    ] {
      let found = try #require(recording.value("v", .offsetX, at: time))
      #expect(abs(found - value) < 1e-12, "\(time)")
    }
  }

  @Test("a trigger walks through all phases once; one on the way goes on at once")
  func triggeredPhases() throws {
    let scene = """
      state: { n: 0 },
      views: [{ id: 'v', phases: { values: [0, 10, 30], animation: 'linear 0.1', trigger: 'n' },
        offset: ['phase', 0] }]
      """
    let once = try Play(scene, [.set(100, "n", .number(1))]).record()
    #expect(
      once.settings.filter { $0.contains("phase") } == [
        "100 phase=10", "200 phase=30", "300 phase=0",
      ])
    #expect(once.end == 400)
    let twice = try Play(scene, [.set(100, "n", .number(1)), .set(150, "n", .number(2))]).record()
    #expect(
      twice.settings.filter { $0.contains("phase") } == [
        "100 phase=10", "150 phase=30", "250 phase=0",
      ])
  }

  @Test("an animation repeats as often as it says, or for ever")
  func repeats() throws {
    let scene = """
      state: { a: 0 }, on: { go: [{ animation: { linear: { duration: 0.1 }, repeatCount: 3 },
        do: [{ set: 'a', to: '10' }] }],
        spin: [{ animation: { linear: { duration: 0.1 }, repeatForever: true, autoreverses: false },
          do: [{ set: 'a', to: '10' }] }] },
      views: [{ id: 'v', offset: ['a', 0] }]
      """
    let thrice = try Play(scene, [.send(0, "go")]).record()
    #expect(thrice.value("v", .offsetX, at: 50) == 5)
    // So is that in the second cycle.
    #expect(abs(try #require(thrice.value("v", .offsetX, at: 175)) - 2.5) < 1e-12)
    #expect(thrice.end == 300)
    let endless = try Play(scene, [.send(0, "spin")]) {
      $0.until = Instant(nanoseconds: 1_000_000_000)
    }.record()
    #expect(endless.value("v", .offsetX, at: 950) == 5)
  }

  @Test("disabled animations hold for a block and all in it, implicit ones included")
  func disabled() throws {
    let scene = """
      state: { a: 0, b: 0 },
      on: { go: [{ animation: 'linear 0.1', do: [
        { disablesAnimations: true, do: [{ animation: 'linear 0.2', do: [{ set: 'a', to: '10' }] }] },
        { set: 'b', to: '10' }] }] },
      views: [{ id: 'v', offset: ['a', 'b'], rotation: 'a', animation: { linear: { duration: 0.4 }, value: 'a' } },
        { id: 'w', rotation: 'b' }]
      """
    let recording = try Play(scene, [.send(0, "go")]).record()
    #expect(recording.value("v", .rotation, at: 0) == 10)
    #expect(recording.value("w", .rotation, at: 50) == 5)
  }

  @Test(
    "wrong keyframes and phases are refused",
    arguments: [
      ("keyframes: {}", "keyframes have tracks: offset.x"),
      ("keyframes: { scale: [] }", "a track needs one keyframe"),
      ("keyframes: { scale: [{ linear: 1 }] }", "needs \"duration\""),
      ("keyframes: { scale: [{ linear: 1, cubic: 2, duration: 1 }] }", "found linear and cubic"),
      ("keyframes: { scal: [{ move: 1 }] }", "did you mean \"scale\""),
      ("phases: { values: [] }", "phases have one value at least"),
      (
        "phases: { values: [0, 1], animation: ['linear', 'linear', 'linear'] }",
        "found 3 animations"
      ),
      ("phases: { values: [0, 'a'] }", "of several types"),
      ("phases: { values: [0, 1], animation: null }", "need an animation"),
    ])
  func errors(_ key: String, _ message: String) {
    let errors = Play("views: [{ id: 'v', \(key) }]").errors()
    #expect(errors.contains { $0.contains(message) }, "\(errors)")
  }
}
