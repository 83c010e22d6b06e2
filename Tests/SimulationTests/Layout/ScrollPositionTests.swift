import Motion
import Simulation
import Testing

/// Scroll containers that go where the state says: ten rows of 200 points, of which 800 are shown.
@Suite("Scroll position")
struct ScrollPositionTests {
  private static func scene(
    _ position: String = "'y'", keys: String = "", state: String = "y: 300, n: 10, done: 0"
  ) -> String {
    """
    state: { \(state) },
    on: { go: [{ animation: 'linear 0.1', criteria: 'removed', do: [{ set: 'y', to: 700 }],
                 then: [{ set: 'done', to: 1 }] }] },
    views: [{ id: 's', scroll: { spacing: 0, position: \(position)\(keys) }, children: [
      { id: 'row', forEach: { in: 'n', as: 'i' }, frame: { width: 400, height: 200 } }] }]
    """
  }

  private static func play(_ scene: String, _ entries: [TraceEntry] = []) throws -> Recording {
    try Play(scene, entries) { $0.withVelocities = true }.record()
  }

  private static func offset(_ recording: Recording, at ms: Double) -> Double {
    ScrollTests.offset(recording, at: ms)
  }

  @Test(
    "begins where the value says, within its range, without a motion",
    arguments: [
      (300.0, 300.0), (-50, 0), (5000, 1200), (0, 0),
    ])
  func start(value: Double, offset: Double) throws {
    let recording = try Self.play(Self.scene(state: "y: \(value), n: 10, done: 0"))
    #expect(Self.offset(recording, at: 0) == offset)
    #expect(recording.lines([.animation]).isEmpty)
    #expect(recording.end == 0)
  }

