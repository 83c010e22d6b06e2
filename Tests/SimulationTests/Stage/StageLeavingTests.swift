import Simulation
import Testing

/// SEMANTICS §6: leaving and returning.
@Suite("Stage leaving")
struct StageLeavingTests {
  static func scene(_ transition: String = "'opacity'", _ extra: String = "") -> String {
    """
    state: { dx: 0, log: '' }, collections: { c: [{ id: 'a' }, { id: 'b' }, { id: 'd' }] },
    catalog: [{ id: 'e' }],
    views: [{ id: 'v', forEach: 'c', state: { own: 0 }, transition: \(transition),
      offset: ['dx + own', 0], \(extra) }],
    on: {
      throw: [{ animation: 'linear 0.2', do: [{ set: 'dx', to: '500' }, { remove: "'b'", from: 'c' }] }],
      swap: [{ animation: 'linear 0.2', do: [{ remove: "'b'", from: 'c' }, { insert: "'e'", into: 'c', at: '1' }] }],
    }
    """
  }

  static func remove(_ ms: Double, _ key: String, _ animation: String? = nil) -> TraceEntry {
    .at(ms, .remove(target: "c", item: .string(key), animation: animation.map { .string($0) }))
  }

  static func insert(
    _ ms: Double, _ key: String, _ animation: String? = nil, at index: Int? = nil
  ) -> TraceEntry {
    .at(
      ms,
      .insert(
        target: "c", item: .object([TraceField("id", .string(key))]), index: index,
        animation: animation.map { .string($0) }))
  }

  @Test("keeps the values that the view had before the update that removed it")
  func keepsValues() throws {
    let recording = try Play(Self.scene(), [.send(0, "throw")]).record()
    #expect(recording.value("v[b]", .offsetX, at: 100) == 0)
    #expect(recording.value("v[a]", .offsetX, at: 100) == 250)
    #expect(recording.row("v[b]", at: 100)?.phase == .removing)
    #expect(recording.value("v[b]", .opacity, at: 100) == 0.5)
  }

  @Test("is gone when its last run has ended, and not before")
  func goneAtTheEnd() throws {
    let recording = try Play(
      Self.scene(),
      [.set(0, "dx", .number(100), "linear 0.5"), Self.remove(100, "b", "linear 0.2")]
    ).record()
    #expect(recording.value("v[b]", .opacity, at: 300) == 0)
    #expect(recording.value("v[b]", .offsetX, at: 400) == 80)
    #expect(recording.row("v[b]", at: 499) != nil)
    #expect(recording.row("v[b]", at: 500) == nil)
    #expect(recording.lines([.view]).last == "500 view v[b] gone")
  }

  @Test("is gone at once where the removal has no animation, whatever still runs")
  func unanimated() throws {
    let recording = try Play(
      Self.scene(), [.set(0, "dx", .number(100), "linear 0.5"), Self.remove(100, "b")]
    ).record()
    #expect(recording.row("v[b]", at: 99) != nil)
    #expect(recording.row("v[b]", at: 100) == nil)
    let still = try Play(Self.scene("'identity'"), [Self.remove(100, "b", "linear 0.2")]).record()
    #expect(still.row("v[b]", at: 100) == nil)
  }

  @Test("keeps its old place: after its nearest former predecessor that is still listed")
  func order() throws {
    let middle = try Play(Self.scene(), [Self.remove(0, "b", "linear 0.2")]).record()
    #expect(middle.views(at: 100) == ["v[a]", "v[b]", "v[d]"])
    let first = try Play(Self.scene(), [Self.remove(0, "a", "linear 0.2")]).record()
    #expect(first.views(at: 100) == ["v[a]", "v[b]", "v[d]"])
    let swapped = try Play(Self.scene(), [.send(0, "swap")]).record()
    #expect(swapped.views(at: 100) == ["v[a]", "v[b]", "v[e]", "v[d]"])
    #expect(swapped.views(at: 200) == ["v[a]", "v[e]", "v[d]"])
    let both = try Play(
      Self.scene(), [Self.remove(0, "a", "linear 0.2"), Self.remove(10, "b", "linear 0.2")]
    ).record()
    #expect(both.views(at: 100) == ["v[a]", "v[b]", "v[d]"])
    let later = try Play(
      Self.scene(), [Self.remove(0, "d", "linear 0.2"), Self.insert(10, "e", at: 0)]
    ).record()
    #expect(later.views(at: 100) == ["v[e]", "v[a]", "v[b]", "v[d]"])
  }

