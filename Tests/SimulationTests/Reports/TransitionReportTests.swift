import Simulation
import Testing

/// What has been reported of transitions, and what is right.
@Suite("Reports of transitions")
struct TransitionReportTests {
  private static func list(_ transition: String) -> String {
    """
    collections: { items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    views: [{ id: 'v', forEach: 'items', transition: \(transition) }]
    """
  }

  private static func remove(_ ms: Double, _ id: String, _ animation: String?) -> TraceEntry {
    .at(
      ms,
      .remove(target: "items", item: .string(id), animation: animation.map { .string($0) }))
  }

  // TRN-02
  @Test("views that leave one after the other are gone one after the other")
  func overlappingExits() throws {
    let recording = try Play(
      Self.list("'opacity'"),
      [
        Self.remove(0, "a", "linear 0.4"), Self.remove(100, "b", "linear 0.4"),
        Self.remove(200, "c", "linear 0.4"),
      ]
    ).record()
    #expect(recording.views(at: 399) == ["v[a]", "v[b]", "v[c]"])
    #expect(recording.views(at: 400) == ["v[b]", "v[c]"])
    #expect(recording.views(at: 500) == ["v[c]"])
    #expect(recording.views(at: 600) == [])
  }

  // TRN-03
  @Test("an exit that changes nothing does not keep its view")
  func identityExit() throws {
    for transition in ["'identity'", "'scale 1'", "'offset 0 0'"] {
      let recording = try Play(
        Self.list(transition), [Self.remove(10, "a", "linear 0.3")]
      ).record()
      #expect(recording.views(at: 10) == ["v[b]", "v[c]"], "\(transition)")
    }
  }

  // TRN-05
  @Test("an exit ends with the view around it, and what waits for it goes on")
  func exitInsideExit() throws {
    let scene = """
      state: { inner: true, outer: true, done: 0 },
      on: { go: [{ animation: 'linear 0.4', do: [{ set: 'inner', to: 'false' }],
        then: [{ set: 'done', to: 'done + 1' }], criteria: 'removed' }] },
      views: [{ id: 'p', if: 'outer', children: [{ id: 'k', if: 'inner' }] }]
      """
    let recording = try Play(
      scene, [.send(0, "go"), .set(100, "outer", .boolean(false))]
    ).record()
    #expect(recording.views(at: 99) == ["p", "p/k"])
    #expect(recording.views(at: 100) == [])
    #expect(recording.settings.last == "100 done=1")
  }

  // TRN-07
  @Test("a push brings the new page from one side and takes the old one to the other")
  func push() throws {
    let scene = """
      state: { page: 1 },
      views: [
        { id: 'one', if: 'page == 1', transition: { insertion: 'move leading', removal: 'move leading' } },
        { id: 'two', if: 'page == 2', transition: { insertion: 'move trailing', removal: 'move trailing' } }]
      """
    let recording = try Play(
      scene,
      [.set(0, "page", .number(2), "linear 0.4"), .set(1000, "page", .number(1), "linear 0.4")]
    ).record()
    #expect(recording.value("two", .offsetX, at: 0) == 400)
    #expect(recording.value("two", .offsetX, at: 200) == 200)
    #expect(recording.value("one", .offsetX, at: 200) == -200)
    #expect(recording.value("one", .offsetX, at: 1000) == -400)
    #expect(recording.value("two", .offsetX, at: 1200) == 200)
  }

  // TRN-08
  @Test("a view that leaves keeps its place in the order while it is drawn")
  func drawOrder() throws {
    let scene = """
      state: { open: true },
      views: [{ id: 'overlay', if: 'open', zIndex: 1 }, { id: 'page', zIndex: 0 }]
      """
    let recording = try Play(scene, [.set(0, "open", .boolean(false), "linear 0.3")]).record()
    for ms in [0.0, 150, 299] {
      #expect(recording.value("overlay", .z, at: ms) == 1)
      #expect(recording.value("page", .z, at: ms) == 0)
    }
  }

  // TRN-10
  @Test("a progress let go below its limit goes back without a jump")
  func progress() throws {
    let scene = """
      views: [{ id: 'v', transition: 'opacity',
        gestureState: { pull: { initial: null, type: 'number', reset: 'spring 0.3 1' } },
        transitionProgress: 'pull',
        gestures: [{ drag: { minimumDistance: 0 }, updating: { pull: 'translation.x / 100' } }] }]
      """
    let recording = try Play(
      scene, [.down(0, 0, 0), .move(50, 30, 0), .up(300, 30, 0)]
    ).record()
    #expect(recording.value("v", .opacity, at: 299) == 0.7)
    let next = try #require(recording.value("v", .opacity, at: 301))
    // The finger's last 600 points a second have faded by 0.998 a millisecond for a quarter second.
    #expect(abs(next - 0.7) < 0.01)
    #expect(recording.frames.last?.rows.first?.values.opacity == 1)
  }

  // TRN-12
  @Test("a completion comes once, at the end")
  func completion() throws {
    let scene = """
      state: { x: 0, done: 0 },
      on: { go: [{ animation: 'linear 4', do: [{ set: 'x', to: '200' }], then: [{ set: 'done', to: 'done + 1' }] }] },
      views: [{ id: 'v', offset: ['x', 0] }]
      """
    let recording = try Play(scene, [.send(0, "go")]) { $0.frameRate = FrameRate(60) }.record()
    #expect(recording.settings == ["0 x=200", "4000 done=1"])
    #expect(recording.frames.last?.index == 240)
    #expect(recording.frames.last?.rows.first?.values.offsetX == 200)
  }
}
