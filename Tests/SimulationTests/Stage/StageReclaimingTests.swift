import Gestures
import Motion
import Testing

@testable import Simulation

/// Views that are gone leave their places to new ones; nothing that is shown depends on that.
@Suite("Stage places")
struct StageReclaimingTests {
  private static let scene = """
    state: { n: 0, gone: 0 }, collections: { items: [{ id: 'a' }] },
    views: [{ id: 'v', forEach: 'items', state: { own: 0 }, offset: ['own', 'index * 10'],
      phases: { values: [0, 5], animation: 'linear 0.01' }, blur: 'phase',
      onDisappear: [{ set: 'gone', to: 'gone + 1' }],
      gestures: [{ tap: {}, onEnded: [{ set: 'n', to: 'n + 1' }] }],
      children: [{ id: 'in', opacity: 'own > 0 ? 0.5 : 1' }] }]
    """

  private static func stage() throws -> Stage {
    let text = "{ scene: 1, viewport: { width: 400, height: 800 }, " + scene + " }"
    let program = try SceneCompiler.compile(
      try SceneReader.read(Array(text.utf8)).scene, functions: [])
    return try Stage(
      program, viewport: Size(width: 400, height: 800), velocity: .swiftUI)
  }

  private static func entry(_ ms: Double, _ action: BoundEntry.Action) -> BoundEntry {
    let time = Instant(nanoseconds: Int64(ms * 1e6))
    return BoundEntry(time: time, arrival: time, action: action, line: 0)
  }

  @Test("needs for a thousand views one after the other the places of a few")
  func places() throws {
    var stage = try Self.stage()
    let cell = try #require(stage.program.collections.first?.cell)
    var frame = Frame(index: 0, time: .zero, rows: [])
    for number in 0..<1000 {
      let item = Value.record(Record([Record.Field("id", .string("k\(number)"))]))
      let (come, go) = (
        Self.entry(Double(number), .insert(cell: cell, item: item, at: nil, nil)),
        Self.entry(
          Double(number) + 0.5, .remove(cell: cell, key: .string("k\(number)"), nil))
      )
      for entry in [come, go] {
        try stage.perform(entry, at: entry.time)
        while !stage.queue.isEmpty {
          try stage.perform(stage.queue.removeFirst())
        }
      }
      stage.sample(at: go.time, withVelocities: false, into: &frame)
      stage.reclaim()
    }
    #expect(stage.cells[try #require(stage.program.state(named: "gone")).cell] == .number(1000))
    #expect(stage.instances.count == 4)
    #expect(stage.gestures.count == 2)
    #expect(stage.cells.count == stage.program.cells.count + 2 * 4)
    #expect(stage.viewCount == 2)
  }

  @Test("keeps places while a completion waits that may write to what is gone")
  func waiting() throws {
    var stage = try Self.stage()
    let cell = try #require(stage.program.collections.first?.cell)
    let remove = Self.entry(1, .remove(cell: cell, key: .string("a"), nil))
    try stage.perform(remove, at: remove.time)
    stage.queue.removeAll()
    stage.openWatches = 1
    stage.reclaim()
    #expect(stage.gone.count == 2)
    stage.openWatches = 0
    stage.reclaim()
    #expect(stage.gone.isEmpty)
    #expect(stage.free.instances.count == 2)
  }

  /// Comings and goings with animations, holds and completions that overlap each other.
  private static func entries() -> [TraceEntry] {
    var entries: [TraceEntry] = []
    for number in 0..<60 {
      let time = Double(number) * 7
      let animation = number % 3 == 0 ? nil : "linear 0.0\(1 + number % 4)"
      entries.append(.insert(time, "k\(number)", into: "items", at: number % 3, animation))
      if number % 5 == 0 { entries.append(.down(time + 1, 50, 5)) }
      if number % 5 == 2 { entries.append(.up(time + 1, 50, 5)) }
      entries.append(.set(time + 2, "own", .number(1), animation, target: "v[k\(number)]"))
      if number > 3 {
        entries.append(.remove(time + 3, "k\(number - 3)", from: "items", animation))
      }
    }
    return entries
  }

  @Test("shows and logs the same whenever places are given away", arguments: [4, 50, 500])
  func anyRate(rate: Int64) throws {
    let end = Instant(nanoseconds: 600_000_000)
    let fine = try Play(Self.scene, Self.entries()) { $0.until = end }.record()
    let other = try Play(Self.scene, Self.entries()) {
      $0.until = end
      $0.frameRate = FrameRate(rate)
    }.record()
    let last = try #require(other.frames.last).time
    #expect(fine.events.filter { $0.time <= last } == other.events)
    #expect(fine.events.count > 500)
    for frame in other.frames {
      #expect(fine.frames.first { $0.time == frame.time }?.rows == frame.rows)
    }
  }

  @Test("fires once when the last of a thousand runs of a block is over, and not before")
  func manyRuns() throws {
    let scene = """
      state: { x: 0, done: 0 },
      on: { go: [{ animation: 'linear 0.02', criteria: 'removed', do: [{ set: 'x', to: 100 }],
                   then: [{ set: 'done', to: 'done + 1' }] }] },
      views: [{ id: 'v', forEach: { in: 1000, as: 'i' }, animation: [],
        offset: ['i > 999 ? x * 2 : x', 0] }]
      """
    let recording = try Play(scene, [.send(0, "go")]) { $0.frameRate = FrameRate(50) }.record()
    #expect(recording.settings == ["0 x=100", "20 done=1"])
  }
}