  @Test("returns as the same instance where its key is inserted again, and turns round")
  func returns() throws {
    let recording = try Play(
      Self.scene(),
      [
        .set(0, "own", .number(7), target: "v[b]"), Self.remove(10, "b", "linear 0.2"),
        Self.insert(110, "b", "linear 0.2", at: 1),
      ]
    ).record()
    #expect(recording.value("v[b]", .opacity, at: 110) == 0.5)
    #expect(recording.row("v[b]", at: 110)?.phase == .inserting)
    #expect(recording.value("v[b]", .opacity, at: 210) == 0.75)
    #expect(recording.value("v[b]", .opacity, at: 310) == 1)
    #expect(recording.row("v[b]", at: 310)?.phase == .present)
    #expect(recording.value("v[b]", .offsetX, at: 310) == 7)
  }

  @Test("is a new instance where the old one had gone")
  func newInstance() throws {
    let recording = try Play(
      Self.scene(),
      [
        .set(0, "own", .number(7), target: "v[b]"), Self.remove(10, "b", "linear 0.1"),
        Self.insert(120, "b"),
      ]
    ).record()
    #expect(recording.row("v[b]", at: 115) == nil)
    #expect(recording.value("v[b]", .offsetX, at: 120) == 0)
    #expect(recording.views(at: 120) == ["v[a]", "v[d]", "v[b]"])
  }

  @Test("takes the values that changed meanwhile under the write that brought it back")
  func returnsToChangedValues() throws {
    let recording = try Play(
      Self.scene(),
      [
        Self.remove(0, "b", "linear 0.2"), .set(50, "dx", .number(40)),
        Self.insert(100, "b", "linear 0.2"),
      ]
    ).record()
    #expect(recording.value("v[b]", .offsetX, at: 99) == 0)
    #expect(recording.value("v[b]", .offsetX, at: 200) == 20)
    #expect(recording.value("v[b]", .offsetX, at: 300) == 40)
  }

  @Test("takes them so even where the same update has written them otherwise")
  func returnsUnderTheStructuralWrite() throws {
    let scene = """
      state: { dx: 0 }, collections: { c: [{ id: 'a' }] }, catalog: [{ id: 'a' }],
      views: [{ id: 'v', forEach: 'c', offset: ['dx', 0] }],
      on: { back: [{ animation: 'linear 0.2', do: [{ insert: "'a'", into: 'c' }] }, { set: 'dx', to: '40' }] }
      """
    let recording = try Play(scene, [Self.remove(0, "a", "linear 0.2"), .send(100, "back")])
      .record()
    #expect(recording.value("v[a]", .offsetX, at: 100) == 0)
    #expect(recording.value("v[a]", .offsetX, at: 200) == 20)
  }

  @Test("brings the views inside to the state where it returns")
  func returnsWithChildren() throws {
    let scene = """
      state: { on: true, more: false },
      views: [{ id: 'p', if: 'on', children: [{ id: 'k', if: 'more' }, { id: 'l', if: '!more' }] }]
      """
    let recording = try Play(
      scene,
      [
        .set(0, "on", .boolean(false), "linear 0.2"), .set(50, "more", .boolean(true)),
        .set(100, "on", .boolean(true)),
      ]
    ).record()
    #expect(recording.views(at: 60) == ["p", "p/l"])
    #expect(recording.views(at: 100) == ["p", "p/k"])
  }

  @Test("drops the remainder of its removal where it returns without animation")
  func returnsAtOnce() throws {
    let recording = try Play(
      Self.scene(), [Self.remove(0, "b", "linear 0.2"), Self.insert(100, "b", at: 1)]
    ).record()
    #expect(recording.value("v[b]", .opacity, at: 99) == 0.505)
    #expect(recording.value("v[b]", .opacity, at: 100) == 1)
    #expect(recording.row("v[b]", at: 100)?.phase == .present)
    #expect(recording.end == 100)
  }

