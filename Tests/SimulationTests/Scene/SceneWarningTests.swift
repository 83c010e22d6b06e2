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
