import Simulation
import Testing

extension TransitionRuleTests {
  /// Three rows of fifty points, one below the other.
  static let column = """
    state: { h: 50, dx: 0 }, collections: { c: [{ id: 'a' }, { id: 'b' }, { id: 'd' }] },
    views: [{ id: 's', vstack: { spacing: 0 }, frame: { x: 0, y: 0, width: 100, height: 150, alignment: 'top' },
      children: [{ id: 'v', forEach: 'c', frame: { height: 'h' }, offset: ['dx', 0], transition: 'opacity' }] }]
    """

  static func removeB(_ ms: Double, _ animation: String?) -> TraceEntry {
    StageLeavingTests.remove(ms, "b", animation)
  }

  // MARK: Interruption

  @Test("an insertion that a removal interrupts goes back from what is shown, as fast as that")
  func interruptedInsertion() throws {
    let recording = try Play(
      StageTransitionTests.scene("'move trailing'", on: false),
      [
        StageTransitionTests.show(0, "spring 0.5 1"),
        StageTransitionTests.hide(150, "spring 0.5 1"),
      ]
    ) { $0.withVelocities = true }.record()
    let before = try #require(recording.velocity("v", .offsetX, at: 149))
    let after = try #require(recording.velocity("v", .offsetX, at: 151))
    #expect(before < -100)
    // Two milliseconds of a spring: its acceleration is at most (2π / 0.5)² · 100 points.
    #expect(abs(before - after) < 0.002 * 158 * 100)
    let jump =
      try #require(recording.value("v", .offsetX, at: 149))
      - #require(recording.value("v", .offsetX, at: 151))
    #expect(abs(jump) < 0.002 * 400)
    #expect(recording.row("v", at: 151)?.phase == .removing)
    #expect(recording.frames.last?.rows.isEmpty ?? false)
  }

  @Test(
    "a removal that a return interrupts is taken back: one view, its state kept, no second coming")
  func interruptedRemoval() throws {
    let scene = """
      state: { on: true, came: 0, went: 0 },
      views: [{ id: 'v', if: 'on', state: { own: 0 }, offset: ['own', 0],
        onAppear: [{ set: 'came', to: 'came + 1' }], onDisappear: [{ set: 'went', to: 'went + 1' }] }]
      """
    let recording = try Play(
      scene,
      [
        .set(0, "own", .number(7), target: "v"), StageTransitionTests.hide(10, "linear 0.2"),
        StageTransitionTests.show(110, "linear 0.2"),
      ]
    ).record()
    #expect(recording.views(at: 110) == ["v"])
    #expect(recording.value("v", .opacity, at: 110) == 0.5)
    #expect(recording.value("v", .opacity, at: 210) == 0.75)
    #expect(recording.value("v", .offsetX, at: 310) == 7)
    #expect(recording.times(of: "came") == [0])
    #expect(recording.times(of: "went") == [])
  }

  @Test("another id is another view, which comes beside the one that goes")
  func anotherID() throws {
    let recording = try Play(
      StageLeavingTests.scene(),
      [
        StageLeavingTests.remove(0, "b", "linear 0.2"),
        StageLeavingTests.insert(50, "e", "linear 0.2", at: 1),
      ]
    ).record()
    #expect(recording.row("v[b]", at: 100)?.phase == .removing)
    #expect(recording.row("v[e]", at: 100)?.phase == .inserting)
    #expect(recording.value("v[b]", .opacity, at: 100) == 0.5)
    #expect(recording.value("v[e]", .opacity, at: 100) == 0.25)
  }

  // MARK: Order

  @Test(
    "SwiftUI draws a view that goes below all of its zIndex; here it keeps its place among them")
  func order() throws {
    let scene = """
      state: { on: true },
      views: [{ id: 'a' }, { id: 'b', if: 'on' }, { id: 'c' }, { id: 'top', zIndex: 1, if: 'on' }, { id: 'd' }]
      """
    let recording = try Play(scene, [StageTransitionTests.hide(0, "linear 0.2")]).record()
    #expect(recording.views(at: 100) == ["a", "b", "c", "top", "d"])
    #expect(recording.row("b", at: 100)?.phase == .removing)
    #expect(recording.value("b", .z, at: 100) == 0)
  }

  @Test("a zIndex of its own stays with a view that goes, so that it goes on standing above")
  func explicitOrder() throws {
    let scene = """
      state: { on: true, z: 5 }, views: [{ id: 'over', if: 'on', zIndex: 'z' }, { id: 'under' }]
      """
    let recording = try Play(
      scene, [StageTransitionTests.hide(0, "linear 0.2"), .set(50, "z", .number(-1))]
    ).record()
    #expect(recording.value("over", .z, at: 100) == 5)
    #expect(recording.value("under", .z, at: 100) == 0)
  }

  @Test("a change of id is a removal and an insertion: by default one fades into the other")
  func changeOfID() throws {
    let scene = """
      state: { id: 'one' }, views: [{ id: 'v', forEach: { in: 1, as: 'n', key: 'id' } }]
      """
    let recording = try Play(
      scene, [.set(0, "id", .string("two"), "linear 0.2")]
    ).record()
    #expect(recording.value("v[one]", .opacity, at: 50) == 0.75)
    #expect(recording.value("v[two]", .opacity, at: 50) == 0.25)
    #expect(recording.views(at: 200) == ["v[two]"])
  }

  @Test("onDisappear comes when the removal is over, not when it begins")
  func disappearance() throws {
    let scene = """
      state: { on: true, went: 0 },
      views: [{ id: 'v', if: 'on', onDisappear: [{ set: 'went', to: '1' }] }]
      """
    let recording = try Play(scene, [StageTransitionTests.hide(10, "linear 0.2")]).record()
    #expect(recording.times(of: "went") == [210])
  }
}
