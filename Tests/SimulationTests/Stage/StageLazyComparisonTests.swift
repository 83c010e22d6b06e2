import Simulation
import Testing

/// What is in sight looks in a lazy stack as it does in one that evaluates everything.
@Suite("Stage lazy stacks beside others")
struct StageLazyComparisonTests {
  /// What a lazy list shows that differs from what one shows that is not, of what is in sight.
  private static func differences(
    _ scene: (Bool) -> String, _ entries: [TraceEntry], along channel: FrameChannel, shown: Double
  ) throws -> [String] {
    func play(_ isLazy: Bool) throws -> Recording {
      try Play(scene(isLazy), entries) { $0.frameRate = FrameRate(100) }.record()
    }
    let (lazy, eager) = (try play(true), try play(false))
    #expect(lazy.frames.count == eager.frames.count)
    var result: [String] = []
    for (one, other) in zip(lazy.frames, eager.frames) {
      for (left, right) in zip(one.rows, other.rows)
      where right.values[channel] > -100 && right.values[channel] < shown {
        if left != right { result.append("\(one.index) \(left.view)") }
      }
    }
    return result
  }

  @Test("shows beyond the edges, and as it swings back, what one that is not lazy shows")
  func bounce() throws {
    let differences = try Self.differences(
      { StageLazyTests.scene("opacity: 'i / 100'", rows: "in: 30", lazy: $0) },
      StageLazyTests.swipe(0, by: -60, count: 10) + StageLazyTests.swipe(2500, by: 70, count: 10),
      along: .y, shown: 800)
    #expect(differences == [])
  }

  @Test("shows sideways what one that is not lazy shows", arguments: [1.0, -1])
  func sideways(direction: Double) throws {
    let word = direction > 0 ? "leftToRight" : "rightToLeft"
    var entries: [TraceEntry] = [
      .at(0, .setting(name: "layoutDirection", value: .string(word), animation: nil)),
      .down(5, 200, 400),
    ]
    for step in 1...8 {
      entries.append(.move(5 + Double(step) * 10, 200 - direction * Double(step) * 20, 400))
    }
    entries.append(.up(85, 200 - direction * 160, 400))
    let differences = try Self.differences(
      { isLazy in
        """
        views: [{ id: 's', scroll: { axes: 'horizontal', spacing: 0, lazy: \(isLazy) }, children: [
          { id: 'row', forEach: { in: 30, as: 'i' }, frame: { width: 100, height: 800 },
            opacity: 'i / 100' }] }]
        """
      }, entries, along: .x, shown: 400)
    #expect(differences == [])
  }

  @Test("shows at any time what it would if it had never been looked at before")
  func sameAsEager() throws {
    let row =
      "opacity: 'dim', children: [{ id: 'in', frame: { x: 'dim', y: 2, width: 3, height: 4 } }]"
    let entries =
      StageLazyTests.swipe(0, by: -30, count: 10) + [
        .set(700, "dim", .number(0.2), "spring 0.3 0.7")
      ]
      + StageLazyTests.swipe(900, by: 25, count: 10)
    let lazy = try Play(StageLazyTests.scene(row), entries) { $0.frameRate = FrameRate(100) }
      .record()
    let eager = try Play(StageLazyTests.scene(row, lazy: false), entries) {
      $0.frameRate = FrameRate(100)
    }.record()
    var seen = 0
    var different: [String] = []
    for (one, other) in zip(lazy.frames, eager.frames) {
      for (left, right) in zip(one.rows, other.rows)
      where !left.view.hasSuffix("in") && right.values.y > -100 && right.values.y < 800 {
        seen += 1
        // Until the spring has come to rest, a row may be on its way that came later to the other.
        let isSettled = one.time.seconds < 0.7 || one.time.seconds > 2
        if isSettled, left != right { different.append(left.view) }
      }
    }
    #expect(different == [])
    #expect(seen > 1000)
  }
}
