import Motion
import Simulation
import Testing

/// DESIGN §6: a lazy stack places what is out of sight, and evaluates nothing else of it.
///
/// A scroll container of 400 by 800 points shows eight of many rows, each 100 points high.
@Suite("Stage lazy stacks")
struct StageLazyTests {
  static func scene(
    _ row: String = "", rows: String = "in: 100", state: String = "dim: 0.5, log: ''",
    lazy: Bool = true
  ) -> String {
    """
    state: { \(state) }, collections: { items: [\(items)] },
    views: [{ id: 's', scroll: { spacing: 0, lazy: \(lazy) }, children: [
      { id: 'row', forEach: { \(rows), as: 'i' }, frame: { width: 400, height: 100 }, \(row) }] }]
    """
  }

  private static let items = (0..<20).map { "{ id: 'r\($0)' }" }.joined(separator: ",")

  /// A finger that moves the list by a step every 10 ms and lets it go with that velocity.
  static func swipe(_ start: Double, by step: Double, count: Int) -> [TraceEntry] {
    ScrollTests.swipe(start, from: step < 0 ? 700 : 100, by: step, count: count)
  }

  private static func evaluations(_ scene: String, _ entries: [TraceEntry] = []) throws -> Int {
    try Play(scene, entries) {
      $0.withHash = false
      $0.frameRate = FrameRate(100)
    }.outcome().evaluations
  }

  @Test("evaluates of ten thousand rows those in sight alone")
  func evaluations() throws {
    let scene = Self.scene("opacity: 'dim'", rows: "in: 10000")
    let still = try Self.evaluations(scene)
    #expect(try Self.evaluations(scene, [.set(5, "dim", .number(0.7))]) == still + 8)
    let eager = Self.scene("opacity: 'dim'", rows: "in: 10000", lazy: false)
    let all = try Self.evaluations(eager)
    #expect(try Self.evaluations(eager, [.set(5, "dim", .number(0.7))]) == all + 10_000)
    // The opacities of what is not seen; frames in a lazy stack are not evaluated before their place.
    #expect(all - still == 9_992 + 10_000)
  }

  @Test("gives rows out of sight their place, and for the rest what they had before")
  func places() throws {
    let scene = Self.scene(
      "opacity: 'dim', children: [{ id: 'in', frame: { x: 'dim', y: 2, width: 3, height: 4 } }]")
    let recording = try Play(scene, [.set(5, "dim", .number(0.7))]).record()
    #expect(recording.value("s/row[100]", .y, at: 0) == 9_900)
    #expect(recording.value("s/row[8]", .opacity, at: 0) == 0.5)
    #expect(recording.value("s/row[9]", .opacity, at: 0) == 1)
    #expect(StageLayoutTests.frame(recording, "s/row[8]/in", at: 0) == "0.5 702 3 4")
    // What nobody has seen yet stands in the frame around it.
    #expect(StageLayoutTests.frame(recording, "s/row[9]/in", at: 0) == "0 800 400 100")
    #expect(recording.value("s/row[8]", .opacity, at: 5) == 0.7)
    #expect(recording.value("s/row[9]", .opacity, at: 5) == 1)
  }

  @Test("evaluates everything where nothing scrolls")
  func withoutScroll() throws {
    let scene = """
      state: { dim: 0.5 },
      views: [{ id: 's', vstack: { spacing: 0, lazy: true }, children: [
        { id: 'row', forEach: { in: 100, as: 'i' }, frame: { height: 100 }, opacity: 'dim' }] }]
      """
    let recording = try Play(scene).record()
    #expect(recording.value("s/row[100]", .opacity, at: 0) == 0.5)
  }

  /// The time of each line of the log about a row's way into sight or out of it, in nanoseconds.
  private static func sights(_ recording: Recording, _ phase: String) -> [String: Int64] {
    var result: [String: Int64] = [:]
    for event in recording.events where event.kind == .view && event.phase == phase {
      #expect(result[event.view] == nil)
      result[event.view] = event.time.nanoseconds
    }
    return result
  }

