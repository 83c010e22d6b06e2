import Simulation
import Testing

/// SwiftUI's rules of transitions, one by one, with what is done otherwise here on purpose.
@Suite("Transition rules")
struct TransitionRuleTests {
  static func show(_ ms: Double, _ animation: String? = nil) -> TraceEntry {
    StageTransitionTests.show(ms, animation)
  }

  static func hide(_ ms: Double, _ animation: String? = nil) -> TraceEntry {
    StageTransitionTests.hide(ms, animation)
  }

  // MARK: What can come and go

  @Test("an if, an else, an item of a loop and another kind come and go with their transitions")
  func whatTransitions() throws {
    let scene = """
      state: { on: true }, collections: { c: [{ id: 'a' }] },
      views: [{ id: 'yes', if: 'on' }, { id: 'no', if: '!on' },
        { id: 'item', forEach: { in: 'c', where: 'on' } }, { id: 'kind', kind: "on ? 'x' : 'y'" }]
      """
    let recording = try Play(scene, [Self.hide(0, "linear 0.2")]).record()
    #expect(recording.views(at: 50) == ["yes", "no", "item[a]", "kind~1", "kind"])
    for (view, opacity) in [
      ("yes", 0.75), ("no", 0.25), ("item[a]", 0.75), ("kind~1", 0.75), ("kind", 0.25),
    ] {
      #expect(recording.value(view, .opacity, at: 50) == opacity, "\(view)")
    }
  }

  @Test("a view whose type is erased is exchanged without a transition")
  func typeErased() throws {
    let scene = """
      state: { on: true }, views: [{ id: 'v', kind: "on ? 'x' : 'y'", typeErased: true }]
      """
    let recording = try Play(scene, [Self.hide(10, "linear 0.2")]).record()
    #expect(recording.views(at: 10) == ["v"])
    #expect(recording.row("v", at: 10)?.phase == .present)
    #expect(recording.value("v", .opacity, at: 10) == 1)
  }

  @Test("a transition counts on the root of what comes and goes; inside of it, it is lost")
  func rootOnly() throws {
    let scene = """
      state: { on: false },
      views: [{ id: 'p', if: 'on', transition: 'identity', children: [{ id: 'k', transition: 'scale 0' }] }]
      """
    let recording = try Play(
      scene, [Self.show(0, "linear 0.2"), Self.hide(300, "linear 0.2")]
    ).record()
    #expect(recording.value("p/k", .scaleX, at: 0) == 1)
    #expect(recording.views(at: 299) == ["p", "p/k"])
    #expect(recording.views(at: 300) == [])
  }

  // MARK: When it runs

  @Test("it runs on insertion and removal only, not on a change of what is there")
  func contentChange() throws {
    let recording = try Play(
      StageTransitionTests.scene("'opacity'"), [.set(0, "w", .number(300), "linear 0.2")]
    ).record()
    #expect(recording.value("v", .width, at: 100) == 200)
    #expect(recording.value("v", .opacity, at: 100) == 1)
    #expect(recording.lines([.animation]).allSatisfy { !$0.contains("transition") })
  }

  @Test("without an animation it does not run: a view that goes is dropped in that update")
  func unanimated() throws {
    let recording = try Play(
      StageTransitionTests.scene("'opacity'", on: false), [Self.show(10), Self.hide(50)]
    ).record()
    #expect(recording.row("v", at: 10)?.phase == .present)
    #expect(recording.value("v", .opacity, at: 10) == 1)
    #expect(recording.row("v", at: 50) == nil)
  }

  @Test("it does not run where animations are disabled, not even under an animation of its own")
  func disabled() throws {
    let scene = """
      state: { on: false },
      views: [{ id: 'v', if: 'on', transition: { part: 'opacity', animation: 'linear 0.2' } }],
      on: { flip: [{ disablesAnimations: true, animation: 'linear 0.3', do: [{ toggle: 'on' }] }] }
      """
    let recording = try Play(scene, [.send(10, "flip"), .send(50, "flip")]).record()
    #expect(recording.value("v", .opacity, at: 10) == 1)
    #expect(recording.row("v", at: 50) == nil)
  }

  @Test("it does not run for what is there when the container first appears")
  func firstAppearance() throws {
    let scene = """
      state: { on: true, outer: false },
      views: [{ id: 'v', if: 'on' }, { id: 'p', if: 'outer', transition: 'offset 0 10', children: [{ id: 'k', if: 'on' }] }]
      """
    let recording = try Play(
      scene, [.set(10, "outer", .boolean(true), "linear 0.2")]
    ).record()
    #expect(recording.row("v", at: 0)?.phase == .present)
    #expect(recording.value("v", .opacity, at: 0) == 1)
    #expect(recording.value("p", .offsetY, at: 10) == 10)
    #expect(recording.value("p/k", .opacity, at: 10) == 1)
  }

