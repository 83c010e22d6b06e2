import Simulation
import Testing

/// The traces of `traces/card-stack`: what becomes of the front card.
@Suite("Card stack")
struct CardStackTests {
  static func record(
    _ name: String, _ change: (inout Replay.Options) -> Void = { _ in }
  ) throws -> Recording {
    var options = Replay.Options()
    options.withVelocities = true
    change(&options)
    return try TraceFiles.replay("card-stack/\(name).trace.jsonl", options: options).record()
  }

  /// The time of the first event of a kind and phase, in milliseconds.
  static func time(
    _ recording: Recording, _ kind: EventRecord.Kind, _ name: String, _ phase: String
  ) -> Double? {
    recording.events.first { $0.kind == kind && $0.name == name && $0.phase == phase }
      .map { $0.time.seconds * 1000 }
  }

  @Test("rebounds at 119 and at exactly 120 points", arguments: [119.0, 120.0])
  func rebounds(points: Double) throws {
    let recording = try Self.record("release-\(Int(points))")
    #expect(recording.phases("card[c1]", "drag") == ["possible", "active", "ended"])
    #expect(recording.phases("card[c1]", "tap").last == "failed excluded")
    let lift = try #require(Self.time(recording, .gesture, "drag", "ended"))
    let atLift = recording.frames.last { $0.time.seconds * 1000 <= lift }?.rows.first
    #expect(abs((atLift?.values.offsetX ?? 0) - points) < 1)
    #expect(recording.events.filter { $0.kind == .view } == [])
    let last = recording.frames.last?.rows.first { $0.view == "card[c1]" }
    #expect(last?.values.offsetX == 0)
    #expect(last?.values.offsetY == 0)
    #expect(last?.values.rotation == 0)
    // The spring of damping fraction 0.8 overshoots, by at most 1.6 % and the finger's velocity.
    let least = recording.frames.compactMap { frame in
      frame.rows.first { $0.view == "card[c1]" }?.values.offsetX
    }.min()
    #expect((least ?? 0) < 0)
    #expect((least ?? 0) > -points * 0.05)
  }

  @Test(
    "is thrown away beyond 120 points, and the others move up", arguments: ["release-121", "flick"])
  func dismissed(name: String) throws {
    let recording = try Self.record(name)
    let lift = try #require(Self.time(recording, .gesture, "drag", "ended"))
    #expect(Self.time(recording, .view, "", "removed") == lift)
    let drag = recording.events.last { $0.kind == .gesture && $0.phase == "ended" }?.value ?? ""
    let width = Double(drag.split(separator: " ")[0]) ?? 0
    let leaving = recording.row("card[c1]", at: lift + 100)
    #expect(leaving?.phase == .removing)
    #expect(leaving?.values.offsetX == width)
    #expect((leaving?.values.opacity ?? 1) < 0.5)
    #expect(recording.frames.last?.rows.map { $0.view } == ["card[c2]", "card[c3]"])
    let rows = recording.frames.last?.rows ?? []
    #expect(rows.map { $0.values.offsetY } == [0, 12])
    #expect(rows.map { $0.values.scaleX } == [1, 1 - 0.04])
    #expect(rows.map { $0.values.z } == [0, -1])
    #expect(recording.lines([.view]).map { $0.split(separator: " ").last } == ["removed", "gone"])
  }

  @Test(
    "returns with velocity 0 where the drag fails",
    arguments: [("cancel", "failed cancelled"), ("second-finger", "failed anotherContact")])
  func failed(name: String, phase: String) throws {
    let recording = try Self.record(name)
    #expect(recording.phases("card[c1]", "drag").prefix(3) == ["possible", "active", phase])
    let start = try #require(Self.time(recording, .animation, "offset", "started"))
    let failure = recording.events.first { $0.phase == "failed" && $0.name == "drag" }
    let width = Double(failure?.value.split(separator: " ").first ?? "") ?? 0
    let row = recording.row("card[c1]", at: start)
    // The first frame is less than 8.4 ms into a spring of response 0.35 s that starts at rest.
    #expect((row?.values.offsetX ?? 0) <= width)
    #expect((row?.values.offsetX ?? 0) > width * 0.98)
    #expect((row?.velocities?.offsetX ?? 1) <= 0)
    #expect(recording.frames.last?.rows.first?.values.offsetX == 0)
    #expect(recording.frames.last?.rows.count == 3)
    #expect(recording.events.filter { $0.kind == .state } == [])
  }

  @Test("is selected by a tap, and does not move")
  func tap() throws {
    let recording = try Self.record("tap")
    #expect(
      recording.phases("card[c1]", "tap")
        == ["possible", "ended"])
    #expect(recording.phases("card[c1]", "drag") == ["possible", "failed notMoved"])
    #expect(recording.settings == ["71.6 selected=c1"])
    #expect(Set(recording.frames.map { $0.rows }).count == 1)
    // The first frame at or after the last line, at 120 frames a second.
    #expect(recording.frames.count == 10)
  }

  @Test("hands over what is left of the velocity after a rest of 150 ms, and says that it is old")
  func hold() throws {
    let recording = try Self.record("hold") { $0.frameRate = FrameRate(1000) }
    // The last samples: 213 at 650.716 ms, 214.333 at 658.704, 216 at 670; the lift is at 820.
    let older = (214.333 - 213) / 0.007988
    let newer = (216 - 214.333) / 0.011296
    let expected = (0.75 * older + 0.25 * newer) * StageVelocityTests.fading(150)
    let velocity = try #require(recording.velocity("card[c1]", .offsetX, at: 820))
    // Differences of places near 100 points, with an error of 2⁻⁴⁷ each, over 8 ms.
    #expect(abs(velocity - expected) < 1e-9)
    #expect(expected > 100)
    let rotation = try #require(recording.velocity("card[c1]", .rotation, at: 820))
    #expect(abs(rotation - expected / 20) < 1e-10)
    // The drag's own value counts the lift as a sample of no motion, at a quarter of the weight.
    #expect(recording.lines([.diagnostic]) == ["820 diagnostic card[c1] drag staleVelocity"])
  }

  static let names = [
    "cancel", "flick", "hold", "release-119", "release-120", "release-121", "second-finger", "tap",
  ]

  @Test("is the same twice", arguments: names)
  func twice(name: String) throws {
    #expect(try Self.record(name) == Self.record(name))
  }

  @Test("has the same bits at common times, at 30, 60, 120 and 240 Hz", arguments: names)
  func rates(name: String) throws {
    let fine = try Self.record(name) { $0.frameRate = FrameRate(240) }
    for rate in [30, 60, 120] as [Int64] {
      let coarse = try Self.record(name) { $0.frameRate = FrameRate(rate) }
      #expect(coarse.events.filter { $0.kind != .mark } == fine.events)
      var common = 0
      for frame in coarse.frames {
        guard let other = fine.frames.first(where: { $0.time == frame.time }) else { continue }
        common += 1
        #expect(other.rows == frame.rows)
      }
      #expect(common >= coarse.frames.count - 1)
    }
  }

  @Test("is a prefix where it is cut short", arguments: names)
  func prefix(name: String) throws {
    let whole = try Self.record(name)
    for milliseconds in [0, 50, 100, 333] as [Int64] {
      let until = Instant(nanoseconds: milliseconds * 1_000_000)
      let cut = try Self.record(name) { $0.until = until }
      let expected = whole.frames.filter { $0.time <= until }
      #expect(Array(cut.frames.prefix(expected.count)) == expected)
      if (whole.frames.last?.time ?? .zero) > until { #expect(cut.frames == expected) }
    }
  }
}
