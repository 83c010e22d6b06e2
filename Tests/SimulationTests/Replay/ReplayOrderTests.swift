import Simulation
import Testing

/// SEMANTICS §2: the order within an instant, and the stamps of what animations bring about.
@Suite("Replay order")
struct ReplayOrderTests {
  static let scene = """
    state: { x: 0, y: 0, log: '' },
    views: [{ id: 'v', offset: ['x', 'y'] }],
    on: {
      go: [{ animation: 'linear 0.1', do: [{ set: 'x', to: '100' }], then: [{ set: 'log', to: "log + 'c'" }] }],
      entry: [{ set: 'log', to: "log + 'e'" }],
      chain: [{ animation: 'linear 0.05', do: [{ set: 'x', to: '100' }],
                then: [{ animation: 'linear 0.1', do: [{ set: 'y', to: '100' }] }, { set: 'log', to: "'c'" }] }] }
    """

  @Test("lets an entry act before the completion of its time, and both before the frame")
  func entryFirst() throws {
    let recording = try Play(Self.scene, [.send(0, "go"), .send(100, "entry")]).record()
    #expect(recording.settings.filter { $0.contains("log") } == ["100 log=e", "100 log=ec"])
  }

  @Test("lets a completion act before the frame of its time is taken")
  func completionBeforeFrame() throws {
    let scene = """
      state: { x: 0, y: 0 }, views: [{ id: 'v', offset: ['x', 'y'] }],
      on: { go: [{ animation: 'linear 0.1', do: [{ set: 'x', to: '100' }], then: [{ set: 'y', to: '7' }] }] }
      """
    let recording = try Play(scene, [.send(0, "go")]).record()
    #expect(recording.value("v", .offsetY, at: 99) == 0)
    #expect(recording.value("v", .offsetY, at: 100) == 7)
    #expect(recording.end == 100)
  }

  static func byFrame(_ entries: [TraceEntry]) throws -> Recording {
    try Play(scene, entries) {
      $0.frameRate = FrameRate(10)
      $0.delivery = .frame
    }.record()
  }

  @Test("lets completions act at their own times where events wait for the frame")
  func milestoneStamps() throws {
    let recording = try Self.byFrame([.send(20, "chain")])
    // What was sent acts at 100, so the first run ends at 150 and the second begins there.
    #expect(recording.settings.filter { $0.contains("log") } == ["150 log=c"])
    #expect(recording.value("v", .offsetX, at: 100) == 0)
    #expect(recording.value("v", .offsetY, at: 200) == 50)
    #expect(recording.value("v", .offsetY, at: 300) == 100)
  }

  @Test("lets what waits for a frame act before the completion of the frame's own time")
  func frameEntryFirst() throws {
    let recording = try Self.byFrame([.send(100, "go"), .send(150, "entry")])
    #expect(recording.settings.filter { $0.contains("log") } == ["200 log=e", "200 log=ec"])
    let before = try Self.byFrame([.send(0, "chain"), .send(80, "entry")])
    #expect(before.settings.filter { $0.contains("log") } == ["50 log=c", "100 log=ce"])
  }

  @Test("gives a completion its own stamp, so that a finger's velocity has faded until then")
  func milestoneVelocity() throws {
    let scene = """
      state: { base: 0, x: 0 },
      views: [{ id: 'w', offset: ['x', 0], allowsHitTesting: false },
        { id: 'v', gestureState: { drag: [0, 0] }, offset: ['drag.x + base', 0],
          gestures: [{ drag: {}, updating: { drag: 'translation' } }] }],
      on: { go: [{ animation: 'linear 0.15', do: [{ set: 'x', to: '100' }],
                   then: [{ animation: 'spring 0.5 1', do: [{ set: 'base', to: '50' }] }] }] }
      """
    let finger: [TraceEntry] = [
      .down(5, 100, 100), .move(10, 120, 100), .move(20, 140, 100), .move(30, 160, 100),
    ]
    func velocity(_ entries: [TraceEntry], _ delivery: Replay.Delivery) throws -> Double? {
      try Play(scene, entries + [.at(250, .mark(label: "m"))]) {
        $0.frameRate = FrameRate(10)
        $0.withVelocities = true
        $0.delivery = delivery
      }.record().velocity("v", .offsetX, at: 200)
    }
    let byEntry = try velocity(
      finger + [.set(150, "base", .number(50), "spring 0.5 1")], .exact)
    let expected = try #require(byEntry)
    #expect(expected.magnitude > 10)
    #expect(try velocity([.send(0, "go")] + finger, .exact) == expected)
    #expect(try velocity([.send(0, "go")] + finger, .frame) == expected)
  }

