import Simulation
import Testing

/// DESIGN §6: a report counts what each update evaluated, and says what caused it.
@Suite("Stage reports")
struct StageReportTests {
  /// The updates as `ms cause: evaluations/views`.
  static func updates(_ recording: Recording) -> [String] {
    recording.updates.map {
      Value.number($0.time.seconds * 1000).text + " " + $0.cause
        + ": \($0.evaluations)/\($0.views)"
    }
  }

  @Test("counts one evaluation where one of ten thousand views reads what was written")
  func oneOfMany() throws {
    let scene = """
      state: { a: 0, b: 0, unread: 0 },
      views: [{ id: 'v', forEach: { in: 10000, as: 'n' },
          offset: ['n', 0], children: [{ id: 'in' }] },
        { id: 'r', offset: ['a', 0], scale: 'a + 1', opacity: 'b' }]
      """
    let recording = try Play(
      scene, [.set(5, "a", .number(5)), .set(6, "b", .number(0.5)), .set(7, "unread", .number(1))]
    ) { $0.until = Instant(nanoseconds: 7_000_000) }.record()
    #expect(
      Self.updates(recording).dropFirst() == ["5 set a: 2/1", "6 set b: 1/1", "7 set unread: 0/0"])
    // A frame and an offset of each, a frame of each one inside, and four properties of the reader.
    #expect(recording.updates.first?.evaluations == 30_004)
    #expect(recording.updates.first?.views == 20_001)
  }

  @Test("names the action, the gesture or the update before as the cause of each")
  func causes() throws {
    let scene = """
      state: { a: 0, b: 0, c: 0 },
      collections: { items: [{ id: 'x' }] },
      on: { shuffle: [{ animation: 'linear 0.02', do: [{ set: 'a', to: 1 }],
                        then: [{ set: 'b', to: 1 }] }] },
      views: [{ id: 'card', forEach: 'items', offset: ['a', 'b'],
        onChange: [{ of: 'b', do: [{ set: 'c', to: 'b' }] }],
        gestures: [{ drag: {}, onEnded: [{ set: 'a', to: 2 }] }] }]
      """
    let recording = try Play(
      scene,
      [
        .send(0, "shuffle"), .insert(50, "y", into: "items"),
        .down(60, 10, 10), .move(70, 10, 40), .up(80, 10, 40),
        .set(90, "a", .number(2)),
      ]
    ).record()
    #expect(
      Self.updates(recording) == [
        "0 start: 2/1", "0 send shuffle: 1/1", "20 then: 1/1",
        "20 onChange card[x]: 0/0", "50 insert items: 2/1", "80 card[y]:drag: 2/2",
      ])
  }

  @Test("adds up to all evaluations of the run, lazy stacks, layouts and matches included")
  func sum() throws {
    let scenes = [
      StageLazyTests.scene("opacity: 'dim'"), StageLayoutTests.list,
      """
      state: { on: false },
      views: [{ id: 'a', if: '!on', frame: { x: 1, y: 1, width: 50, height: 50 }, matched: { id: "'m'" } },
              { id: 'b', if: 'on', frame: { x: 9, y: 9, width: 90, height: 90 }, matched: { id: "'m'" } }]
      """,
    ]
    let entries = [
      StageLazyTests.swipe(0, by: -20, count: 10) + [.set(900, "dim", .number(1), "linear 0.1")],
      [.set(5, "h", .number(80), "linear 0.1"), .remove(9, "b", from: "rows", "linear 0.1")],
      [.set(5, "on", .boolean(true), "linear 0.1")],
    ]
    for (scene, entries) in zip(scenes, entries) {
      let play = Play(scene, entries)
      let sum = try play.record().updates.reduce(0) { $0 + $1.evaluations }
      #expect(sum == (try play.outcome().evaluations))
      #expect(sum > 0)
    }
  }

  @Test("writes each update to the log where that is asked for, after what it did")
  func log() throws {
    let scene = "state: { a: 0 }, views: [{ id: 'v', offset: ['a', 'a'] }]"
    let play = Play(scene, [.set(5, "a", .number(5)), .set(6, "a", .number(5))]) {
      $0.logsUpdates = true
    }
    let events = try play.record().events
    #expect(
      events.map { [$0.kind.rawValue, $0.name, $0.phase, $0.reason, $0.value] } == [
        ["update", "start", "done", "1 view", "2"], ["state", "a", "set", "", "5"],
        ["update", "set a", "done", "1 view", "1"],
      ])
    let silent = try Play(scene, [.set(5, "a", .number(5))]).record()
    #expect(!silent.events.contains { $0.kind == .update })
  }
}
