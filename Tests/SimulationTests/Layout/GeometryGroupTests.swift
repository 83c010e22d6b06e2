import Simulation
import Testing

/// SEMANTICS §3: with `geometryGroup` the views inside are animated relative to the view.
@Suite("Geometry group")
struct GeometryGroupTests {
  /// A view that moves from 0 to 100, with one that comes into it half-way.
  static func scene(_ isGroup: Bool) -> String {
    """
    state: { x: 0, more: false },
    views: [{ id: 'g', geometryGroup: \(isGroup), frame: { x: 'x', y: 0, width: 200, height: 100 },
      children: [{ id: 'a', frame: { x: 10, y: 5, width: 20, height: 20 } },
                 { id: 'b', if: 'more', frame: { x: 50, y: 5, width: 20, height: 20 } }] }]
    """
  }

  static let entries: [TraceEntry] = [
    .set(0, "x", .number(100), "linear 0.1"), .set(50, "more", .boolean(true)),
  ]

  @Test("carries a view that comes in half-way, which without it stands where all end")
  func insertion() throws {
    let grouped = try Play(Self.scene(true), Self.entries).record()
    let plain = try Play(Self.scene(false), Self.entries).record()
    for (recording, place) in [(grouped, 50.0), (plain, 100)] {
      #expect(recording.value("g", .x, at: 50) == 50)
      #expect(recording.value("g/a", .x, at: 50) == 60)
      #expect(recording.value("g/b", .x, at: 50) == place + 50)
      #expect(recording.value("g/b", .x, at: 100) == 150)
    }
  }

  @Test("logs no animation of the frames inside, and gives them the velocity of the group")
  func velocity() throws {
    let recording = try Play(Self.scene(true), Self.entries) { $0.withVelocities = true }.record()
    #expect(
      recording.lines([.animation]).filter { $0.hasSuffix("started") }
        == ["0 animation g frame started"])
    #expect(recording.velocity("g/a", .x, at: 50) == 1000)
  }

  @Test("carries views of a container that is one, and of one inside a container")
  func containers() throws {
    let scene = """
      state: { h: 100 },
      views: [{ id: 's', vstack: { spacing: 0 }, frame: { alignment: 'top' }, children: [
        { id: 'top', frame: { width: 10, height: 'h' } },
        { id: 'g', geometryGroup: true, hstack: { spacing: 0 }, children: [
          { id: 'a', frame: { width: 10, height: 20 } },
          { id: 'b', frame: { width: 30, height: 20 },
            children: [{ id: 'c', frame: { x: 1, y: 2, width: 3, height: 4 } }] }] }] }]
      """
    let recording = try Play(scene, [.set(0, "h", .number(200), "linear 0.1")]).record()
    let views = ["s/g", "s/g/a", "s/g/b", "s/g/b/c"]
    #expect(
      StageLayoutTests.frames(recording, views, at: 0) == [
        "180 100 40 20", "180 100 10 20", "190 100 30 20", "191 102 3 4",
      ])
    #expect(
      StageLayoutTests.frames(recording, views, at: 50) == [
        "180 150 40 20", "180 150 10 20", "190 150 30 20", "191 152 3 4",
      ])
    #expect(
      recording.lines([.animation]).filter { $0.hasSuffix("started") } == [
        "0 animation s/top frame started", "0 animation s/g frame started",
      ])
  }

  @Test("lets touches find what it carries")
  func hits() throws {
    let scene = """
      state: { x: 0, taps: 0 },
      views: [{ id: 'g', geometryGroup: true, frame: { x: 'x', y: 0, width: 10, height: 10 },
        children: [{ id: 'a', frame: { x: 50, y: 0, width: 10, height: 10 },
                     gestures: [{ tap: {}, onEnded: [{ set: 'taps', to: 'taps + 1' }] }] }] }]
      """
    let recording = try Play(
      scene,
      [
        .set(0, "x", .number(100), "linear 0.1"), .down(50, 105, 5), .up(60, 105, 5),
        .down(700, 105, 5), .up(710, 105, 5),
      ]
    ).record()
    #expect(recording.settings.filter { $0.contains("taps") } == ["60 taps=1"])
  }
}
