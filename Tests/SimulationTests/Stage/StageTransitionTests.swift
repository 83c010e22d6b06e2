import Simulation
import Testing

/// SEMANTICS §6: what a transition does to a view, and for how long.
@Suite("Stage transitions")
struct StageTransitionTests {
  static func scene(_ transition: String, on: Bool = true) -> String {
    """
    state: { on: \(on), w: 100 },
    views: [{ id: 'v', if: 'on', transition: \(transition),
              frame: { x: 0, y: 0, width: 'w', height: 50 } }]
    """
  }

  static func show(_ ms: Double, _ animation: String? = nil) -> TraceEntry {
    .set(ms, "on", .boolean(true), animation)
  }

  static func hide(_ ms: Double, _ animation: String? = nil) -> TraceEntry {
    .set(ms, "on", .boolean(false), animation)
  }

  @Test("uses the size that the view has when it leaves, not the one that it came with")
  func sizeAtRemoval() throws {
    let recording = try Play(
      Self.scene("'move trailing'", on: false),
      [Self.show(0, "linear 0.1"), .set(200, "w", .number(300)), Self.hide(300, "linear 0.2")]
    ).record()
    #expect(recording.value("v", .offsetX, at: 0) == 100)
    #expect(recording.value("v", .offsetX, at: 400) == 150)
  }

  @Test("keeps the size of its start while it is under way, even where it turns round")
  func sizeAtStart() throws {
    let recording = try Play(
      Self.scene("'move trailing'", on: false),
      [Self.show(0, "linear 0.1"), .set(40, "w", .number(300)), Self.hide(50, "linear 0.2")]
    ).record()
    #expect(recording.value("v", .width, at: 45) == 300)
    #expect(recording.value("v", .offsetX, at: 50) == 50)
    #expect(recording.value("v", .offsetX, at: 150) == 75)
  }

  @Test("counts the size that a view is growing to, not the one that is shown")
  func modelSize() throws {
    let recording = try Play(
      Self.scene("'move trailing'"),
      [.set(0, "w", .number(300), "linear 0.4"), Self.hide(100, "linear 0.2")]
    ).record()
    #expect(recording.value("v", .width, at: 100) == 150)
    #expect(recording.value("v", .offsetX, at: 200) == 150)
  }

  @Test("slides in over the leading edge and out over the trailing one, the two composing")
  func slide() throws {
    let recording = try Play(
      Self.scene("'slide'", on: false), [Self.show(0, "linear 0.2"), Self.hide(100, "linear 0.2")]
    ).record()
    #expect(recording.value("v", .offsetX, at: 0) == -100)
    #expect(recording.value("v", .offsetX, at: 100) == -50)
    // What is left of coming, −25 and then 0, and what has been gone: 25 and then 50.
    #expect(abs((recording.value("v", .offsetX, at: 150) ?? .nan) - 0) < 1e-12)
    #expect(recording.value("v", .offsetX, at: 200) == 50)
    #expect(recording.row("v", at: 299) != nil)
    #expect(recording.row("v", at: 300) == nil)
  }

  @Test("shows blur, scale and opacity of blurReplace, and no blur once it is over")
  func blurReplace() throws {
    let recording = try Play(
      Self.scene("'blurReplace'", on: false), [Self.show(0, "linear 0.2")]
    ).record()
    let full = Transition.blurReplace.effect(in: .willAppear, size: Size(width: 100, height: 50))
    #expect(full.blur > 0)
    #expect(recording.value("v", .blur, at: 0) == full.blur)
    #expect(recording.value("v", .opacity, at: 0) == full.opacity)
    #expect(recording.value("v", .scaleX, at: 0) == full.scale)
    #expect(recording.value("v", .blur, at: 100) == full.blur / 2)
    #expect(recording.value("v", .opacity, at: 100) == 1 + (full.opacity - 1) / 2)
    #expect(recording.value("v", .blur, at: 200) == 0)
  }

  @Test("shows the larger of a view's own blur and its transition's")
  func ownBlur() throws {
    func blur(_ own: Double) throws -> Double? {
      let scene = """
        state: { on: false }, views: [{ id: 'v', if: 'on', transition: 'blurReplace', blur: \(own) }]
        """
      return try Play(scene, [Self.show(0, "linear 0.2")]).record().value("v", .blur, at: 0)
    }
    let full = Transition.blurReplace.effect(in: .willAppear, size: Size(width: 400, height: 800))
    #expect(try blur(full.blur / 2) == full.blur)
    #expect(try blur(full.blur * 2) == full.blur * 2)
  }