  /// Runs that end together, or a millisecond apart, and each send what does nothing.
  static func errors(
    _ count: Int, apart: Bool = false, limit: Int, _ delivery: Replay.Delivery = .exact
  ) -> [String] {
    let ends = (0..<count).map { place in
      let duration = apart ? 0.1 + Double(place) / 1000 : 0.1
      return """
        { animation: 'linear \(duration)', do: [{ set: 'x\(place)', to: '1' }], then: [{ send: 'none' }] }
        """
    }
    let names = (0..<count).map { "x\($0): 0" }.joined(separator: ", ")
    let views = (0..<count).map { "{ id: 'v\($0)', offset: ['x\($0)', 0] }" }
    let scene = """
      state: { \(names) }, views: [\(views.joined(separator: ", "))],
      on: { none: [], go: [\(ends.joined(separator: ", "))] }
      """
    return Play(scene, [.send(0, "go")]) {
      $0.cascadeLimit = limit
      $0.delivery = delivery
      if delivery == .frame { $0.frameRate = FrameRate(10) }
    }.errors()
  }

  @Test("counts completions together that have no time between, and others one by one")
  func cascadeOfCompletions() {
    // Each completion is an update and sends another.
    #expect(Self.errors(10, limit: 20) == [])
    #expect(Self.errors(10, limit: 19).first?.contains("more than 19 updates") == true)
    #expect(Self.errors(10, apart: true, limit: 2) == [])
    #expect(Self.errors(10, apart: true, limit: 2, .frame) == [])
    #expect(Self.errors(10, apart: true, limit: 1).first?.contains("more than 1 updates") == true)
  }

  @Test("has no contact to cancel at the end where cancelAll has taken it away")
  func cancelAll() throws {
    let scene = "views: [{ id: 'v', gestures: [{ drag: {} }] }]"
    let play = Play(
      scene, [.down(0, 50, 50), .move(10, 90, 50), .at(20, .cancelAll), .at(30, .mark(label: "m"))])
    #expect(try play.outcome().warnings == [])
    let phases = try play.record().phases("v", "drag")
    #expect(phases == ["possible", "active", "failed cancelled"])
  }

  @Test("reads the outer collection where the items of a list inside it are repeated")
  func nestedLists() throws {
    let scene = """
      collections: { c: [{ id: 'a', tags: [{ id: 'x', n: 1 }, { id: 'y', n: 2 }] }] },
      catalog: [{ id: 'a', tags: [{ id: 'y', n: 5 }, { id: 'z', n: 3 }] }],
      views: [{ id: 'v', forEach: 'c', children: [
        { id: 'k', forEach: { in: 'item.tags', as: 'tag', key: 'tag.id' }, offset: ['tag.n', 0] }] }],
      on: { swap: [{ remove: "'a'", from: 'c' }, { insert: "'a'", into: 'c' }] }
      """
    let recording = try Play(scene, [.send(10, "swap")]).record()
    #expect(recording.views(at: 9) == ["v[a]", "v[a]/k[x]", "v[a]/k[y]"])
    #expect(recording.views(at: 10) == ["v[a]", "v[a]/k[y]", "v[a]/k[z]"])
    #expect(recording.value("v[a]/k[y]", .offsetX, at: 9) == 2)
    #expect(recording.value("v[a]/k[y]", .offsetX, at: 10) == 5)
  }
}
