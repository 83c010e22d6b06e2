import Simulation
import Testing

/// SEMANTICS §4: runs, interruptions and completions.
@Suite("Stage run")
struct StageRunTests {
  static let scene = """
    state: { x: 0, a: 0, b: 0, here: true },
    views: [{ id: 'v', if: 'here', offset: ['x', 0] }],
    on: {
      logical: [{ animation: 'spring 0.35 0.8', do: [{ set: 'x', to: 'x + 100' }], then: [{ set: 'a', to: 'a + 1' }] }],
      removed: [{ animation: 'spring 0.35 0.8', do: [{ set: 'x', to: 'x + 100' }], criteria: 'removed', then: [{ set: 'b', to: 'b + 1' }] }],
      pair: [{ animation: 'linear 0.1', then: [{ set: 'a', to: '1' }], do: [
        { criteria: 'removed', then: [{ set: 'b', to: '1' }], do: [{ set: 'x', to: '100' }] }] }],
      nothing: [{ animation: 'linear 0.1', do: [{ set: 'x', to: 'x' }], then: [{ set: 'a', to: '1' }] }],
      late: [{ animation: { linear: { duration: 0.1 }, delay: 0.5 }, do: [{ set: 'x', to: '100' }], criteria: 'removed', then: [{ set: 'a', to: '1' }] }],
    }
    """

  @Test("keeps the remainder on top of an unanimated change")
  func remainder() throws {
    let recording = try Play(
      Self.scene, [.set(0, "x", .number(100), "linear 0.1"), .set(50, "x", .number(1000))]
    ).record()
    #expect(recording.value("v", .offsetX, at: 49) == 49)
    #expect(recording.value("v", .offsetX, at: 50) == 950)
    #expect(recording.value("v", .offsetX, at: 80) == 980)
    #expect(recording.value("v", .offsetX, at: 100) == 1000)
    #expect(recording.end == 100)
  }

  @Test("drops the remainder at an interruption")
  func interrupt() throws {
    let recording = try Play(
      Self.scene, [.set(0, "x", .number(100), "linear 0.1"), .at(50, .interrupt(target: "v"))]
    ).record()
    #expect(recording.value("v", .offsetX, at: 49) == 49)
    #expect(recording.value("v", .offsetX, at: 50) == 100)
    #expect(recording.end == 50)
    #expect(recording.lines([.animation]).last == "50 animation v offset interrupted")
  }

  @Test("does not start a run that rests at once")
  func restsAtOnce() throws {
    let recording = try Play(Self.scene, [.set(5, "x", .number(0.09), "spring 0.5 1")]).record()
    #expect(recording.value("v", .offsetX, at: 5) == 0.09)
    #expect(recording.lines([.animation]) == [])
    #expect(recording.end == 5)
  }

  @Test("ends the run under way at a response of 0")
  func instantSpring() throws {
    let recording = try Play(
      Self.scene,
      [.set(0, "x", .number(100), "linear 0.1"), .set(50, "x", .number(7), "spring 0 1")]
    ).record()
    #expect(recording.value("v", .offsetX, at: 50) == 7)
    #expect(recording.end == 50)
  }

