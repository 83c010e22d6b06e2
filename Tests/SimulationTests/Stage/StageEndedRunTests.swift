import Simulation
import Testing

/// What waits for a run goes on where the run is ended by a change that takes no time.
@Suite("Runs that are ended at once")
struct StageEndedRunTests {
  static let instant = TraceValue.object([
    TraceField("spring", .object([TraceField("response", .number(0))]))
  ])

  static let scene = """
    state: { on: true, x: 0 },
    views: [
      { id: 'box', frame: { x: 'x', y: 0, width: 100, height: 100 }, matched: { id: 1 } },
      { id: 'leaf', if: 'on', transition: 'opacity', matched: { id: 1, isSource: false } },
    ]
    """

  @Test("lets a view that leaves go when its frame stands still")
  func leaving() throws {
    let entries = [
      TraceEntry.set(10, "on", .boolean(false), "linear 0.1"),
      .set(20, "x", .number(50), "linear 2"),
      .at(500, .set(target: nil, name: "x", value: .number(80), animation: Self.instant)),
    ]
    let run = try Play(Self.scene, entries).record()
    #expect(run.views(at: 499) == ["box", "leaf"])
    #expect(run.views(at: 500) == ["box"])
    #expect(run.lines([.view]) == ["10 view leaf removed", "500 view leaf gone"])
  }

  @Test("says that the run is over")
  func log() throws {
    let entries = [
      TraceEntry.set(10, "x", .number(50), "linear 2"),
      .at(500, .set(target: nil, name: "x", value: .number(80), animation: Self.instant)),
    ]
    let run = try Play(Self.scene, entries).record()
    #expect(
      run.lines([.animation]).filter { $0.contains(" box ") }
        == ["10 animation box frame started", "500 animation box frame removed"])
  }

  @Test("stops views that make each other without an end")
  func endless() {
    let scene = """
      state: { on: true },
      views: [{ id: 'v', if: 'on', onAppear: [{ toggle: 'on' }], onDisappear: [{ toggle: 'on' }] }]
      """
    #expect(
      Play(scene) { $0.viewLimit = 50 }.errors()
        == ["'v' makes more than 50 views from one event"])
  }
}
