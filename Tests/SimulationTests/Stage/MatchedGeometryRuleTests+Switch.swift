import Simulation
import Testing

extension MatchedGeometryRuleTests {
  // MARK: A switch

  @Test(
    "an animated switch starts from the difference: the new source is shown where the old one was")
  func startsFromDifference() throws {
    let recording = try Play(Self.swap, [Self.open(10, true, "linear 0.2")]).record()
    #expect(Self.frame(recording, "card", 9) == [0, 100, 100, 100])
    #expect(Self.frame(recording, "detail", 10) == [0, 100, 100, 100])
    #expect(Self.frame(recording, "detail", 110) == [100, 50, 200, 150])
  }

  @Test("while it runs all follow one frame: the source, the one that is removed, and the others")
  func allFollow() throws {
    let recording = try Play(Self.swap, [Self.open(10, true, "spring 0.4 0.6")]).record()
    for ms in stride(from: 10.0, to: 300, by: 10) {
      let shared = Self.frame(recording, "detail", ms)
      #expect(Self.frame(recording, "frame", ms) == shared)
      #expect(Self.frame(recording, "card", ms) == shared)
    }
    #expect(recording.row("card", at: 200)?.phase == .removing)
  }

  @Test("what is inside the one that is removed goes with it, as it was when it was removed")
  func insideRemoved() throws {
    let scene = """
      state: { open: false },
      views: [
        { id: 'card', if: '!open', frame: { x: 20, y: 600, width: 100, height: 100 }, matched: { id: 1 },
          children: [{ id: 'title', frame: { x: 'open ? 90 : 10', y: 10, width: 'open ? 1 : 50', height: 20 },
            children: [{ id: 'dot' }] }, { id: 'photo', frame: { height: 40 } }] },
        { id: 'detail', if: 'open', frame: { x: 0, y: 0, width: 400, height: 400 }, matched: { id: 1 } }]
      """
    let recording = try Play(scene, [Self.open(0, true, "linear 0.2")]).record()
    #expect(Self.frame(recording, "card/title", 0) == [30, 610, 50, 20])
    #expect(Self.frame(recording, "card/title", 100) == [20, 310, 50, 20])
    #expect(Self.frame(recording, "card/title/dot", 100) == [20, 310, 50, 20])
    #expect(Self.frame(recording, "card/photo", 100) == [10, 300, 250, 40])
  }

  @Test("a view that goes inside one that flies stays where it was in that one")
  func goingInside() throws {
    let scene = """
      state: { open: false, note: true, x: 10 },
      views: [
        { id: 'card', if: '!open', frame: { x: 0, y: 400, width: 100, height: 100 }, matched: { id: 1 } },
        { id: 'detail', if: 'open', frame: { x: 0, y: 0, width: 400, height: 400 }, matched: { id: 1 },
          children: [{ id: 'note', if: 'note', frame: { x: 'x', y: 20, width: 30, height: 30 } }] }]
      """
    let recording = try Play(
      scene,
      [
        Self.open(0, true, nil), .set(10, "note", .boolean(false), "linear 0.4"),
        .set(20, "x", .number(90)), Self.open(30, false, "linear 0.2"),
      ]
    ).record()
    #expect(Self.frame(recording, "detail", 130) == [0, 200, 250, 250])
    #expect(Self.frame(recording, "detail/note", 130) == [10, 220, 30, 30])
  }

  @Test("one that is turned round goes on from what is shown, with its velocity")
  func merges() throws {
    let recording = try Play(
      Self.swap, [Self.open(0, true, "spring 0.5 1"), Self.open(120, false, "spring 0.5 1")]
    ) { $0.withVelocities = true }.record()
    let before = try #require(recording.velocity("detail", .x, at: 119))
    let after = try #require(recording.velocity("card", .x, at: 121))
    #expect(before > 400)
    // Two milliseconds of a spring: its acceleration is at most (2π / 0.5)² · 200 points.
    #expect(abs(before - after) < 0.002 * 158 * 200)
    let shown = try #require(recording.value("card", .x, at: 121))
    #expect(abs(shown - (recording.value("detail", .x, at: 119) ?? .nan)) < 0.002 * 1000)
  }

  @Test("at its end the source has its own geometry again")
  func ends() throws {
    let recording = try Play(Self.swap, [Self.open(10, true, "spring 0.4 0.6")]).record()
    let last = try #require(recording.frames.last)
    #expect(last.rows.map { $0.view } == ["detail", "frame"])
    #expect(Self.frame(recording, "detail", recording.end) == [200, 0, 300, 200])
    #expect(Self.frame(recording, "frame", recording.end) == [200, 0, 300, 200])
  }

  @Test("SwiftUI tells of its rest alone; here a logical completion counts the group as any run")
  func completion() throws {
    let recording = try Play(Self.swap, [.send(0, "open")]).record()
    #expect(recording.times(of: "done") == [400])
    #expect(recording.end > 500)
  }

  @Test("a source that comes where there was none does not fly")
  func firstSource() throws {
    let scene = """
      state: { open: false },
      views: [{ id: 'v', if: 'open', frame: { x: 50, y: 60, width: 70, height: 80 }, matched: { id: 1 } }]
      """
    let recording = try Play(scene, [Self.open(10, true, "linear 0.2")]).record()
    #expect(Self.frame(recording, "v", 10) == [50, 60, 70, 80])
    #expect(recording.value("v", .opacity, at: 110) == 0.5)
  }

  @Test("without an animation the switch is made at once")
  func unanimated() throws {
    let recording = try Play(Self.swap, [Self.open(10, true, nil)]).record()
    #expect(recording.views(at: 10) == ["detail", "frame"])
    #expect(Self.frame(recording, "frame", 10) == [200, 0, 300, 200])
    #expect(recording.end == 10)
  }

  @Test("both views run their own transitions: by default one fades into the other")
  func transitions() throws {
    let recording = try Play(Self.swap, [Self.open(0, true, "linear 0.2")]).record()
    #expect(recording.value("card", .opacity, at: 50) == 0.75)
    #expect(recording.value("detail", .opacity, at: 50) == 0.25)
  }

  // MARK: Warnings

  @Test("several sources are warned of once a group, however often it is looked at")
  func warnsOnce() throws {
    let recording = try Play(
      Self.three,
      [
        .set(10, "two", .boolean(true)), .set(20, "two", .boolean(false)),
        .set(30, "two", .boolean(true)),
      ]
    ).record()
    // What has been mended and breaks again is said again.
    #expect(
      recording.lines([.diagnostic]) == [
        "10 diagnostic a matched severalSources", "30 diagnostic a matched severalSources",
      ])
    let moved = try Play(
      Self.three.replacing("x: 7", with: "x: 'k'").replacing("two: false", with: "two: true, k: 0"),
      [.set(10, "k", .number(1)), .set(20, "k", .number(2))]
    ).record()
    #expect(moved.lines([.diagnostic]).count == 1)
  }

  @Test("of one that comes while the other goes nothing is said, though both are sources")
  func pairIsSilent() throws {
    let recording = try Play(Self.swap, [Self.open(0, true, "linear 0.2")]).record()
    #expect(recording.lines([.diagnostic]) == [])
  }
}