  @Test("goes at once where a write without animation says, and under its animation otherwise")
  func transactions() throws {
    let recording = try Self.play(
      Self.scene(), [.set(10, "y", .number(500)), .set(50, "y", .number(900), "linear 0.1")])
    #expect(Self.offset(recording, at: 9) == 300)
    #expect(Self.offset(recording, at: 10) == 500)
    #expect(Self.offset(recording, at: 75) == 600)
    #expect(recording.velocity("s/row[1]", .y, at: 75) == -4000)
    #expect(Self.offset(recording, at: 150) == 900)
    #expect(
      recording.lines([.animation]) == [
        "50 animation s scroll started", "150 animation s scroll removed",
      ])
  }

  @Test("takes the velocity of what goes on by itself into a spring")
  func velocity() throws {
    let swipe = ScrollTests.swipe(0, from: 700, by: -8, count: 10)
    let recording = try Self.play(
      Self.scene(), swipe + [.set(200, "y", .number(1000), "spring 0.5 1")])
    let before = try #require(recording.velocity("s/row[1]", .y, at: 199))
    let after = try #require(recording.velocity("s/row[1]", .y, at: 200))
    #expect(before < -600)
    // Within a millisecond the deceleration takes 0.2 % and a spring from rest would show 0.
    #expect(abs(after - before) < 0.01 * before.magnitude)
    #expect(Self.offset(recording, at: recording.end) == 1000)
  }

  @Test("leaves what a finger holds to the finger, which also stops what is on its way")
  func finger() throws {
    let held = try Self.play(
      Self.scene(),
      [
        .down(0, 200, 400), .move(10, 200, 350), .move(20, 200, 300), .set(30, "y", .number(1000)),
        .move(40, 200, 290), .up(400, 200, 290),
      ])
    let first = Self.offset(held, at: 20)
    #expect(Self.offset(held, at: 30) == first)
    #expect(Self.offset(held, at: 40) == first + 10)
    let stopped = try Self.play(
      Self.scene(),
      [
        .set(0, "y", .number(1000), "linear 0.1"), .down(50, 200, 400), .up(90, 200, 400),
        .set(95, "y", .number(1000)),
      ])
    #expect(Self.offset(stopped, at: 50) == 650)
    #expect(Self.offset(stopped, at: stopped.end) == 650)
  }

  @Test("goes as far as the layout of the same update lets it")
  func newRows() throws {
    let scene = Self.scene(
      "'n * 200'", state: "y: 0, n: 10, done: 0")
    let recording = try Self.play(scene, [.set(10, "n", .number(20), "linear 0.1")])
    #expect(Self.offset(recording, at: 0) == 1200)
    #expect(Self.offset(recording, at: 60) == 2200)
    #expect(Self.offset(recording, at: recording.end) == 3200)
  }

  @Test("reads a vector for both axes, a number along its own, and null for no place")
  func forms() throws {
    let scene = """
      state: { at: { type: 'vector', initial: [30, 40] } },
      views: [{ id: 's', scroll: { axes: 'both', position: 'at' }, children: [
        { id: 'row', frame: { width: 1000, height: 1000 } }] }]
      """
    let both = try Self.play(
      scene,
      [.set(5, "at", .list([.number(700), .number(60)]), "linear 0.1")])
    #expect(both.value("s/row", .x, at: 0) == -30)
    #expect(both.value("s/row", .y, at: 0) == -40)
    #expect(both.value("s/row", .x, at: both.end) == -600)
    #expect(both.value("s/row", .y, at: both.end) == -60)
    let across = """
      state: { x: { type: 'number', initial: null } },
      views: [{ id: 's', scroll: { axes: 'horizontal', position: 'x' }, children: [
        { id: 'row', frame: { width: 1000, height: 50 } }] }]
      """
    let recording = try Self.play(
      across,
      [.set(5, "x", .number(100)), .set(6, "x", .null), .set(8, "x", .number(100))])
    #expect(recording.value("s/row", .x, at: 4) == 0)
    #expect(recording.value("s/row", .x, at: 5) == -100)
    #expect(recording.value("s/row", .x, at: 8) == -100)
  }

  @Test("lets a completion wait until it is there, or until something stops it")
  func completion() throws {
    let whole = try Self.play(Self.scene(), [.send(0, "go")])
    #expect(whole.settings == ["0 y=700", "100 done=1"])
    let cut = try Self.play(
      Self.scene(), [.send(0, "go"), .at(40, .interrupt(target: "s"))])
    #expect(cut.settings == ["0 y=700", "40 done=1"])
    #expect(Self.offset(cut, at: cut.end) == 460)
  }

  @Test("shows lazy rows as they come by, whatever the frame rate", arguments: [10, 1000])
  func lazy(rate: Int64) throws {
    let scene = Self.scene(keys: ", lazy: true", state: "y: 0, n: 10, done: 0")
    let recording = try Play(scene, [.send(0, "go")]) { $0.frameRate = FrameRate(rate) }.record()
    let sights = recording.lines([.view])
    // Seven points a millisecond: an edge is passed just after each 200 points.
    let times = [0.0, 200, 400, 600].map { ($0 / 7 * 1e6).rounded(.down) + 1 }
    for (place, row) in (5...8).enumerated() {
      let line = try #require(
        recording.events.first {
          $0.view == "s/row[\(row)]" && $0.phase == "inSight"
        })
      #expect(abs(Double(line.time.nanoseconds) - times[place]) <= 1)
    }
    #expect(sights.count { $0.contains("outOfSight") } == 3)
  }

  @Test("keeps its place and says so once where the value is not finite")
  func notFinite() throws {
    let recording = try Self.play(
      Self.scene("'1000 / y'"),
      [.set(5, "y", .number(0)), .set(6, "y", .number(-0.0)), .set(7, "y", .number(2))])
    #expect(Self.offset(recording, at: 6) == 1000.0 / 300)
    #expect(Self.offset(recording, at: 7) == 500)
    #expect(recording.events.count { $0.phase == "notFinite" && $0.name == "scroll" } == 1)
  }

  @Test("is a number or a vector")
  func type() {
    #expect(
      Play(Self.scene("\"'top'\"")).errors() == [
        "found a string where a number or a vector was expected"
      ])
  }
}
