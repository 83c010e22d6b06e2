import Simulation
import Testing

/// A device turns, or its settings change, under an animation that the trace tells.
@Suite("Animated turns")
struct AnimatedTurnTests {
  private static func turn(
    _ ms: Double, _ width: Double, _ height: Double, _ animation: String?
  ) -> TraceEntry {
    .at(
      ms,
      .resize(
        Size(width: width, height: height), orientation: nil,
        animation: animation.map { .string($0) }))
  }

  @Test("a resize with an animation lays out the screen under it, one without at once")
  func resize() throws {
    let scene = """
      views: [{ id: 's', hstack: { spacing: 0 }, children: [{ id: 'a' }, { id: 'b', children: [{ id: 'in' }] }] }]
      """
    let animated = try Play(scene, [Self.turn(10, 800, 400, "linear 0.1")]).record()
    for view in ["s/b", "s/b/in"] {
      #expect(animated.value(view, .x, at: 10) == 200)
      #expect(animated.value(view, .x, at: 60) == 300)
      #expect(animated.value(view, .height, at: 60) == 600)
      #expect(animated.value(view, .x, at: 110) == 400)
    }
    let plain = try Play(scene, [Self.turn(10, 800, 400, nil)]).record()
    #expect(plain.value("s/b", .x, at: 10) == 400)
  }

  @Test("a branch that fits better comes and goes under it")
  func choice() throws {
    let scene = """
      views: [{ id: 'v', viewThatFits: { axes: 'horizontal' }, children: [
        { id: 'wide', frame: { width: 500, height: 10 } }, { id: 'narrow', frame: { width: 100, height: 10 } }] }]
      """
    let recording = try Play(scene, [Self.turn(10, 800, 400, "linear 0.1")]).record()
    #expect(recording.value("v/wide", .opacity, at: 35) == 0.25)
    #expect(recording.value("v/narrow", .opacity, at: 35) == 0.75)
  }

  @Test("turned back in mid-way it goes on from what is shown, with its velocity")
  func turnedBack() throws {
    let recording = try Play(
      "views: [{ id: 'v' }]",
      [Self.turn(0, 800, 400, "spring 0.5 1"), Self.turn(100, 400, 800, "spring 0.5 1")]
    ) { $0.withVelocities = true }.record()
    let before = try #require(recording.velocity("v", .width, at: 99))
    let after = try #require(recording.velocity("v", .width, at: 101))
    #expect(before > 500)
    // Two milliseconds of a spring: its acceleration is at most (2π / 0.5)² · 400 points.
    #expect(abs(before - after) < 0.002 * 158 * 400)
  }

  @Test("a setting may carry one too: the lines turn round under it")
  func setting() throws {
    let scene = """
      views: [{ id: 's', hstack: { spacing: 0 }, frame: { alignment: 'topLeading' }, children: [
        { id: 'a', frame: { width: 100, height: 10 } }, { id: 'b', frame: { width: 50, height: 10 } }] }]
      """
    let recording = try Play(
      scene,
      [
        .at(
          10,
          .setting(
            name: "layoutDirection", value: .string("rightToLeft"),
            animation: .string("linear 0.1")))
      ]
    ).record()
    #expect(recording.value("s/a", .x, at: 10) == 0)
    #expect(recording.value("s/a", .x, at: 60) == 150)
    #expect(recording.value("s/a", .x, at: 110) == 300)
  }

  @Test("an animation that cannot be read is an error of its line")
  func errors() {
    let play = Play("views: [{ id: 'v' }]", [Self.turn(0, 800, 400, "sprig 0.5")])
    #expect(play.errors().count == 1)
  }

  @Test("is read from a line of a trace, and an animation of another type is refused")
  func reading() throws {
    let header = "{\"trace\":\"gesture-trace\",\"version\":1,\"width\":400,\"height\":800}\n"
    let line = "{\"t\":0,\"ev\":\"resize\",\"width\":8,\"height\":4,\"animation\":"
    let trace = try TraceReader.read(Array((header + line + "\"smooth\"}\n").utf8)).trace
    #expect(
      trace.entries.map { $0.action } == [
        .resize(Size(width: 8, height: 4), orientation: nil, animation: .string("smooth"))
      ])
    #expect(throws: Diagnostics.self) {
      _ = try TraceReader.read(Array((header + line + "3}\n").utf8))
    }
  }
}