  // MARK: Insertion

  @Test("an insertion first shows the view as it is before it comes, then goes to identity")
  func twoSteps() throws {
    let recording = try Play(
      StageTransitionTests.scene("['scale 0.5', 'opacity']", on: false),
      [Self.show(10, "linear 0.2")]
    ).record()
    #expect(recording.row("v", at: 9) == nil)
    #expect(recording.value("v", .scaleX, at: 10) == 0.5)
    #expect(recording.value("v", .opacity, at: 10) == 0)
    #expect(recording.row("v", at: 10)?.phase == .inserting)
    #expect(recording.value("v", .scaleX, at: 110) == 0.75)
    #expect(recording.row("v", at: 210)?.phase == .present)
  }

  // MARK: Removal

  @Test("a view that goes leaves the layout at once: the others close up in the same transaction")
  func leavesLayout() throws {
    let recording = try Play(Self.column, [Self.removeB(0, "linear 0.2")]).record()
    #expect(recording.value("s/v[d]", .y, at: 0) == 100)
    #expect(recording.value("s/v[d]", .y, at: 100) == 75)
    #expect(recording.value("s/v[d]", .y, at: 200) == 50)
    #expect(recording.row("s/v[b]", at: 100)?.phase == .removing)
  }

  @Test("its own geometry stays as it was last; only the effects of its transition move it")
  func frozen() throws {
    let recording = try Play(
      Self.column,
      [
        Self.removeB(0, "linear 0.4"), .set(100, "h", .number(80)),
        .set(100, "dx", .number(7)),
      ]
    ).record()
    for ms in [50.0, 100, 300] {
      #expect(recording.value("s/v[b]", .y, at: ms) == 50)
      #expect(recording.value("s/v[b]", .height, at: ms) == 50)
      #expect(recording.value("s/v[b]", .offsetX, at: ms) == 0)
    }
    #expect(recording.value("s/v[a]", .height, at: 100) == 80)
    #expect(recording.value("s/v[b]", .opacity, at: 200) == 0.5)
  }

  @Test("it is drawn until its animations have come to rest, longer than to their logical end")
  func untilRest() throws {
    let scene = """
      state: { on: true, logical: 0, removed: 0 },
      views: [{ id: 'v', if: 'on' }],
      on: { go: [
        { animation: 'spring 0.5 0.5', do: [{ set: 'on', to: 'false' }], then: [{ set: 'logical', to: '1' }] }] }
      """
    let recording = try Play(scene, [.send(0, "go")]).record()
    let logical = try #require(recording.times(of: "logical").first)
    let gone = try #require(recording.events.last { $0.phase == "gone" }).time.seconds * 1000
    #expect(logical == 500)
    #expect(gone > 700)
    #expect(recording.row("v", at: logical + 100)?.phase == .removing)
    #expect(recording.row("v", at: gone) == nil)
  }

  @Test("then it is erased, and its state with it")
  func erased() throws {
    let scene = """
      state: { on: true },
      views: [{ id: 'v', if: 'on', state: { own: 0 }, offset: ['own', 0] }]
      """
    let recording = try Play(
      scene,
      [.set(0, "own", .number(7), target: "v"), Self.hide(10, "linear 0.1"), Self.show(200)]
    ).record()
    #expect(recording.value("v", .offsetX, at: 50) == 7)
    #expect(recording.value("v", .offsetX, at: 200) == 0)
  }

  @Test("what the removing update computes for it is ignored: a new direction comes too late")
  func staleDirection() throws {
    let scene = """
      state: { on: true, direction: 1 },
      views: [{ id: 'v', if: 'on', offset: ['direction * 50', 0], transition: 'opacity' }],
      on: { leave: [{ animation: 'linear 0.2', do: [{ set: 'direction', to: '-1' }, { set: 'on', to: 'false' }] }] }
      """
    let recording = try Play(scene, [.send(0, "leave")]).record()
    #expect(recording.value("v", .offsetX, at: 100) == 50)
    #expect(recording.value("v", .opacity, at: 100) == 0.5)
  }

  @Test("nor does it change the transition itself, which was settled when the view came")
  func staleTransition() throws {
    let recording = try Play(
      StageTransitionTests.scene("'move bottom'"),
      [
        .at(0, .setting(name: "reduceMotion", value: .boolean(true))), Self.hide(10, "linear 0.2"),
      ]
    ).record()
    #expect(recording.value("v", .offsetY, at: 110) == 25)
    #expect(recording.value("v", .opacity, at: 110) == 1)
  }
}
