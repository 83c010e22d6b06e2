import Motion
import Simulation
import Testing

/// Scroll containers: 400 by 800 points of a column of ten rows, 2000 points high, unless said so.
@Suite("Scroll")
struct ScrollTests {
  static func scene(_ keys: String = "", rows: String = "in: 10") -> String {
    """
    state: { taps: 0, n: 10 },
    views: [{ id: 's', scroll: { spacing: 0\(keys) }, children: [
      { id: 'row', forEach: { \(rows), as: 'i' }, frame: { width: 400, height: 200 },
        gestures: [{ tap: {}, onEnded: [{ set: 'taps', to: 'taps + 1' }] }] }] }]
    """
  }

  /// A finger that moves down from a height by a step every 10 ms, and is let go with the last one.
  static func swipe(
    _ start: Double, from y: Double, by step: Double, count: Int
  ) -> [TraceEntry] {
    var entries = [TraceEntry.down(start, 200, y)]
    for index in 1...count {
      entries.append(.move(start + 10 * Double(index), 200, y + step * Double(index)))
    }
    entries.append(.up(start + 10 * Double(count), 200, y + step * Double(count)))
    return entries
  }

  static func offset(_ recording: Recording, at ms: Double) -> Double {
    -(recording.value("s/row[1]", .y, at: ms) ?? .nan)
  }

  static func play(
    _ scene: String, _ entries: [TraceEntry], _ change: (inout Replay.Options) -> Void = { _ in }
  ) throws -> Recording {
    try Play(scene, entries) {
      $0.withVelocities = true
      change(&$0)
    }.record()
  }

  @Test("follows the finger without a jump where it begins to scroll")
  func follows() throws {
    let recording = try Self.play(Self.scene(), Self.swipe(0, from: 700, by: -8, count: 10))
    #expect(Self.offset(recording, at: 10) == 0)
    let first = Self.offset(recording, at: 20)
    #expect(first >= 0 && first <= 16)
    #expect(abs(Self.offset(recording, at: 50) - first - 24) < 1e-9)
    #expect(recording.value("s", .y, at: 50) == 0)
    #expect(recording.value("s/row[2]", .y, at: 50) == 200 - Self.offset(recording, at: 50))
  }

