import Simulation
import Testing

@Suite("Scene warning")
struct SceneWarningTests {
  private static func warnings(_ views: String) throws -> [String] {
    let scene = """
      { scene: 1, viewport: { width: 100, height: 100 }, collections: { items: [{ id: 'a' }] },
        views: [\(views)] }
      """
    return try SceneReader.read(Array(scene.utf8)).warnings.map {
      "\($0.position?.line ?? 0): \($0.message)"
    }
  }

  @Test("says that an index is no identity")
  func indexKey() throws {
    #expect(
      try Self.warnings("{ id: 'v', forEach: { in: 'items', key: 'index' } }")
        == ["2: the key depends on the index, so an item that moves is taken for another one"])
    #expect(try Self.warnings("{ id: 'v', forEach: { in: 'items', key: 'item.id' } }") == [])
  }

  static func changing(_ key: String, _ view: String = "") throws -> [String] {
    let scene = """
      { scene: 1, viewport: { width: 100, height: 100 }, state: { mode: 'a', picked: false },
        collections: { items: [{ id: 'a', rank: 1, name: 'x' }], groups: [{ id: 'g' }] },
        views: [{ id: 'g', forEach: { in: 'groups', as: 'group' }, state: { own: 0 },
          gestureState: { pull: 0 }, phases: { values: [0, 1], animation: 'linear' }, children: [
          { id: 'v', forEach: { in: 'items', key: "\(key)" }, \(view) }] }],
        on: { go: [{ set: 'picked', to: true }] } }
      """
    return try SceneReader.read(Array(scene.utf8)).warnings.map {
      #expect($0.position?.line == 5)
      return $0.message
    }
  }

  static let end = ", and a view whose key changes is taken for another one"

  @Test(
    "says that a key changes under its item",
    arguments: [
      ("mode + item.id", "the state 'mode', which can change"),
      ("picked ? item.id : item.name", "the state 'picked', which can change"),
      ("item.id + own", "the state 'own', which can change"),
      ("item.id + pull", "'pull', which can change"),
      ("item.id + phase", "'phase', which can change"),
      ("item.id + viewport.width", "'viewport', which can change"),
      ("item.id + environment.layoutDirection", "'environment', which can change"),
      ("item.id + count(groups)", "'groups', which can change"),
    ])
  func changingKey(key: String, what: String) throws {
    #expect(try Self.changing(key) == ["the key reads " + what + Self.end])
  }

  @Test("does not complain of a key that stays", arguments: ["item.id", "group.id + item.rank"])
  func stableKey(key: String) throws {
    #expect(try Self.changing(key, "onAppear: [{ set: 'item.name', to: \"'y'\" }]") == [])
  }

  @Test("says that a step sets what a key reads, wherever the step stands")
  func setField() throws {
    let step = "onAppear: [{ when: 'picked', do: [], else: [{ set: 'item.rank', to: 4 }] }]"
    let set = "the key reads 'item.rank', which a step sets" + Self.end
    #expect(try Self.changing("item.id + item.rank", step) == [set])
    #expect(try Self.changing("item.id", step) == [])
    let id = "onAppear: [{ set: 'item.id', to: \"'z'\" }]"
    #expect(
      try Self.changing("item.id", id) == ["the key reads 'item.id', which a step sets" + Self.end])
    #expect(
      try Self.changing("item", id) == ["the key reads 'item.id', which a step sets" + Self.end])
  }

  @Test("says that a tap has no time in which anything follows it")
  func silence() throws {
    func warnings(_ gesture: String) throws -> [String] {
      try Self.warnings(
        "{ id: 'v', state: { n: 0 }, gestureState: { down: false },\ngestures: [{ \(gesture) }] }")
    }
    let updating = "updating: { down: 'true' }"
    let changed = "onChanged: [{ set: 'n', to: 1 }], onCancel: [{ set: 'n', to: 1 }]"
    let end = "never runs; a press follows the finger"
    #expect(
      try warnings("tap: {}, \(updating)") == [
        "3: 'tap' is over as soon as it is recognized, so its updating \(end)"
      ])
    #expect(
      try warnings("exclusively: [{ tap: { count: 2 } }, { tap: {} }], name: 'pick', \(changed)")
        == [
          "3: 'pick' is over as soon as it is recognized, so its onChanged and onCancel \(end)"
        ])
    #expect(try warnings("tap: {}, onEnded: [{ set: 'n', to: 1 }]") == [])
    #expect(try warnings("press: {}, \(updating), \(changed)") == [])
    #expect(try warnings("sequenced: [{ tap: {} }, { tap: {} }], \(updating)") == [])
    #expect(try warnings("exclusively: [{ tap: {} }, { drag: {} }], \(updating)") == [])
  }

  @Test("says that a drag moves the space in which it is measured")
  func selfReference() throws {
    func view(_ property: String, _ space: String) -> String {
      """
      { id: 'v', gestureState: { way: [0, 0] }, \(property),
        gestures: [{ drag: { coordinateSpace: '\(space)' }, updating: { way: 'translation' } }] }
      """
    }
    let frame = "frame: { x: 0, y: '50 + way.y' }"
    #expect(try Self.warnings(view(frame, "local")).count == 1)
    #expect(try Self.warnings(view(frame, "local")).first?.contains("'way'") ?? false)
    #expect(try Self.warnings(view(frame, "global")) == [])
    #expect(try Self.warnings(view("offset: 'way'", "local")) == [])
  }

  @Test("says the same of one that moves a view around its own")
  func outerReference() throws {
    func views(_ property: String, _ space: String) -> String {
      """
      { id: 'v', gestureState: { way: [0, 0] }, \(property), children: [{ id: 'handle',
        gestures: [{ drag: { coordinateSpace: '\(space)' }, updating: { way: 'translation' } }] }] }
      """
    }
    for property in ["offset: 'way'", "scale: '1 + way.x'", "frame: { x: 'way.x', y: 0 }"] {
      #expect(try Self.warnings(views(property, "local")).count == 1)
      #expect(try Self.warnings(views(property, "global")) == [])
    }
    #expect(try Self.warnings(views("opacity: '1 - way.x'", "local")) == [])
  }
}