  @Test("lets an interrupted insertion go on under the removal where the two differ")
  func asymmetric() throws {
    let transition = "{ insertion: ['scale 0.5', 'offset 0 20'], removal: ['opacity'] }"
    let recording = try Play(
      Self.scene(transition),
      [Self.insert(0, "e", "linear 0.2"), Self.remove(100, "e", "linear 0.2")]
    ).record()
    #expect(recording.value("v[e]", .scaleX, at: 0) == 0.5)
    #expect(recording.value("v[e]", .offsetY, at: 0) == 20)
    #expect(recording.row("v[e]", at: 50)?.phase == .inserting)
    #expect(recording.value("v[e]", .scaleX, at: 150) == 0.875)
    #expect(abs((recording.value("v[e]", .offsetY, at: 150) ?? .nan) - 5) < 1e-12)
    #expect(recording.value("v[e]", .opacity, at: 150) == 0.75)
    #expect(recording.row("v[e]", at: 150)?.phase == .removing)
    #expect(recording.row("v[e]", at: 300) == nil)
  }

  @Test("turns a symmetric part round where a removal interrupts its insertion")
  func symmetric() throws {
    let recording = try Play(
      Self.scene("['opacity', 'scale 0.5']"),
      [Self.insert(0, "e", "linear 0.2"), Self.remove(100, "e", "linear 0.2")]
    ).record()
    #expect(recording.value("v[e]", .opacity, at: 100) == 0.5)
    #expect(recording.value("v[e]", .opacity, at: 200) == 0.25)
    #expect(recording.value("v[e]", .scaleX, at: 200) == 0.625)
    #expect(recording.row("v[e]", at: 300) == nil)
  }

  @Test("lets a part's own animation win over the write's, and needs no other")
  func ownAnimation() throws {
    let transition = "[{ part: 'opacity', animation: 'linear 0.4' }, 'scale 0.5']"
    let recording = try Play(Self.scene(transition), [Self.remove(0, "b", "linear 0.2")]).record()
    #expect(recording.value("v[b]", .opacity, at: 100) == 0.75)
    #expect(recording.value("v[b]", .scaleX, at: 100) == 0.75)
    #expect(recording.row("v[b]", at: 399) != nil)
    let alone = try Play(Self.scene(transition), [Self.remove(0, "b")]).record()
    #expect(alone.value("v[b]", .opacity, at: 100) == 0.75)
    #expect(alone.value("v[b]", .scaleX, at: 100) == 1)
  }

  @Test("does not animate a transition by value, nor what is inside an entering view")
  func noImplicit() throws {
    let scene = """
      state: { on: false },
      views: [{ id: 'p', animation: { linear: { duration: 0.2 }, value: 'on' }, children: [
        { id: 'k', if: 'on', transition: 'opacity', children: [{ id: 'l', transition: 'scale 0' }] }] }]
      """
    let plain = try Play(scene, [.set(0, "on", .boolean(true))]).record()
    #expect(plain.value("p/k", .opacity, at: 0) == 1)
    let animated = try Play(scene, [.set(0, "on", .boolean(true), "linear 0.1")]).record()
    #expect(animated.value("p/k", .opacity, at: 50) == 0.5)
    #expect(animated.value("p/k/l", .scaleX, at: 50) == 1)
    #expect(animated.row("p/k/l", at: 50)?.phase == .inserting)
  }

  static func dragScene(_ removal: String) -> String {
    """
    collections: { c: [{ id: 'a' }] },
    views: [{ id: 'v', forEach: 'c', offset: ['drag.x', 0],
      gestureState: { drag: { initial: [0, 0], reset: 'linear 0.1'\(removal) } },
      gestures: [{ drag: {}, updating: { drag: 'translation' }, onCancel: [] }] }]
    """
  }
  static let drag: [TraceEntry] = [.down(0, 100, 100), .move(10, 120, 100), .move(20, 140, 100)]

  @Test("stays where the finger left it, while its gestures fail in the next update")
  func keep() throws {
    let recording = try Play(
      Self.dragScene(""),
      Self.drag + [Self.remove(30, "a", "linear 0.2"), .move(40, 180, 100), .up(50, 180, 100)]
    ).record()
    #expect(recording.value("v[a]", .offsetX, at: 100) == 40)
    #expect(recording.phases("v[a]", "drag") == ["possible", "active", "failed viewRemoved"])
    #expect(recording.lines([.gesture]).last == "30 gesture v[a] drag failed")
  }

