import Simulation
import Testing

/// SEMANTICS §2: how a run ends, and when events act.
@Suite("Replay loop")
struct ReplayLoopTests {
  static let scene = """
    state: { x: 0 }, views: [{ id: 'v', offset: ['x', 0] }],
    on: { endless: [{ animation: { spring: { stiffness: 100, damping: 0 } }, do: [{ set: 'x', to: '100' }] }] }
    """

  @Test("ends with the first frame at or after the time when nothing moves")
  func end() throws {
    let play = Play(Self.scene, [.set(10, "x", .number(100), "linear 0.1")])
    #expect(try play.record().end == 110)
    let coarse = Play(Self.scene, [.set(10, "x", .number(100), "linear 0.1")]) {
      $0.frameRate = FrameRate(60)
    }
    // 110 ms lies between frame 6 (100 ms) and frame 7.
    #expect(try coarse.record().frames.count == 8)
    #expect(try Play(Self.scene).record().frames.count == 1)
    #expect(try Play(Self.scene, [.at(5, .mark(label: "m"))]).record().end == 5)
    #expect(try Play(Self.scene, [.at(7, .end)]).record().end == 7)
  }

  @Test("waits for a deadline that is still to come")
  func deadline() throws {
    let scene = "views: [{ id: 'v', gestures: [{ tap: { count: 2 } }] }]"
    let recording = try Play(scene, [.down(0, 5, 5), .up(10, 5, 5)]).record()
    #expect(recording.end == 360)
    #expect(recording.lines([.gesture]).last == "360 gesture v tap failed")
  }