  @Test("hands value and velocity to the spring that takes over, from a curve too")
  func takesOver() throws {
    for first in ["spring 0.5 0.5", "easeIn 0.3"] {
      let recording = try Play(
        Self.scene,
        [.set(0, "x", .number(100), first), .set(120, "x", .number(-40), "spring 0.4 0.7")]
      ) { $0.withVelocities = true }.record()
      let alone = try Play(Self.scene, [.set(0, "x", .number(100), first)]) {
        $0.withVelocities = true
      }.record()
      #expect(
        recording.value("v", .offsetX, at: 120) == alone.value("v", .offsetX, at: 120), "\(first)")
      #expect(
        recording.velocity("v", .offsetX, at: 120) == alone.velocity("v", .offsetX, at: 120))
    }
  }

  @Test("completes logically at the response of a spring, and is removed at its rest")
  func completion() throws {
    let logical = try Play(Self.scene, [.send(10, "logical")]).record()
    #expect(logical.settings.last == "360 a=1")
    let removed = try Play(Self.scene, [.send(10, "removed")]).record()
    let rest = Spring(response: 0.35, dampingRatio: 0.8)
      .restTime(displacement: -100, velocity: 0, threshold: 0.1)
    let fired = removed.events.last { $0.kind == .state }
    #expect(fired?.name == "b")
    #expect(fired.map { abs($0.time.seconds - 0.01 - rest) < 1e-8 } == true)
  }

  @Test("completes as the next update where nothing moves")
  func nothingMoves() throws {
    #expect(try Play(Self.scene, [.send(10, "nothing")]).record().settings == ["10 a=1"])
  }

  @Test("fires the removed completion before the logical one of the same time")
  func removedFirst() throws {
    let recording = try Play(Self.scene, [.send(0, "pair")]).record()
    #expect(recording.settings == ["0 x=100", "100 b=1", "100 a=1"])
  }

  @Test("fires a logical completion at its own time though the run was interrupted")
  func interruptedLogical() throws {
    let recording = try Play(Self.scene, [.send(0, "logical"), .send(100, "logical")]).record()
    #expect(recording.settings == ["0 x=100", "100 x=200", "350 a=1", "450 a=2"])
  }

  @Test("lets a removed completion wait until the property rests")
  func interruptedRemoved() throws {
    let alone = try Play(Self.scene, [.send(0, "removed")]).record()
    let recording = try Play(Self.scene, [.send(0, "removed"), .send(100, "removed")]).record()
    let times = recording.events.filter { $0.kind == .state && $0.name == "b" }.map { $0.time }
    #expect(times.count == 2)
    #expect(times.first == times.last)
    #expect((times.first ?? .zero) > (alone.events.last { $0.name == "b" }?.time ?? .never))
  }

  @Test("fires at once when the view is torn down")
  func tornDown() throws {
    for handler in ["logical", "removed"] {
      let recording = try Play(
        Self.scene, [.send(0, handler), .set(50, "here", .boolean(false))]
      ).record()
      #expect(recording.settings.last == (handler == "logical" ? "50 a=1" : "50 b=1"))
    }
  }

  @Test("counts a run that was replaced during its delay as complete")
  func replacedInDelay() throws {
    let recording = try Play(
      Self.scene, [.send(0, "late"), .set(200, "x", .number(50), "linear 0.1")]
    ).record()
    #expect(recording.settings == ["0 x=100", "200 x=50", "200 a=1"])
  }

  @Test("holds the shown value during a delay, at velocity 0")
  func delay() throws {
    let recording = try Play(Self.scene, [.send(0, "late")]) { $0.withVelocities = true }.record()
    #expect(recording.value("v", .offsetX, at: 499) == 0)
    #expect(recording.velocity("v", .offsetX, at: 499) == 0)
    #expect(recording.value("v", .offsetX, at: 550) == 50)
    #expect(recording.settings.last == "600 a=1")
  }

  @Test("restarts both components of an offset when one changes")
  func components() throws {
    let play = Play(
      "state: { x: 0, y: 0 }, views: [{ id: 'v', offset: ['x', 'y'] }]",
      [.set(0, "x", .number(100), "linear 0.1"), .set(50, "y", .number(10), "linear 0.1")])
    let recording = try play.record()
    #expect(recording.value("v", .offsetX, at: 100) == 75)
    #expect(recording.value("v", .offsetX, at: 150) == 100)
  }

  @Test("goes on undisturbed where a write leaves the property's value as it was")
  func equalTarget() throws {
    let play = Play(
      "state: { a: 0 }, views: [{ id: 'v', offset: ['min(a, 50)', 0] }]",
      [.set(0, "a", .number(100), "linear 0.1"), .set(50, "a", .number(200), "linear 0.1")])
    let recording = try play.record()
    // Three roundings of numbers below 64.
    #expect(abs((recording.value("v", .offsetX, at: 75) ?? .nan) - 37.5) < 1e-13)
    #expect(recording.end == 100)
  }

  @Test("fires a removed completion where an instant change ends the run")
  func endedByInstant() throws {
    let recording = try Play(
      Self.scene, [.send(0, "removed"), .set(50, "x", .number(7), "spring 0 1")]
    ).record()
    #expect(recording.settings == ["0 x=100", "50 x=7", "50 b=1"])
  }

  @Test("completes logically with the last of the runs that its writes started")
  func longestRun() throws {
    let scene = """
      state: { x: 0, a: 0 },
      views: [{ id: 'slow', offset: ['x', 0], animation: { linear: { duration: 0.3 }, value: 'x' } },
              { id: 'fast', offset: ['x', 0] }],
      on: { go: [{ animation: 'linear 0.1', do: [{ set: 'x', to: '100' }], then: [{ set: 'a', to: '1' }] }] }
      """
    #expect(try Play(scene, [.send(0, "go")]).record().settings == ["0 x=100", "300 a=1"])
  }

  @Test("does not animate zIndex")
  func zIndex() throws {
    let play = Play(
      "state: { x: 0 }, views: [{ id: 'v', zIndex: 'x' }]",
      [.set(5, "x", .number(3), "linear 0.1")])
    #expect(try play.record().value("v", .z, at: 5) == 3)
  }

  @Test(
    "survives completions that start each other at once, one after the other, in time that does not grow with their number"
  )
  func completionRing() throws {
    let play = Play(
      """
      state: { n: 0, x: 0 }, views: [{ id: 'v', offset: ['x', 0] }],
      on: { go: [{ animation: 'linear 0.00001', do: [{ set: 'x', to: '100 - x' }],
                   then: [{ set: 'n', to: 'n + 1' }, { send: 'go' }] }] }
      """, [.send(0, "go")]
    ) { $0.until = Instant(nanoseconds: 100_000_000) }
    #expect(try play.record().settings.count == 20_001)
  }
}