  @Test("brings a row into sight at the very nanosecond at which the decay gets there")
  func exactTimes() throws {
    let swipe = Self.swipe(0, by: -8, count: 10)
    let recording = try Play(Self.scene(), swipe) {
      $0.withVelocities = true
      $0.frameRate = FrameRate(100)
    }.record()
    let start = -(recording.value("s/row[1]", .y, at: 100) ?? .nan)
    let velocity = -(recording.velocity("s/row[1]", .y, at: 100) ?? .nan)
    let decay = ExponentialDecay(start: start, velocity: velocity)
    let (came, went) = (Self.sights(recording, "inSight"), Self.sights(recording, "outOfSight"))
    #expect(came.count == 5)
    #expect(went.count == 4)
    for row in 9...13 {
      // Row 10 is seen once 900 − 800 points are behind.
      let time = try #require(came["s/row[\(row)]"])
      let offset = Double(row - 9) * 100
      if row == 9 {
        #expect(time < 100_000_000)
        continue
      }
      let expected = 0.1 + decay.time(reaching: offset)
      #expect(abs(Double(time) / 1e9 - expected) <= 2e-9)
      #expect(abs(Double(try #require(went["s/row[\(row - 9)]"])) / 1e9 - expected) <= 2e-9)
    }
  }

  @Test("knows no frames: the log is the same at any rate", arguments: [7, 60, 240])
  func rates(rate: Int64) throws {
    let scene = Self.scene("onAppear: [{ set: 'log', to: \"log + ' ' + i\" }]")
    let entries = Self.swipe(0, by: -60, count: 10) + Self.swipe(1500, by: 30, count: 10)
    let until = Instant(nanoseconds: 4_000_000_000)
    let fine = try Play(scene, entries) {
      $0.until = until
      $0.frameRate = FrameRate(100)
    }.record()
    let coarse = try Play(scene, entries) {
      $0.until = until
      $0.frameRate = FrameRate(rate)
    }.record()
    #expect(fine.events.count > 100)
    // The last frame before the end is not at the same time.
    let end = Instant(nanoseconds: 3_800_000_000)
    #expect(fine.events.filter { $0.time < end } == coarse.events.filter { $0.time < end })
  }

