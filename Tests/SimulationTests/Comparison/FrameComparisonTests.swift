import Motion
import Testing

@testable import Simulation

@Suite("Comparing the frames of two runs")
struct FrameComparisonTests {
  static func row(_ view: String, x: Double, _ phase: ViewPhase = .present) -> FrameRow {
    var values = FrameValues()
    values.x = x
    return FrameRow(view: view, phase: phase, values: values)
  }

  /// Frames at a rate, one for each list of rows.
  static func run(_ rows: [[FrameRow]], rate: FrameRate = FrameRate(60)) -> Recording {
    let frames = rows.enumerated().map { index, rows in
      Frame(index: Int64(index), time: rate.instant(ofFrame: Int64(index)), rows: rows)
    }
    return Recording(frames: frames, events: [])
  }

  @Test("The first and the largest difference of a channel are found, and the frames are counted")
  func channel() throws {
    let before = Self.run([0, 1, 2, 3].map { [Self.row("a", x: $0)] })
    let after = Self.run([0, 1.5, -2, 3].map { [Self.row("a", x: $0)] })
    let comparison = before.comparison(with: after)
    let difference = try #require(comparison.channels.first)
    #expect(comparison.channels.count == 1 && comparison.phases.isEmpty && !comparison.isEqual)
    #expect(difference.channel == ChannelSelector(view: "a", channel: .x))
    #expect(difference.earliest.time == FrameRate(60).instant(ofFrame: 1))
    #expect(difference.earliest.first == 1 && difference.earliest.second == 1.5)
    #expect(difference.largest.time == FrameRate(60).instant(ofFrame: 2))
    #expect(difference.largest.difference == -4)
    #expect(difference.frameCount == 2 && comparison.commonCount == 4)
  }

  @Test("A difference as large as the tolerance is none", arguments: [(0.25, 1), (0.5, 0)])
  func tolerance(tolerance: Double, count: Int) {
    let before = Self.run([[Self.row("a", x: 1)]])
    let after = Self.run([[Self.row("a", x: 1.5)]])
    let comparison = before.comparison(with: after, tolerance: tolerance)
    #expect(comparison.channels.count == count && comparison.isEqual == (count == 0))
  }

  @Test("What is compared is what is emitted: two opacities above 1 are equal")
  func clamped() {
    func run(_ opacity: Double) -> Recording {
      var row = Self.row("a", x: 0)
      row.values.opacity = opacity
      return Self.run([[row]])
    }
    #expect(run(1.25).comparison(with: run(1.5)).isEqual)
    #expect(!run(0.5).comparison(with: run(1.5)).isEqual)
  }

  @Test("A view that is absent in one run, or in another phase, differs in its phase alone")
  func phases() throws {
    let before = Self.run([[Self.row("a", x: 0), Self.row("b", x: 7)], [Self.row("a", x: 0)]])
    let after = Self.run([[Self.row("a", x: 0)], [Self.row("a", x: 0, .removing)]])
    let comparison = before.comparison(with: after)
    #expect(comparison.channels.isEmpty && !comparison.isEqual)
    try #require(comparison.phases.count == 2)
    #expect(
      comparison.phases[0]
        == PhaseDifference(
          view: "a", time: FrameRate(60).instant(ofFrame: 1), first: .present, second: .removing,
          frameCount: 1))
    #expect(comparison.phases[1].view == "b" && comparison.phases[1].time == .zero)
    #expect(comparison.phases[1].first == .present && comparison.phases[1].second == nil)
  }

  @Test("Views are matched by their paths, in whatever order they stand")
  func order() {
    let before = Self.run([[Self.row("a", x: 1), Self.row("b", x: 2)]])
    let after = Self.run([[Self.row("b", x: 2), Self.row("a", x: 1)]])
    #expect(before.comparison(with: after).isEqual)
  }

  @Test("Runs at 60 and 120 frames a second are compared at the times of the slower one")
  func rates() {
    let slow = Self.run((0...4).map { [Self.row("a", x: Double($0) * 2)] })
    let fast = Self.run(
      (0...9).map { [Self.row("a", x: Double($0))] }, rate: FrameRate(120))
    for comparison in [slow.comparison(with: fast), fast.comparison(with: slow)] {
      #expect(comparison.commonCount == 5 && !comparison.hasSameTimes && comparison.isEqual)
    }
  }

  @Test("A run that goes on longer differs, and says when each one ends")
  func length() {
    let short = Self.run([[Self.row("a", x: 0)], [Self.row("a", x: 0)]])
    let long = Self.run(Array(repeating: [Self.row("a", x: 0)], count: 3))
    for (comparison, isFirst) in [
      (short.comparison(with: long), true), (long.comparison(with: short), false),
    ] {
      #expect(comparison.channels.isEmpty && comparison.hasSameTimes && !comparison.isEqual)
      #expect(comparison.commonCount == 2 && !comparison.isEquallyLong)
      #expect(((comparison.firstEnd ?? .zero) < (comparison.secondEnd ?? .zero)) == isFirst)
    }
  }

  @Test("Runs without a common frame are not equal")
  func apart() {
    let before = Self.run([[Self.row("a", x: 0)]])
    var after = before
    after.frames[0].time = Instant(nanoseconds: 501)
    #expect(!before.comparison(with: after).isEqual)
    after.frames[0].time = Instant(nanoseconds: 500)
    #expect(before.comparison(with: after).isEqual)
    let nothing = Recording(frames: [], events: [])
    #expect(nothing.comparison(with: nothing).isEqual)
    #expect(!nothing.comparison(with: before).isEqual)
    #expect(!before.comparison(with: nothing).isEqual)
  }

  @Test("A selection compares its channels alone, velocities too, and names views that never come")
  func selection() throws {
    func run(x: Double, velocity: Double) -> Recording {
      var row = Self.row("a", x: x)
      row.velocities = FrameValues()
      row.velocities?.x = velocity
      return Self.run([[row, Self.row("b", x: x)]])
    }
    let selection = try ChannelSelector.list("a.x.v,c.y")
    var comparison = FrameComparison(run(x: 0, velocity: 3).frames, selection: selection)
    for frame in run(x: 1, velocity: 5).frames { comparison.add(frame) }
    #expect(comparison.channels.map { $0.channel } == [selection[0]])
    #expect(comparison.channels.first?.largest.difference == 2)
    #expect(comparison.unseenViews == ["c"])
  }
}
