import Simulation
import Testing

/// SwiftUI's rules of matched geometry, one by one, with what is done otherwise here on purpose.
///
/// The numbers of followers, by property and anchor, stand in ``StageMatchTests``.
@Suite("Matched geometry rules")
struct MatchedGeometryRuleTests {
  static func frame(_ recording: Recording, _ view: String, _ ms: Double) -> [Double] {
    guard let values = recording.row(view, at: ms)?.values else { return [] }
    return [values.x, values.y, values.width, values.height]
  }

  /// Two squares, of which each may be a source, and one that follows.
  static let three = """
    state: { one: true, two: false, on: true },
    views: [
      { id: 'a', if: 'on', frame: { x: 0, y: 0, width: 10, height: 10 }, matched: { id: 1, isSource: 'one' } },
      { id: 'b', frame: { x: 100, y: 40, width: 30, height: 20 }, matched: { id: 1, isSource: 'two' } },
      { id: 'f', frame: { x: 7, y: 7, width: 7, height: 7 }, matched: { id: 1, isSource: false } }]
    """

  /// A card and a detail of which one is there, and a frame that always follows.
  static let swap = """
    state: { open: false, done: 0 },
    views: [
      { id: 'card', if: '!open', frame: { x: 0, y: 100, width: 100, height: 100 }, matched: { id: 1 } },
      { id: 'detail', if: 'open', frame: { x: 200, y: 0, width: 300, height: 200 }, matched: { id: 1 } },
      { id: 'frame', frame: { x: 0, y: 0, width: 5, height: 5 }, matched: { id: 1, isSource: false } }],
    on: { open: [{ animation: 'spring 0.4 0.6', do: [{ set: 'open', to: 'true' }], then: [{ set: 'done', to: '1' }] }] }
    """

  static func open(_ ms: Double, _ isOpen: Bool, _ animation: String?) -> TraceEntry {
    .set(ms, "open", .boolean(isOpen), animation)
  }

  // MARK: The group

  @Test("a group is an id in a namespace: the same id in another one is another group")
  func namespaces() throws {
    let scene = """
      views: [
        { id: 'a', frame: { x: 0, y: 0, width: 10, height: 10 }, matched: { id: 1, namespace: 'x' } },
        { id: 'b', frame: { x: 50, y: 0, width: 20, height: 20 }, matched: { id: 1, namespace: 'y' } }]
      """
    let recording = try Play(scene).record()
    #expect(Self.frame(recording, "b", 0) == [50, 0, 20, 20])
    #expect(recording.lines([.diagnostic]) == [])
  }

  @Test("without a source everyone keeps its own geometry")
  func noSource() throws {
    let recording = try Play(Self.three, [.set(10, "one", .boolean(false))]).record()
    #expect(Self.frame(recording, "f", 9) == [0, 0, 10, 10])
    #expect(Self.frame(recording, "f", 10) == [7, 7, 7, 7])
    #expect(Self.frame(recording, "b", 10) == [100, 40, 30, 20])
  }

  @Test("of several sources SwiftUI takes the newest; here the first in the tree is followed")
  func severalSources() throws {
    let recording = try Play(Self.three, [.set(10, "two", .boolean(true))]).record()
    #expect(Self.frame(recording, "f", 10) == [0, 0, 10, 10])
    #expect(Self.frame(recording, "b", 10) == [0, 0, 10, 10])
  }

  @Test("a source that is removed gives way to one that stays")
  func removedSource() throws {
    let recording = try Play(
      Self.three,
      [.set(0, "two", .boolean(true)), .set(10, "on", .boolean(false), "linear 0.2")]
    ).record()
    #expect(Self.frame(recording, "f", 210) == [100, 40, 30, 20])
    #expect(Self.frame(recording, "a", 110) == [50, 20, 20, 15])
  }

  @Test("where only a removed one is left, that stays the reference until it is gone")
  func onlyRemovedSource() throws {
    let recording = try Play(
      Self.three, [.set(10, "on", .boolean(false), "linear 0.2"), .set(220, "two", .boolean(true))]
    ).record()
    #expect(recording.row("a", at: 200)?.phase == .removing)
    #expect(Self.frame(recording, "f", 200) == [0, 0, 10, 10])
    #expect(Self.frame(recording, "f", 220) == [100, 40, 30, 20])
  }

