import Simulation
import Testing

/// SEMANTICS §5: from the finger to the spring.
@Suite("Stage velocity")
struct StageVelocityTests {
  static func scene(_ extra: String = "") -> String {
    """
    \(extra) state: { base: 0, go: false },
    views: [{ id: 'v', gestureState: { drag: { initial: [0, 0], reset: 'spring 0.5 1' } },
      offset: ['drag.x + base', 0], rotation: 'drag.x / 20',
      gestures: [{ drag: {}, updating: { drag: 'translation' } }] }]
    """
  }

  /// A finger that goes right at 2000 points a second: samples at 10, 20 and 30 ms.
  static let swipe: [TraceEntry] = [
    .down(0, 100, 100), .move(10, 120, 100), .move(20, 140, 100), .move(30, 160, 100),
  ]

  static func release(
    _ entries: [TraceEntry], of scene: String = scene()
  ) throws -> (offset: Double, rotation: Double) {
    let recording = try Play(scene, entries) { $0.withVelocities = true }.record()
    let time = (entries.last?.time.seconds ?? 0) * 1000
    return (
      recording.velocity("v", .offsetX, at: time) ?? .nan,
      recording.velocity("v", .rotation, at: time) ?? .nan
    )
  }

  /// 0.998 to a whole power, by multiplication.
  static func fading(_ milliseconds: Int) -> Double {
    (0..<milliseconds).reduce(1.0) { power, _ in power * 0.998 }
  }

  @Test(
    "fades by 0.998 for each millisecond since the last sample", arguments: [0, 1, 10, 400, 1999])
  func fades(silence: Int) throws {
    let lift = TraceEntry.up(30 + Double(silence), 160, 100)
    let velocity = try Self.release(Self.swipe + [lift])
    let expected = 2000 * Self.fading(silence)
    // The product of up to 1999 rounded factors against one by squaring.
    #expect(abs(velocity.offset - expected) <= 1e-12 * 2000)
    #expect(abs(velocity.rotation - expected / 20) <= 1e-12 * 100)
  }

  @Test("is 0 from exactly two seconds on")
  func forgotten() throws {
    let velocity = try Self.release(Self.swipe + [.up(2030, 160, 100)])
    #expect(velocity.offset == 0)
    #expect(velocity.rotation == 0)
  }

  @Test("weighs the older segment three times, and counts a tracking write of an equal value")
  func equalSample() throws {
    let entries: [TraceEntry] = [
      .down(0, 100, 100), .move(10, 120, 100), .move(20, 140, 100), .move(30, 140, 100),
      .up(30, 140, 100),
    ]
    #expect(abs(try Self.release(entries).offset - 1500) < 1e-9)
  }

  @Test("is 0 after a gesture that failed", arguments: ["cancel", "cancelAll", "second finger"])
  func failed(how: String) throws {
    let last: TraceEntry =
      switch how {
      case "cancel": .cancel(31, 160, 100)
      case "cancelAll": .at(31, .cancelAll)
      default: .down(31, 200, 200, id: 2)
      }
    #expect(try Self.release(Self.swipe + [last]).offset == 0)
  }

  @Test("is 0 for a state that onChanged sets")
  func onChangedIsNotTracked() throws {
    let scene = """
      state: { p: 0 }, views: [{ id: 'v', offset: ['p', 0], gestures: [{ drag: {},
        onChanged: [{ set: 'p', to: 'translation.x' }],
        onEnded: [{ animation: 'spring 0.5 1', do: [{ set: 'p', to: '0' }] }] }] }]
      """
    #expect(try Self.release(Self.swipe + [.up(31, 160, 100)], of: scene).offset == 0)
  }

  @Test("comes of another estimator where the scene names one")
  func leastSquares() throws {
    let scene = Self.scene("velocity: 'leastSquares',")
    let soon = try Self.release(Self.swipe + [.up(60, 160, 100)], of: scene)
    // A line through three samples, fitted by a polynomial of degree 2.
    #expect(abs(soon.offset - 2000) < 1e-6)
    let last = try Self.release(Self.swipe + [.up(70, 160, 100)], of: scene)
    #expect(abs(last.offset - 2000) < 1e-6)
    #expect(try Self.release(Self.swipe + [.up(71, 160, 100)], of: scene).offset == 0)
  }

  @Test("adds the velocity of what still runs where a view is caught in mid-rebound")
  func caught() throws {
    let first = Self.swipe + [TraceEntry.up(30, 160, 100)]
    let second: [TraceEntry] = [
      .down(80, 300, 100), .move(90, 290, 100), .move(100, 280, 100), .move(110, 270, 100),
    ]
    let caught = try Self.release(first + second + [.up(110, 270, 100)])
    let held = try Play(Self.scene(), first + second) {
      $0.withVelocities = true
      $0.until = Instant(nanoseconds: 109_000_000)
    }.record()
    let alone = try Play(Self.scene(), first) { $0.withVelocities = true }.record()
    let remainder = alone.velocity("v", .offsetX, at: 110) ?? .nan
    #expect(remainder < -10)
    #expect(held.velocity("v", .offsetX, at: 109) == alone.velocity("v", .offsetX, at: 109))
    // −1000 points a second of the finger, on top of the rebound.
    #expect(abs(caught.offset - (remainder - 1000)) < 1e-9)
  }

  @Test("keeps place where a view is caught and let go")
  func caughtPlace() throws {
    let first = Self.swipe + [TraceEntry.up(30, 160, 100)]
    let second: [TraceEntry] = [.down(80, 200, 100), .move(90, 230, 100), .up(95, 230, 100)]
    let recording = try Play(Self.scene(), first + second).record()
    let alone = try Play(Self.scene(), first).record()
    let rebound = alone.value("v", .offsetX, at: 95) ?? .nan
    // The finger's 30 points go on top of what the rebound has left.
    #expect(abs((recording.value("v", .offsetX, at: 95) ?? .nan) - (rebound + 30)) < 1e-9)
  }

  @Test("drops the samples of an earlier sequence when another begins to track")
  func anotherSequence() throws {
    let scene = """
      state: { base: 0, go: false },
      views: [{ id: 'v', gestureState: { drag: [0, 0] }, offset: ['drag.x + base', 0],
        gestures: [{ drag: {}, updating: { drag: 'translation' },
          onEnded: [{ when: 'go', animation: 'spring 0.5 1', do: [{ set: 'base', to: 'base + 100' }] }] }] }]
      """
    let entries: [TraceEntry] =
      Self.swipe + [
        .up(31, 160, 100), .set(32, "go", .boolean(true)), .down(33, 100, 100),
        .move(34, 115, 100), .up(35, 115, 100),
      ]
    #expect(try Self.release(entries, of: scene).offset == 0)
  }

  @Test("uses the stamps of the events where they are delivered at frames")
  func delivered() throws {
    let entries = Self.swipe + [TraceEntry.up(40, 160, 100)]
    let recording = try Play(Self.scene(), entries) {
      $0.withVelocities = true
      $0.delivery = .frame
      $0.frameRate = FrameRate(30)
    }.record()
    let velocity = recording.velocity("v", .offsetX, at: 60) ?? .nan
    #expect(abs(velocity - 2000 * Self.fading(10)) < 1e-9)
  }
}