  @Test("returns under the reset animation where the gesture state says so")
  func reset() throws {
    let recording = try Play(
      Self.dragScene(", onRemoval: 'reset'"), Self.drag + [Self.remove(30, "a", "linear 0.2")]
    ).record()
    #expect(recording.value("v[a]", .offsetX, at: 30) == 40)
    #expect(recording.value("v[a]", .offsetX, at: 80) == 20)
    #expect(recording.value("v[a]", .offsetX, at: 130) == 0)
    #expect(recording.value("v[a]", .opacity, at: 130) == 0.5)
  }

  /// A view around others that read how far it is dragged, in offsets and in frames.
  static let dragAround = """
    state: { x: 0 }, collections: { c: [{ id: 'a' }] },
    views: [{ id: 'v', forEach: 'c',
      gestureState: { drag: { initial: [0, 0], reset: 'linear 0.1', onRemoval: 'reset' } },
      gestures: [{ drag: {}, updating: { drag: 'translation' } }],
      children: [{ id: 'k', offset: ['drag.x', 0], children: [
        { id: 'l', frame: { x: 'drag.x', y: 0, width: 10, height: 10 }, children: [
          { id: 'm', frame: { x: '5 + x', y: 5, width: 5, height: 5 } }] }] }] }],
    on: { go: [{ animation: 'linear 0.2', do: [{ set: 'x', to: '100' }, { remove: "'a'", from: 'c' }] }] }
    """

  @Test("takes the views inside along that read the gesture state of one that leaves with them")
  func resetAround() throws {
    let recording = try Play(Self.dragAround, Self.drag + [.send(30, "go")]).record()
    #expect(recording.value("v[a]/k", .offsetX, at: 30) == 40)
    #expect(recording.value("v[a]/k", .offsetX, at: 80) == 20)
    #expect(recording.value("v[a]/k", .offsetX, at: 130) == 0)
    #expect(recording.value("v[a]/k/l", .x, at: 80) == 20)
    // Its place in the frame around it is that of its last evaluation; the state x came too late.
    #expect(recording.value("v[a]/k/l/m", .x, at: 30) == 45)
    #expect(recording.value("v[a]/k/l/m", .x, at: 80) == 25)
    #expect(recording.value("v[a]/k/l/m", .x, at: 130) == 5)
  }

  @Test("keeps what a gesture state of a view that stays has made of it")
  func stateOfStaying() throws {
    let scene = """
      state: { on: true },
      views: [{ id: 'p', gestureState: { drag: { initial: [0, 0], reset: 'linear 0.1', onRemoval: 'reset' } },
        gestures: [{ drag: {}, updating: { drag: 'translation' } }],
        children: [{ id: 'k', if: 'on', offset: ['drag.x', 0] }] }]
      """
    let recording = try Play(
      scene, Self.drag + [.set(30, "on", .boolean(false), "linear 0.2"), .up(40, 140, 100)]
    ).record()
    #expect(recording.value("p/k", .offsetX, at: 150) == 40)
  }

  @Test("fades instead of moving where motion is reduced when it is inserted")
  func reduceMotion() throws {
    let setting = TraceEntry.at(0, .setting(name: "reduceMotion", value: .boolean(true)))
    let recording = try Play(
      Self.scene("['move bottom', 'scale 0.5']"), [setting, Self.insert(0, "e", "linear 0.2")]
    ).record()
    #expect(recording.value("v[e]", .opacity, at: 100) == 0.5)
    #expect(recording.value("v[e]", .offsetY, at: 100) == 0)
    #expect(recording.value("v[e]", .scaleX, at: 100) == 1)
  }

  @Test("runs onDisappear when it is gone, not when it begins to leave")
  func disappear() throws {
    let recording = try Play(
      Self.scene("'opacity'", "onDisappear: [{ set: 'log', to: \"log + item.id\" }]"),
      [Self.remove(0, "b", "linear 0.2"), Self.remove(50, "d")]
    ).record()
    #expect(recording.settings.filter { $0.contains("log") } == ["50 log=d", "200 log=db"])
  }

  @Test("has the velocity of the product where its own scale and its transition's both act")
  func velocities() throws {
    let scene = """
      state: { on: true }, views: [{ id: 'v', if: 'on', scale: 0.5, opacity: 0.5, transition: ['scale 0', 'opacity'] }]
      """
    let recording = try Play(scene, [.set(0, "on", .boolean(false), "linear 0.2")]) {
      $0.withVelocities = true
    }.record()
    #expect(recording.velocity("v", .scaleX, at: 100) == -2.5)
    #expect(recording.velocity("v", .opacity, at: 100) == -2.5)
  }
}