  @Test("lets what has not yet been seen run onAppear when it comes, and onDisappear when it goes")
  func handlers() throws {
    let scene = Self.scene(
      """
      onAppear: [{ set: 'log', to: "log + '+' + i" }],
      onDisappear: [{ set: 'log', to: "log + '-' + i" }]
      """)
    let still = try Play(scene).record()
    #expect(still.settings.last == "0 log=+1+2+3+4+5+6+7+8")
    let moves: [TraceEntry] = [
      .down(0, 200, 700), .move(10, 200, 690), .move(20, 200, 550), .move(30, 200, 545),
      .move(40, 200, 690), .move(240, 200, 690), .up(440, 200, 690),
    ]
    let recording = try Play(scene, moves).record()
    #expect(recording.settings.last?.hasSuffix("+8+9+10-1+1-9-10") == false)
    #expect(
      recording.settings.dropFirst(8).map { String($0.split(separator: "=")[1].dropFirst(16)) }
        == ["-1", "-1+9", "-1+9+10", "-1+9+10-9", "-1+9+10-9-10", "-1+9+10-9-10+1"])
  }

  @Test("gives a row that comes into sight its values at once, and lets it animate from then on")
  func values() throws {
    let scene = Self.scene("opacity: 'dim'")
    let entries =
      [.set(0, "dim", .number(1), "linear 1")] + Self.swipe(0, by: -8, count: 10)
      + [.set(500, "dim", .number(0), "linear 0.1")]
    let recording = try Play(scene, entries) { $0.frameRate = FrameRate(100) }.record()
    #expect(recording.value("s/row[9]", .opacity, at: 0) == 1)
    #expect(recording.value("s/row[8]", .opacity, at: 50) == 0.525)
    #expect(recording.value("s/row[9]", .opacity, at: 50) == 1)
    #expect(recording.value("s/row[9]", .opacity, at: 550) == 0.5)
    #expect(recording.value("s/row[90]", .opacity, at: 550) == 1)
  }

  @Test("stops what moves on a row that goes out of sight, and starts keyframes anew on its return")
  func plays() throws {
    let scene = Self.scene(
      """
      keyframes: { rotation: [{ linear: 100, duration: 1 }] }, blur: 'dim * 10'
      """)
    let moves: [TraceEntry] = [
      .set(0, "dim", .number(1), "linear 10"),
      .down(0, 200, 700), .move(10, 200, 690), .move(20, 200, 580), .move(300, 200, 689),
      .up(500, 200, 689),
    ]
    let recording = try Play(scene, moves) { $0.until = Instant(nanoseconds: 500_000_000) }.record()
    #expect(recording.value("s/row[1]", .rotation, at: 10) == 1)
    #expect(recording.value("s/row[1]", .rotation, at: 100) == 0)
    #expect(recording.value("s/row[1]", .blur, at: 100) == 10)
    #expect(recording.value("s/row[1]", .rotation, at: 350) == 5)
    #expect(recording.value("s/row[3]", .rotation, at: 350) == 35)
  }

  @Test("keeps the state of a row that is out of sight")
  func state() throws {
    let scene = Self.scene("state: { own: 0 }, offset: ['own', 0]")
    let recording = try Play(
      scene,
      [
        .set(0, "own", .number(7), target: "s/row[1]"),
        .set(1, "own", .number(9), target: "s/row[30]"),
      ] + Self.swipe(10, by: -40, count: 10)
    ).record()
    #expect(recording.value("s/row[1]", .offsetX, at: recording.end) == 7)
    #expect(recording.value("s/row[30]", .offsetX, at: 5) == 0)
    #expect(recording.value("s/row[30]", .offsetX, at: recording.end) == 9)
  }

  @Test("lets the row that comes into sight from below slide in with those above it")
  func slidesIn() throws {
    let scene = Self.scene(
      "children: [{ id: 'in', frame: { x: 1, y: 2, width: 3, height: 4 } }]", rows: "in: 'items'")
    let recording = try Play(scene, [.remove(10, "r0", from: "items", "linear 0.1")]).record()
    for row in 1...8 {
      #expect(recording.value("s/row[r\(row)]", .y, at: 60) == Double(row) * 100 - 50)
    }
    #expect(StageLayoutTests.frame(recording, "s/row[r8]/in", at: 60) == "1 752 3 4")
    #expect(recording.value("s/row[r9]", .y, at: 10) == 800)
    #expect(StageLayoutTests.frame(recording, "s/row[r9]/in", at: 60) == "0 800 400 100")
  }

  @Test("lets the row that is pushed out of sight go there with the others before it stops")
  func pushedOut() throws {
    let scene = Self.scene(
      "onDisappear: [{ set: 'log', to: \"log + '-' + i.id\" }]", rows: "in: 'items'")
    let recording = try Play(
      scene, [.insert(10, "n", into: "items", at: 0, "linear 0.1")]
    ).record()
    #expect(recording.value("s/row[r7]", .y, at: 60) == 750)
    #expect(recording.value("s/row[r8]", .y, at: 10) == 900)
    #expect(recording.settings.last == "110 log=-r7")
  }

  @Test("neither inserts nor removes with a transition what is out of sight")
  func transitions() throws {
    let scene = Self.scene("transition: 'move leading'", rows: "in: 'items'")
    let recording = try Play(
      scene,
      [
        .insert(10, "n", into: "items", at: 15, "linear 0.1"),
        .remove(20, "r12", from: "items", "linear 0.1"),
        .insert(30, "m", into: "items", at: 2, "linear 0.1"),
      ] + Self.swipe(200, by: -40, count: 10)
    ).record()
    let lines = recording.lines([.view, .animation]).filter { !$0.contains("scroll") }
    #expect(lines.contains("10 view s/row[n] inserted"))
    #expect(lines.contains("20 view s/row[r12] gone"))
    #expect(!lines.contains { $0.contains("row[n] transition") })
    #expect(lines.contains("30 animation s/row[m] transition.move started"))
    #expect(
      !recording.frames.contains {
        $0.rows.contains { $0.view == "s/row[n]" && $0.values.offsetX != 0 }
      })
  }

  @Test("does not let a touch find what is out of sight")
  func hits() throws {
    let scene = Self.scene(
      "offset: ['0', 'i == 1 ? 0 : -800'], gestures: [{ tap: {}, onEnded: [{ set: 'log', to: 'i' }] }]",
      state: "dim: 1, log: 0")
    // Row 9 would be shown where row 1 is, if it were seen.
    let recording = try Play(scene, [.down(10, 200, 50), .up(50, 200, 50)]).record()
    #expect(recording.settings == ["50 log=1"])
  }

  @Test("lets nothing act on a view that is out of sight, but what writes to its state")
  func actions() throws {
    let scene = Self.scene(
      "state: { own: 0 }, accessibility: { activate: [{ set: 'log', to: 'i' }] }",
      state: "dim: 1, log: 0")
    let access = { (ms: Double, row: Int) in
      TraceEntry.at(ms, .access(target: "s/row[\(row)]", action: "activate", name: nil))
    }
    let recording = try Play(
      scene, [access(5, 3), access(6, 30), .set(7, "own", .number(1), target: "s/row[30]")]
    ).record()
    #expect(recording.settings == ["5 log=3", "7 own=1"])
    #expect(recording.events.contains { $0.phase == "disabled" && $0.view == "s/row[30]" })
  }

  @Test("counts no view that is out of sight in a matched group")
  func matched() throws {
    let scene = """
      state: { dim: 0 },
      views: [{ id: 's', scroll: { spacing: 0, lazy: true }, children: [
          { id: 'row', forEach: { in: 30, as: 'i' }, frame: { width: 400, height: 100 }, children: [
            { id: 'in', frame: { x: 10, y: 20, width: 30, height: 40 }, matched: { id: 'i' } }] }] },
        { id: 'big', frame: { x: 0, y: 0, width: 300, height: 300 },
          matched: { id: '20', isSource: false } }]
      """
    let recording = try Play(scene, Self.swipe(10, by: -30, count: 10)) {
      $0.frameRate = FrameRate(100)
    }.record()
    // Row 20 is not there at first, so that nobody is the source, and then leads.
    #expect(StageLayoutTests.frame(recording, "big", at: 0) == "0 0 300 300")
    #expect(recording.events.contains { $0.phase == "noSource" && $0.time == .zero })
    let y = try #require(recording.value("s/row[20]", .y, at: recording.end))
    #expect(y > -100 && y < 800)
    #expect(recording.value("big", .width, at: recording.end) == 30)
  }

  @Test("lets a row that only now is in sight choose the view that fits it")
  func viewThatFits() throws {
    let scene = """
      state: { dim: 0.5 },
      views: [{ id: 's', scroll: { spacing: 0, lazy: true }, children: [
        { id: 'row', forEach: { in: 30, as: 'i' }, frame: { width: 'i > 15 ? 100 : 400', height: 100 },
          viewThatFits: {}, children: [
            { id: 'wide', frame: { width: 300, height: 50 }, opacity: 'dim' },
            { id: 'narrow', frame: { width: 80, height: 50 }, opacity: 'dim' }] }] }]
      """
    let recording = try Play(scene, Self.swipe(10, by: -30, count: 10)) {
      $0.frameRate = FrameRate(100)
    }.record()
    #expect(recording.value("s/row[2]/wide", .opacity, at: 0) == 0.5)
    #expect(recording.value("s/row[20]/narrow", .opacity, at: 0) == 1)
    #expect(recording.value("s/row[20]/narrow", .opacity, at: recording.end) == 0.5)
    #expect(StageLayoutTests.frame(recording, "s/row[20]/narrow", at: 0) == "160 1925 80 50")
  }

  @Test("lets a stack inside a row be lazy too")
  func nested() throws {
    let scene = """
      state: { dim: 0.5 },
      views: [{ id: 's', scroll: { spacing: 0, lazy: true }, children: [
        { id: 'shelf', forEach: { in: 20, as: 'i' }, frame: { width: 400, height: 200 },
          scroll: { axes: 'horizontal', spacing: 0, lazy: true }, children: [
            { id: 'cover', forEach: { in: 50, as: 'j' }, frame: { width: 100, height: 200 },
              opacity: 'dim' }] }] }]
      """
    let still = try Self.evaluations(scene)
    #expect(try Self.evaluations(scene, [.set(5, "dim", .number(1))]) == still + 16)
    let swipe = Self.swipe(10, by: -10, count: 10)
    let recording = try Play(scene, swipe + [.set(3000, "dim", .number(0.25))]) {
      $0.frameRate = FrameRate(10)
    }.record()
    #expect(recording.value("s/shelf[5]/cover[4]", .opacity, at: 0) == 1)
    #expect(recording.value("s/shelf[5]/cover[4]", .opacity, at: 2900) == 0.5)
    #expect(recording.value("s/shelf[5]/cover[5]", .opacity, at: 2900) == 1)
    #expect(recording.value("s/shelf[5]/cover[4]", .opacity, at: 3000) == 0.25)
    #expect(recording.value("s/shelf[1]/cover[4]", .opacity, at: 3000) == 0.5)
  }
}
