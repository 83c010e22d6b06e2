import Simulation
import Testing

/// Matched geometry in a scene (SEMANTICS §6): who follows whom, and how a switch moves them.
@Suite("Stage matched geometry")
struct StageMatchTests {
  /// A card that a detail takes the place of, as large as the screen.
  private static let hero = """
    state: { open: false },
    views: [
      { id: 'card', if: '!open', frame: { x: 20, y: 600, width: 100, height: 100 }, matched: { id: "'hero'" },
        transition: 'opacity', children: [{ id: 'title', frame: { x: 10, y: 10, width: 50, height: 20 } }] },
      { id: 'detail', if: 'open', frame: { x: 0, y: 0, width: 400, height: 400 }, matched: { id: "'hero'" },
        transition: 'opacity', children: [{ id: 'title', frame: { x: 10, y: 10, width: 50, height: 20 } }] }]
    """

  private static func open(_ ms: Double, _ isOpen: Bool, _ animation: String?) -> TraceEntry {
    .set(ms, "open", .boolean(isOpen), animation)
  }

  @Test("a new source starts where the former one is shown, and both go its way")
  func hero() throws {
    let recording = try Play(Self.hero, [Self.open(100, true, "linear 0.2")]).record()
    func frame(_ view: String, _ ms: Double) -> [Double?] {
      let values = recording.row(view, at: ms)?.values
      return [values?.x, values?.y, values?.width, values?.height]
    }
    #expect(frame("detail", 100) == [20, 600, 100, 100])
    #expect(frame("card", 100) == [20, 600, 100, 100])
    #expect(frame("detail", 200) == [10, 300, 250, 250])
    #expect(frame("card", 200) == frame("detail", 200))
    #expect(frame("detail", 300) == [0, 0, 400, 400])
    // What is inside goes with it.
    #expect(frame("detail/title", 100) == [30, 610, 50, 20])
    #expect(frame("detail/title", 200) == [20, 310, 50, 20])
    #expect(recording.value("card", .opacity, at: 200) == 0.5)
    #expect(recording.views(at: 300) == ["detail", "detail/title"])
  }

  @Test("a switch that is turned round goes back from where it is")
  func interrupted() throws {
    let recording = try Play(
      Self.hero, [Self.open(100, true, "linear 0.2"), Self.open(200, false, "linear 0.2")]
    ).record()
    #expect(recording.value("card", .y, at: 200) == 300)
    #expect(recording.value("detail", .y, at: 200) == 300)
    #expect(recording.value("card", .y, at: 300) == 450)
    #expect(recording.value("detail", .y, at: 300) == 450)
    #expect(recording.frames.last?.rows.first?.values.y == 600)
    #expect(recording.frames.last?.rows.map { $0.view } == ["card", "card/title"])
  }

  @Test("a spring hands its velocity to the view that takes its place")
  func velocity() throws {
    let recording = try Play(
      Self.hero,
      [Self.open(0, true, "spring 0.5 1"), Self.open(100, false, "spring 0.5 1")]
    ) { $0.withVelocities = true }.record()
    let before = try #require(recording.velocity("detail", .y, at: 99))
    let after = try #require(recording.velocity("card", .y, at: 101))
    // A millisecond of a spring apart: the acceleration is at most (2π / 0.5)² · 600 points.
    #expect(abs(before - after) < 0.002 * 158 * 600)
    #expect(before < -1000)
  }

  @Test("a view that is new takes over the velocity of the one whose place it takes")
  func velocityOfNewView() throws {
    let scene = """
      state: { at: 1 },
      views: [{ id: 'v', forEach: { in: 3, as: 'n' }, if: 'n == at',
        frame: { x: 'n * n * 100', y: 0, width: 10, height: 10 }, matched: { id: 1 } }]
      """
    let recording = try Play(
      scene,
      [.set(0, "at", .number(2), "linear 0.2"), .set(100, "at", .number(3), "spring 0.5 1")]
    ) { $0.withVelocities = true }.record()
    // Half of the way from 100 to 400, at 300 points in a fifth of a second.
    #expect(recording.value("v[3]", .x, at: 100) == 250)
    let velocity = try #require(recording.velocity("v[3]", .x, at: 100))
    #expect(abs(velocity - 1500) < 1e-9)
    #expect(recording.frames.last?.rows.map { $0.values.x } == [900])
  }

  @Test("without an animation the switch is at once")
  func unanimated() throws {
    let recording = try Play(Self.hero, [Self.open(100, true, nil)]).record()
    #expect(recording.value("detail", .y, at: 100) == 0)
    #expect(recording.views(at: 100) == ["detail", "detail/title"])
  }

  /// A source of 80 × 40 at (100, 50) and a follower of 20 × 10 at (10, 20).
  private static func follower(_ keys: String) throws -> [Double?] {
    let scene = """
      views: [{ id: 's', frame: { x: 100, y: 50, width: 80, height: 40 }, matched: { id: 1\(keys.contains("anchor") ? ", " + keys.split(separator: ";")[1] : "") } },
        { id: 'f', frame: { x: 10, y: 20, width: 20, height: 10 },
          matched: { id: 1, isSource: false, \(keys.split(separator: ";").joined(separator: ", ")) } }]
      """
    let values = try Play(scene).record().row("f", at: 0)?.values
    return [values?.x, values?.y, values?.width, values?.height]
  }