  @Test("ends ten seconds after the last line at the latest, and names what moves")
  func tail() throws {
    let play = Play(Self.scene, [.send(100, "endless")]) { $0.frameRate = FrameRate(10) }
    let outcome = try play.outcome()
    #expect(outcome.end.seconds == 10.1)
    #expect(
      outcome.warnings.map { $0.message } == ["still moving 10 s after the last line: v.offset"])
    var short = play
    short.options.longestTail = 1
    #expect(try short.outcome().end.seconds == 1.1)
    var cut = play
    cut.options.until = Instant(nanoseconds: 20_000_000_000)
    let cutOutcome = try cut.outcome()
    #expect(cutOutcome.end.seconds == 20)
    #expect(cutOutcome.warnings == [])
    #expect(cutOutcome.frames == 201)
  }

  @Test("goes on to the time that is asked for, though nothing moves")
  func until() throws {
    let play = Play(Self.scene) { $0.until = Instant(nanoseconds: 10_500_000) }
    #expect(try play.record().end == 10)
  }

  @Test("cancels a contact that is still down, at the last line's time, with a warning")
  func openContact() throws {
    let scene = """
      state: { n: 0 },
      views: [{ id: 'v', gestures: [{ drag: {}, onCancel: [{ set: 'n', to: 'translation.x' }] }] }]
      """
    let play = Play(scene, [.down(0, 50, 50), .move(10, 90, 50), .at(30, .mark(label: "m"))])
    let recording = try play.record()
    #expect(recording.settings == ["30 n=40"])
    #expect(recording.phases("v", "drag").last == "failed cancelled")
    #expect(
      try play.outcome().warnings.map { $0.message }
        == ["contact 1 is still down at the end of the trace; it is cancelled"])
    #expect(try Play(scene, [.down(0, 5, 5), .up(1, 5, 5)]).outcome().warnings == [])
  }

  @Test("fails the gestures of a removed view before it cancels what is open")
  func openContactOfRemovedView() throws {
    let scene = """
      state: { on: true }, views: [{ id: 'v', if: 'on', gestures: [{ drag: {} }] }]
      """
    let play = Play(
      scene, [.down(0, 50, 50), .move(10, 90, 50), .set(30, "on", .boolean(false))])
    #expect(try play.record().phases("v", "drag").last == "failed viewRemoved")
  }

  static let delivered = """
    state: { x: 0, y: 0 }, views: [{ id: 'v', offset: ['x', 'y'] }],
    on: { go: [{ animation: 'linear 0.01', do: [{ set: 'x', to: '10' }], then: [{ set: 'y', to: '1' }] }] }
    """

  @Test("lets events act at the next frame where they are delivered so")
  func deliveryByFrame() throws {
    let entries: [TraceEntry] = [
      .set(101, "x", .number(1)), .set(102, "x", .number(2)), .set(200, "x", .number(3)),
    ]
    let play = Play(Self.delivered, entries) {
      $0.frameRate = FrameRate(10)
      $0.delivery = .frame
    }
    let recording = try play.record()
    #expect(recording.settings == ["200 x=1", "200 x=2", "200 x=3"])
    #expect(recording.value("v", .offsetX, at: 100) == 0)
    #expect(recording.value("v", .offsetX, at: 200) == 3)
    let animated = try Play(Self.scene, [.set(101, "x", .number(100), "linear 1")]) {
      $0.frameRate = FrameRate(10)
      $0.delivery = .frame
    }.record()
    #expect(animated.value("v", .offsetX, at: 200) == 0)
    #expect(animated.value("v", .offsetX, at: 300) == 10)
  }

  @Test("lets what runs do happen before the events that wait for the frame")
  func milestonesFirst() throws {
    // The run ends at 110 ms; the event of 105 ms acts at 200.
    let play = Play(Self.delivered, [.send(100, "go"), .set(105, "x", .number(50), "linear 0.1")]) {
      $0.frameRate = FrameRate(10)
      $0.delivery = .frame
    }
    let recording = try play.record()
    #expect(recording.settings == ["100 x=10", "110 y=1", "200 x=50"])
    let times = recording.events.map { $0.time }
    #expect(times == times.sorted())
  }

  @Test("delivers a sample at the first frame after the app has seen it, those after it no earlier")
  func seen() throws {
    let scene = """
      state: { n: 0, v: 0 }, views: [{ id: 'v', gestures: [{ drag: {},
        onChanged: [{ set: 'n', to: 'n + 1' }], onEnded: [{ set: 'v', to: 'round(velocity.x)' }] }] }]
      """
    func sample(_ ms: Double, _ x: Double, _ phase: PointerPhase, seen: Double?) -> TraceEntry {
      let seen = seen.map { Instant(nanoseconds: Int64($0 * 1e6)) }
      return .at(ms, .pointer(ContactID(1), phase, Point(x: x, y: 50), PointerDetails(seen: seen)))
    }
    let entries = [
      sample(0, 50, .down, seen: nil), sample(10, 70, .move, seen: 150),
      sample(20, 90, .move, seen: nil), sample(210, 90, .up, seen: nil),
    ]
    let late = try Play(scene, entries) {
      $0.delivery = .frame
      $0.frameRate = FrameRate(10)
    }.record()
    // The 40 points since 10 ms are older than the newest segment, where the finger rested.
    #expect(late.settings == ["200 n=1", "200 n=2", "300 v=1500"])
    let exact = try Play(scene, entries).record()
    #expect(exact.settings == ["10 n=1", "20 n=2", "210 v=1500"])
  }

  @Test("ends with an error where more views than the limit would be on stage")
  func viewLimit() throws {
    let scene = """
      state: { n: 3 }, collections: { c: [{ id: 'a' }, { id: 'b' }] },
      views: [{ id: 'v', forEach: 'c' }, { id: 'k', forEach: 'n' }]
      """
    func errors(_ n: Double) -> [String] {
      Play(scene, [.set(5, "n", .number(n))]) { $0.viewLimit = 6 }.errors()
    }
    #expect(errors(4) == [])
    #expect(errors(5) == ["'k' makes more than 6 views, the most there may be"])
    #expect(errors(1e300) == ["'k' makes more than 6 views, the most there may be"])
    let going = """
      collections: { c: [{ id: 'a' }] }, views: [{ id: 'v', forEach: 'c' }],
      on: { swap: [{ removeAll: 'c' }, { insert: { id: "'x'" }, into: 'c' }] }
      """
    let swaps = (1...20).map { TraceEntry.send(Double($0), "swap") }
    #expect(Play(going, swaps) { $0.viewLimit = 2 }.errors() == [])
  }

  @Test("logs values with at most six decimals and without exponents, as frames have them")
  func loggedNumbers() throws {
    let scene = """
      state: { a: 0, t: '' }, on: { go: [{ set: 't', to: "'' + a" }] }
      """
    let values: [Double] = [0.1 + 0.2, 1e-7, -1e-9, 1e20]
    let entries = values.flatMap { [TraceEntry.set(0, "a", .number($0)), .send(0, "go")] }
    let recording = try Play(scene, entries).record()
    #expect(
      recording.settings == [
        "0 a=0.3", "0 t=0.30000000000000004", "0 a=0", "0 t=1e-7", "0 a=0", "0 t=-1e-9",
        "0 a=100000000000000000000", "0 t=100000000000000000000",
      ])
  }

  @Test("computes a gesture's values from the events' own stamps, however they are delivered")
  func stamps() throws {
    let scene = """
      state: { v: 0, t: 0 }, views: [{ id: 'v', gestures: [{ drag: {}, onEnded: [
        { set: 'v', to: 'round(velocity.x)' }, { set: 't', to: 'time' }] }] }]
      """
    let entries: [TraceEntry] = [
      .down(0, 50, 50), .move(10, 70, 50), .move(20, 90, 50), .up(25, 100, 50),
    ]
    for delivery in [Replay.Delivery.exact, .frame] {
      let recording = try Play(scene, entries) {
        $0.delivery = delivery
        $0.frameRate = FrameRate(10)
      }.record()
      #expect(recording.settings.map { $0.split(separator: " ")[1] } == ["v=2000", "t=0.025"])
    }
  }

  @Test("counts frames and evaluations, and hashes what it emits")
  func outcome() throws {
    let play = Play(Self.scene, [.set(10, "x", .number(100), "linear 0.1")])
    let outcome = try play.outcome()
    #expect(outcome.frames == 111)
    #expect(outcome.hash == FrameHash.hash(of: try play.record().frames))
    // The frame and the offset when the view is made, the offset when it changes.
    #expect(outcome.evaluations == 3)
  }
}
