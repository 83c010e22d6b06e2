import Simulation
import Testing

/// Only what read a value that changed is evaluated again, and only what moves is sampled.
@Suite("Stage invalidation")
struct StageInvalidationTests {
  /// A hundred views that read their item, their index and no state, beside one that reads one.
  private static let scene = """
    state: { a: 0, b: 0 },
    collections: { items: [\((0..<100).map { "{ id: 'i\($0)', n: \($0) }" }.joined(separator: ","))] },
    views: [{ id: 'v', forEach: 'items', frame: { x: 'item.n', y: 'index', width: 1, height: 1 },
        state: { own: 0 }, offset: ['own', 0], children: [{ id: 'k', opacity: 'own > 0 ? 0.5 : 1' }] },
      { id: 'reader', offset: ['a', 0] }]
    """

  private static func evaluations(_ entries: [TraceEntry]) throws -> Int {
    try Play(scene, entries).outcome().evaluations
  }

  @Test("evaluates what reads the state that changed, and nothing else")
  func state() throws {
    let still = try Self.evaluations([])
    // A frame, an offset and a child's frame and opacity each, and the reader's frame and offset.
    #expect(still == 402)
    #expect(try Self.evaluations([.set(10, "a", .number(5))]) == still + 1)
    #expect(try Self.evaluations([.set(10, "b", .number(5))]) == still)
    #expect(try Self.evaluations([.set(10, "a", .number(0))]) == still)
  }

  @Test("evaluates the view whose own state changed, and those inside it that read it")
  func ownState() throws {
    let still = try Self.evaluations([])
    #expect(
      try Self.evaluations([.set(10, "own", .number(5), target: "v[i7]")]) == still + 2)
    let recording = try Play(Self.scene, [.set(10, "own", .number(5), target: "v[i7]")]).record()
    #expect(recording.value("v[i7]", .offsetX, at: 10) == 5)
    #expect(recording.value("v[i7]/k", .opacity, at: 10) == 0.5)
    #expect(recording.value("v[i8]/k", .opacity, at: 10) == 1)
  }

  @Test("evaluates the items that changed or moved, not their whole collection")
  func items() throws {
    let still = try Self.evaluations([])
    let last = TraceEntry.at(
      10, .remove(target: "items", item: .string("i99"), animation: nil))
    #expect(try Self.evaluations([last]) == still)
    // The items 90 to 99 have another index: a frame each, and that of the child inside.
    let nearEnd = TraceEntry.at(
      10, .remove(target: "items", item: .string("i89"), animation: nil))
    #expect(try Self.evaluations([nearEnd]) == still + 20)
    let recording = try Play(Self.scene, [nearEnd]).record()
    #expect(recording.value("v[i90]", .y, at: 10) == 89)
    #expect(recording.value("v[i88]", .y, at: 10) == 88)
  }

  @Test("names the rows of a frame that may differ from the one before")
  func changedRows() throws {
    var changed: [[Int]?] = []
    let replay = try Play(
      Self.scene,
      [.set(3, "a", .number(5), "linear 0.002"), .set(8, "own", .number(1), target: "v[i1]")]
    ).replay
    _ = try replay.run(frame: { changed.append($0.changedRows) }, event: { _ in })
    #expect(changed == [nil, [], [], [200], [200], [200], [], [], [2, 3]])
  }

  @Test("gives frames with changed rows that equal those sampled anew")
  func equalFrames() throws {
    let entries: [TraceEntry] = [
      .set(3, "a", .number(50), "spring 0.05 0.6"),
      .at(20, .remove(target: "items", item: .string("i3"), animation: .string("linear 0.03"))),
      .set(30, "own", .number(9), "linear 0.02", target: "v[i50]"),
      .set(33, "a", .number(10), "linear 0.02"),
    ]
    let end = Instant(nanoseconds: 90_000_000)
    let fine = try Play(Self.scene, entries) { $0.until = end }.record()
    // At half the rate every frame is sampled after other frames than before.
    let coarse = try Play(Self.scene, entries) {
      $0.frameRate = FrameRate(500)
      $0.until = end
    }.record()
    #expect(coarse.frames.count == 46)
    for frame in coarse.frames {
      let same = fine.frames.first { $0.time == frame.time }
      #expect(same?.rows == frame.rows)
    }
  }
}