  @Test("a follower takes the source's frame, place or size, at an anchor, rigid or not")
  func followers() throws {
    #expect(try Self.follower("rigid: true") == [130, 65, 20, 10])
    #expect(try Self.follower("rigid: true;anchor: 'topLeading'") == [100, 50, 20, 10])
    #expect(try Self.follower("rigid: true;anchor: 'bottomTrailing'") == [160, 80, 20, 10])
    #expect(try Self.follower("properties: 'position'") == [130, 65, 20, 10])
    #expect(try Self.follower("properties: 'size'") == [10, 20, 80, 40])
    #expect(try Self.follower("properties: 'frame'") == [100, 50, 80, 40])
  }

  @Test("followers move with their source, under its animation")
  func following() throws {
    let scene = """
      state: { x: 0 },
      views: [{ id: 's', frame: { x: 'x', y: 0, width: 10, height: 10 }, matched: { id: 'viewport.x' } },
        { id: 'f', frame: { x: 50, y: 50, width: 10, height: 10 }, offset: [5, 0],
          matched: { id: 'viewport.x', isSource: false } }]
      """
    let recording = try Play(scene, [.set(0, "x", .number(100), "linear 0.1")]).record()
    #expect(recording.value("f", .x, at: 50) == 50)
    #expect(recording.value("s", .x, at: 50) == 50)
    #expect(recording.value("f", .offsetX, at: 50) == 5)
    #expect(recording.value("f", .x, at: 100) == 100)
  }

  @Test("an isSource that changes switches the source, with the animation of its write")
  func sourceSwitch() throws {
    let scene = """
      state: { second: false },
      views: [
        { id: 'a', frame: { x: 0, y: 0, width: 10, height: 10 }, matched: { id: 1, isSource: '!second' } },
        { id: 'b', frame: { x: 100, y: 0, width: 10, height: 10 }, matched: { id: 1, isSource: 'second' } },
        { id: 'bar', frame: { x: 0, y: 50, width: 5, height: 5 }, matched: { id: 1, isSource: false } }]
      """
    let recording = try Play(scene, [.set(10, "second", .boolean(true), "linear 0.1")]).record()
    #expect(recording.value("b", .x, at: 0) == 0)
    #expect(recording.value("bar", .x, at: 60) == 50)
    #expect(recording.value("b", .x, at: 60) == 50)
    #expect(recording.value("a", .x, at: 110) == 100)
  }

  @Test("no source and several are said once, and done as documented")
  func diagnostics() throws {
    let scene = """
      state: { one: true, two: true },
      views: [
        { id: 'a', frame: { x: 0, y: 0, width: 10, height: 10 }, matched: { id: 1, isSource: 'one' } },
        { id: 'b', frame: { x: 100, y: 0, width: 20, height: 10 }, matched: { id: 1, isSource: 'two' } }]
      """
    let recording = try Play(
      scene,
      [
        .set(10, "two", .boolean(false)), .set(20, "one", .boolean(false)),
        .set(30, "two", .boolean(true)),
      ]
    ).record()
    #expect(recording.value("b", .x, at: 0) == 0)
    #expect(recording.value("b", .x, at: 10) == 0)
    #expect(recording.value("b", .x, at: 20) == 100)
    #expect(recording.value("a", .x, at: 30) == 100)
    #expect(
      recording.lines([.diagnostic]) == [
        "0 diagnostic a matched severalSources", "20 diagnostic a matched noSource",
      ])
  }

  @Test("a view that leaves stays in the group that it was in")
  func leavingGroup() throws {
    let scene = """
      state: { open: { type: 'string', initial: null } },
      views: [
        { id: 'card', if: 'open == null', frame: { x: 0, y: 100, width: 10, height: 10 }, matched: { id: "'a'" } },
        { id: 'page', if: 'open != null', frame: { x: 0, y: 0, width: 10, height: 10 }, matched: { id: 'open' } }]
      """
    let recording = try Play(
      scene,
      [.set(0, "open", .string("a")), .set(10, "open", .null, "linear 0.2")]
    ).record()
    #expect(recording.value("card", .y, at: 110) == 50)
    #expect(recording.value("page", .y, at: 110) == 50)
  }

  @Test("views inside that do not correspond are said")
  func children() throws {
    let scene = Self.hero.replacing(
      "{ id: 'title', frame: { x: 10, y: 10, width: 50, height: 20 } }] }]",
      with: "{ id: 'text' }] }]")
    let recording = try Play(scene, [Self.open(10, true, "linear 0.1")]).record()
    #expect(recording.lines([.diagnostic]) == ["10 diagnostic detail matched childrenDiffer"])
  }
}