  @Test("slows down as a function of time and comes to rest where the decay does")
  func decays() throws {
    let recording = try Self.play(Self.scene(), Self.swipe(0, from: 700, by: -8, count: 10))
    let start = Self.offset(recording, at: 100)
    let velocity = -(recording.velocity("s/row[1]", .y, at: 100) ?? .nan)
    #expect(abs(velocity - 800) < 1e-6)
    let decay = ExponentialDecay(start: start, velocity: velocity)
    for seconds in [0.001, 0.1, 0.5, 1.5] {
      let expected = decay.value(at: seconds)
      #expect(abs(Self.offset(recording, at: 100 + seconds * 1000) - expected) < 1e-9)
    }
    #expect(abs(Self.offset(recording, at: recording.end) - decay.restPosition) < 1e-9)
    // It rests once it is within a tenth of a point: ln(way · 10) / λ.
    #expect(abs(recording.end - 100 - decay.time(untilWithin: 0.1) * 1000) <= 1)
    #expect(
      recording.lines([.animation]).map {
        $0.split(separator: " ").dropFirst().joined(separator: " ")
      }
        == ["animation s scroll started", "animation s scroll removed"])
  }

  @Test("is held back beyond an edge and springs back to it")
  func rubberBand() throws {
    let recording = try Self.play(
      Self.scene(),
      [.down(0, 200, 100), .move(10, 200, 200), .move(20, 200, 300), .up(500, 200, 300)])
    let band = RubberBand(dimension: 800)
    // The first 10 points are those that it takes to begin.
    let first = Self.offset(recording, at: 10)
    let second = Self.offset(recording, at: 20)
    #expect(second < first && first < 0)
    #expect(abs(band.distance(for: second) - band.distance(for: first) + 100) < 1e-9)
    #expect(Self.offset(recording, at: 499) == second)
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    let way = spring.value(fromValue: second, toValue: 0, time: 0.2)
    #expect(abs(Self.offset(recording, at: 700) - way) < 1e-9)
    #expect(Self.offset(recording, at: recording.end) == 0)
  }

  @Test("runs against the end, swings past it and rests exactly there")
  func bounce() throws {
    let recording = try Self.play(Self.scene(), Self.swipe(0, from: 700, by: -40, count: 10))
    let offsets = recording.frames.compactMap { frame in
      frame.rows.first { $0.view == "s/row[1]" }.map { -$0.values.y }
    }
    #expect((offsets.max() ?? 0) > 1210)
    #expect(offsets.last == 1200)
    // No step is larger than the finger's speed, 4 points a millisecond, but for its own samples.
    let late = offsets.dropFirst(101)
    #expect(zip(late, late.dropFirst()).allSatisfy { abs($1 - $0) < 4.01 })
  }

  @Test("stops under a touch, which then is no tap; the next one is")
  func holds() throws {
    let swipe = Self.swipe(0, from: 700, by: -20, count: 10)
    let recording = try Self.play(
      Self.scene(),
      swipe + [.down(300, 200, 400), .up(350, 200, 400), .down(500, 200, 400), .up(550, 200, 400)])
    let held = Self.offset(recording, at: 300)
    #expect(held > 0)
    #expect(Self.offset(recording, at: 340) == held)
    #expect(Self.offset(recording, at: recording.end) == held)
    #expect(recording.settings == ["550 taps=1"])
    #expect(recording.events.contains { $0.name == "scroll" && $0.phase == "interrupted" })
  }

  @Test("stands where the action interrupt meets it, at the edge where that is beyond one")
  func interrupted() throws {
    let interrupt = { TraceEntry.at($0, .interrupt(target: "s")) }
    let swipe = Self.swipe(0, from: 700, by: -20, count: 10)
    let free = try Self.play(Self.scene(), swipe)
    let recording = try Self.play(Self.scene(), swipe + [interrupt(300)])
    #expect(Self.offset(recording, at: 300) == Self.offset(free, at: 300))
    #expect(Self.offset(recording, at: recording.end) == Self.offset(free, at: 300))
    #expect(recording.lines([.animation]).last == "300 animation s scroll interrupted")
    let hard = Self.swipe(0, from: 700, by: -60, count: 10)
    let bounce = try Self.play(Self.scene(), hard + [interrupt(300)])
    #expect(try Self.offset(Self.play(Self.scene(), hard), at: 300) > 1200)
    #expect(Self.offset(bounce, at: 300) == 1200)
    #expect(Self.offset(bounce, at: bounce.end) == 1200)
    // What stands still is left alone.
    let still = try Self.play(Self.scene(), [interrupt(5)])
    #expect(still.events.isEmpty)
  }

  @Test("goes on from where it was caught")
  func caught() throws {
    let recording = try Self.play(
      Self.scene(),
      Self.swipe(0, from: 700, by: -20, count: 10) + Self.swipe(300, from: 400, by: -5, count: 10))
    let held = Self.offset(recording, at: 300)
    #expect(abs(Self.offset(recording, at: 400) - held - 40) <= 10)
    #expect(Self.offset(recording, at: 500) > Self.offset(recording, at: 400))
  }

  @Test(
    "comes to rest where it snaps",
    arguments: [
      (", snap: 'pages'", 10, -8.0, 800.0), (", snap: 'pages'", 10, -60, 800),
      (", snap: 'pages'", 5, -3, 0), (", snap: 150", 10, -8, 450),
      (", snap: [0, 333, 1100]", 10, -8, 333),
      (", snap: [0, 333, 1100]", 10, -60, 1100),
    ])
  func snaps(keys: String, count: Int, step: Double, target: Double) throws {
    let recording = try Self.play(
      Self.scene(keys), Self.swipe(0, from: 700, by: step, count: count))
    #expect(Self.offset(recording, at: recording.end) == target)
    // The velocity goes over without a jump: the first millisecond goes at the finger's.
    let end = Double(count) * 10
    let first = Self.offset(recording, at: end + 1) - Self.offset(recording, at: end)
    #expect(abs(first - -step / 10) < 0.1 * max(1, abs(step) / 10))
  }

  @Test("counts horizontal offsets from the leading side")
  func rightToLeft() throws {
    let scene = """
      views: [{ id: 's', scroll: { axes: 'horizontal', spacing: 0 }, children: [
        { id: 'row', forEach: { in: 5, as: 'i' }, frame: { width: 200, height: 100 } }] }]
      """
    let swipe: [TraceEntry] = [
      .at(0, .setting(name: "layoutDirection", value: .string("rightToLeft"))),
      .down(10, 100, 400), .move(20, 150, 400), .move(30, 200, 400), .up(500, 200, 400),
    ]
    let recording = try Self.play(scene, swipe)
    #expect(recording.value("s/row[1]", .x, at: 0) == 200)
    let first = recording.value("s/row[1]", .x, at: 20) ?? .nan
    #expect(first >= 240 && first <= 250)
    #expect(recording.value("s/row[1]", .x, at: 30) == first + 50)
    #expect(recording.value("s/row[5]", .x, at: 30) == first + 50 - 800)
  }

  @Test(
    "moves back where there is less to show, at once or as after a pull",
    arguments: [nil, "linear 0.1"] as [String?])
  func shorter(animation: String?) throws {
    let swipe = Self.swipe(0, from: 700, by: -60, count: 10)
    let recording = try Self.play(
      Self.scene(rows: "in: 'n'"), swipe + [.set(3000, "n", .number(6), animation)])
    #expect(Self.offset(recording, at: 2999) == 1200)
    #expect(Self.offset(recording, at: 3000) == (animation == nil ? 400 : 1200))
    #expect(Self.offset(recording, at: recording.end) == 400)
  }

  @Test("lets touches find only what it shows")
  func clips() throws {
    let scene = """
      state: { taps: 0 },
      views: [{ id: 's', scroll: { spacing: 0 }, frame: { height: 300 }, children: [
        { id: 'row', forEach: { in: 10, as: 'i' }, frame: { height: 200 },
          gestures: [{ tap: {}, onEnded: [{ set: 'taps', to: 'i' }] }] }] }]
      """
    let recording = try Self.play(
      scene,
      [
        .down(0, 200, 250), .up(20, 200, 250), .down(600, 200, 350), .up(620, 200, 350),
        .down(1200, 200, 250), .move(1210, 200, 200), .move(1220, 200, 100), .up(1500, 200, 100),
        .down(2000, 200, 299), .up(2020, 200, 299),
      ])
    // The second tap is outside; the third finds the row that has come 140 points up.
    #expect(
      recording.settings.filter { $0.contains("taps") } == ["20 taps=2", "2020 taps=3"])
  }

  @Test("shows in every frame what it would show if that were the first one")
  func frames() throws {
    let swipe = Self.swipe(0, from: 700, by: -20, count: 10)
    let recording = try Self.play(Self.scene(), swipe)
    var gaps: [Double] = []
    for frame in recording.frames {
      let places = frame.rows.filter { $0.view != "s" }.map { $0.values.y }
      gaps += zip(places, places.dropFirst()).map { $1 - $0 }
    }
    #expect(gaps.count == recording.frames.count * 9)
    // Rows move with one offset, so what is between them is what rounding leaves.
    #expect(gaps.allSatisfy { abs($0 - 200) < 1e-9 })
  }
}