  @Test("when it is gone everyone has its own geometry, at that time and at once")
  func goneSource() throws {
    let recording = try Play(Self.three, [.set(10, "on", .boolean(false), "linear 0.2")]).record()
    #expect(Self.frame(recording, "f", 209) == [0, 0, 10, 10])
    #expect(Self.frame(recording, "f", 210) == [7, 7, 7, 7])
    #expect(Self.frame(recording, "b", 210) == [100, 40, 30, 20])
  }

  @Test("a source inside a view that leaves goes with it")
  func goneWithItsParent() throws {
    let scene = """
      state: { on: true },
      views: [
        { id: 'p', if: 'on', children: [
          { id: 'a', frame: { x: 0, y: 0, width: 10, height: 10 }, matched: { id: 1 } }] },
        { id: 'f', frame: { x: 7, y: 7, width: 7, height: 7 }, matched: { id: 1, isSource: false } }]
      """
    let recording = try Play(scene, [.set(10, "on", .boolean(false), "linear 0.2")]).record()
    #expect(Self.frame(recording, "f", 209) == [0, 0, 10, 10])
    #expect(Self.frame(recording, "f", 210) == [7, 7, 7, 7])
  }

  // MARK: At rest

  @Test("what is shared is the source's anchor and its size")
  func sharedFrame() throws {
    let scene = """
      views: [
        { id: 's', frame: { x: 100, y: 50, width: 80, height: 40 }, matched: { id: 1, anchor: 'bottomTrailing' } },
        { id: 'f', frame: { x: 0, y: 0, width: 20, height: 10 },
          matched: { id: 1, isSource: false, rigid: true, anchor: 'topLeading' } },
        { id: 'g', frame: { x: 0, y: 0, width: 20, height: 10 },
          matched: { id: 1, isSource: false, anchor: 'bottomTrailing' } }]
      """
    let recording = try Play(scene).record()
    #expect(Self.frame(recording, "f", 0) == [180, 90, 20, 10])
    #expect(Self.frame(recording, "g", 0) == [100, 50, 80, 40])
  }

  @Test("the source has its own geometry, every other one takes size and place as it asks")
  func properties() throws {
    func follower(_ properties: String) -> String {
      """
      views: [{ id: 's', frame: { x: 100, y: 50, width: 80, height: 40 }, matched: { id: 1 } },
        { id: 'f', frame: { x: 10, y: 20, width: 20, height: 10 },
          matched: { id: 1, isSource: false, properties: '\(properties)' } }]
      """
    }
    for (properties, expected) in [
      ("frame", [100.0, 50, 80, 40]), ("size", [10, 20, 80, 40]), ("position", [130, 65, 20, 10]),
    ] {
      let recording = try Play(follower(properties)).record()
      #expect(Self.frame(recording, "s", 0) == [100, 50, 80, 40])
      #expect(Self.frame(recording, "f", 0) == expected, "\(properties)")
    }
  }

  @Test("rigid content keeps its size and is brought to the anchor")
  func rigid() throws {
    let scene = """
      views: [{ id: 's', frame: { x: 100, y: 50, width: 80, height: 40 }, matched: { id: 1 } },
        { id: 'f', frame: { x: 10, y: 20, width: 20, height: 10 }, matched: { id: 1, isSource: false, rigid: true } }]
      """
    #expect(try Self.frame(Play(scene).record(), "f", 0) == [130, 65, 20, 10])
  }

  @Test("the layout around a follower is as though it did not follow: its slot stays")
  func slot() throws {
    let scene = """
      state: { on: false },
      views: [
        { id: 'list', vstack: { spacing: 0 }, frame: { x: 0, y: 0, width: 100, height: 100, alignment: 'top' },
          children: [
            { id: 'f', frame: { width: 100, height: 30 }, matched: { id: 1, isSource: '!on' } },
            { id: 'next', frame: { width: 100, height: 30 } }] },
        { id: 's', frame: { x: 0, y: 300, width: 50, height: 90 }, matched: { id: 1, isSource: 'on' } }]
      """
    let recording = try Play(scene, [.set(10, "on", .boolean(true), "linear 0.1")]).record()
    #expect(Self.frame(recording, "list/f", 110) == [0, 300, 50, 90])
    for ms in [0.0, 50, 110] {
      #expect(Self.frame(recording, "list/next", ms) == [0, 30, 100, 30])
    }
  }
}