  @Test(
    "rests where its property would: offsets at 0.1 points, factors at 0.001",
    arguments: [
      ("offset 400 0", "offset: ['g ? 400 : 0', 0]", "offset"),
      ("offset 0 30", "offset: [0, 'g ? 30 : 0']", "offset"),
      ("scale 0.2", "scale: 'g ? 0.2 : 1'", "scale"),
      ("scale 0.9", "scale: 'g ? 0.9 : 1'", "scale"),
      ("opacity", "opacity: 'g ? 0 : 1'", "opacity"),
    ])
  func rest(transition: String, property: String, name: String) throws {
    let scene = """
      state: { on: true, g: false },
      views: [{ id: 't', if: 'on', transition: '\(transition)' }, { id: 'p', \(property) }]
      """
    let recording = try Play(
      scene,
      [Self.hide(0, "spring 0.5 0.7"), .set(0, "g", .boolean(true), "spring 0.5 0.7")]
    ).record()
    let ends = recording.events.filter { $0.kind == .animation && $0.phase == "removed" }
    let part = try #require(ends.first { $0.view == "t" && $0.name == "transition." + name })
    let own = try #require(ends.first { $0.view == "p" && $0.name == name })
    // The threshold of the part is a quotient, so its time of rest may round to the next.
    #expect(abs(part.time.nanoseconds - own.time.nanoseconds) <= 2)
    #expect(part.time.seconds > 0.1)
  }

  @Test("puts a view that leaves after the one before it that is there, past one that is gone")
  func gonePredecessor() throws {
    let scene = """
      collections: { c: [{ id: 'a', w: 10 }, { id: 'b', w: 0 }, { id: 'd', w: 10 }] },
      views: [{ id: 'v', forEach: 'c', transition: 'move trailing',
                frame: { x: 0, y: 0, width: 'item.w', height: 10 } }],
      on: { go: [{ animation: 'linear 0.2', do: [{ remove: "'b'", from: 'c' }, { remove: "'d'", from: 'c' }] }] }
      """
    let recording = try Play(scene, [.send(10, "go")]).record()
    // Nothing moves where b has no width to move by, so it is gone at once.
    #expect(recording.views(at: 10) == ["v[a]", "v[d]"])
  }

  @Test("brings the values of the views inside up to date where the outer one returns")
  func childrenOfReturning() throws {
    let scene = """
      state: { on: true, dx: 0, z: 0 },
      views: [{ id: 'p', if: 'on', children: [{ id: 'k', offset: ['dx', 0],
        children: [{ id: 'l', offset: ['dx', 0] }] }] }]
      """
    let recording = try Play(
      scene,
      [
        Self.hide(0, "linear 0.2"), .set(50, "dx", .number(40)), Self.show(100, "linear 0.2"),
      ]
    ).record()
    for view in ["p/k", "p/k/l"] {
      #expect(recording.value(view, .offsetX, at: 99) == 0)
      #expect(recording.value(view, .offsetX, at: 100) == 0)
      #expect(recording.value(view, .offsetX, at: 200) == 20)
      #expect(recording.value(view, .offsetX, at: 300) == 40)
    }
  }

  @Test("keeps a leaving view until what runs inside it has rested")
  func childKeepsParent() throws {
    let scene = """
      state: { on: true, dx: 0 },
      views: [{ id: 'p', if: 'on', children: [{ id: 'k', children: [{ id: 'l', offset: ['dx', 0] }] }] }]
      """
    let recording = try Play(
      scene, [.set(0, "dx", .number(100), "linear 0.5"), Self.hide(100, "linear 0.1")]
    ).record()
    #expect(recording.row("p", at: 499)?.phase == .removing)
    #expect(recording.value("p/k/l", .offsetX, at: 400) == 80)
    #expect(recording.views(at: 500) == [])
  }

  static let inside = """
    state: { on: true, x: 0, y: 0, logical: 0, removed: 0 },
    views: [{ id: 'p', if: 'on', children: [{ id: 'k', offset: ['y', 0], children: [{ id: 'l', offset: ['x', 0] }] }] }],
    on: {
      go: [{ animation: 'linear 0.5', do: [{ set: 'x', to: '100' }], then: [{ set: 'removed', to: '1' }], criteria: 'removed' },
           { animation: 'linear 0.5', do: [{ set: 'y', to: '50' }], then: [{ set: 'logical', to: '1' }] }] }
    """

  @Test("interrupts the views inside too, and ends what waits for them")
  func interruptInside() throws {
    let recording = try Play(
      Self.inside, [.send(0, "go"), .at(100, .interrupt(target: "p"))]
    ).record()
    #expect(recording.value("p/k/l", .offsetX, at: 50) == 10)
    #expect(recording.value("p/k/l", .offsetX, at: 100) == 100)
    #expect(recording.value("p/k", .offsetX, at: 100) == 50)
    #expect(recording.settings.filter { $0.contains("removed") } == ["100 removed=1"])
    #expect(recording.settings.filter { $0.contains("logical") } == ["500 logical=1"])
  }

  @Test("takes a leaving view away where all that it waits for is interrupted")
  func interruptLeaving() throws {
    let recording = try Play(
      Self.inside,
      [.send(0, "go"), Self.hide(10, "linear 0.3"), .at(100, .interrupt(target: "p"))]
    ).record()
    #expect(recording.views(at: 99) == ["p", "p/k", "p/k/l"])
    #expect(recording.views(at: 100) == [])
  }
}
