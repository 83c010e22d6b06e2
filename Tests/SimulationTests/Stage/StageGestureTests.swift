import Simulation
import Testing

/// SEMANTICS §1, §3 and §5: what a gesture's states and handlers do, and in which order.
@Suite("Stage gestures")
struct StageGestureTests {
  static let swipe: [TraceEntry] = [.down(0, 100, 100), .move(10, 120, 100), .move(20, 140, 100)]

  @Test("updates the gesture state before onChanged, and resets it before onEnded and onCancel")
  func order() throws {
    let scene = """
      state: { seen: -1, last: -1 },
      views: [{ id: 'v', gestureState: { drag: [0, 0] }, gestures: [{ drag: {},
        updating: { drag: 'translation' }, onChanged: [{ set: 'seen', to: 'drag.x' }],
        onEnded: [{ set: 'last', to: 'drag.x * 1000 + translation.x' }],
        onCancel: [{ set: 'last', to: 'drag.x * 1000 + translation.x + 1' }] }] }]
      """
    let ended = try Play(scene, Self.swipe + [.up(30, 140, 100)]).record()
    #expect(ended.settings == ["10 seen=20", "20 seen=40", "30 last=40"])
    let cancelled = try Play(scene, Self.swipe + [.cancel(30, 140, 100)]).record()
    #expect(cancelled.settings == ["10 seen=20", "20 seen=40", "30 last=41"])
  }

  @Test("runs onCancel only where the gesture had been active")
  func cancelOfInactive() throws {
    let scene = """
      state: { n: 0 }, views: [{ id: 'v', gestures: [
        { drag: {}, onCancel: [{ set: 'n', to: 'n + 1' }] },
        { tap: {}, priority: 'simultaneous', onCancel: [{ set: 'n', to: 'n + 10' }] }] }]
      """
    let still: [TraceEntry] = [.down(0, 100, 100), .move(10, 105, 100), .cancel(20, 105, 100)]
    #expect(try Play(scene, still).record().settings == [])
    let lifted: [TraceEntry] = [.down(0, 100, 100), .up(800, 105, 100)]
    #expect(try Play(scene, lifted).record().settings == [])
    let active = try Play(scene, Self.swipe + [.cancel(30, 140, 100)]).record()
    #expect(active.settings == ["30 n=1"])
  }

  @Test("animates by the last write among the view's own states too: onEnded comes after the reset")
  func lastLocalWrite() throws {
    func scene(_ last: String) -> String {
      """
      views: [{ id: 'v', state: { place: 0 }, offset: ['place + drag.x', 0],
        gestureState: { drag: { initial: [0, 0], reset: 'linear 0.1' } },
        gestures: [{ drag: {}, updating: { drag: 'translation' }, onEnded: [\(last)] }] }]
      """
    }
    let entries = Self.swipe + [TraceEntry.up(30, 140, 100)]
    let plain = try Play(scene("{ set: 'place', to: '7' }"), entries).record()
    #expect(plain.value("v", .offsetX, at: 30) == 7)
    let animated = try Play(
      scene("{ animation: 'linear 0.2', do: [{ set: 'place', to: '20' }] }"), entries
    ).record()
    #expect(animated.value("v", .offsetX, at: 130) == 30)
    let reset = try Play(scene("{ set: 'place', to: '0' }"), entries).record()
    #expect(reset.value("v", .offsetX, at: 80) == 20)
  }

  @Test("drops the samples of a gesture that failed where its state had its initial value already")
  func failedAtRest() throws {
    let scene = """
      state: { base: 0 },
      views: [{ id: 'v', gestureState: { drag: [0, 0] }, offset: ['drag.x + base', 0],
        gestures: [{ drag: {}, updating: { drag: 'translation' } }],
        children: [{ id: 'k', offset: ['drag.x + base', 0], allowsHitTesting: false }] }]
      """
    let back: [TraceEntry] =
      Self.swipe + [
        .move(30, 100, 100), .cancel(31, 100, 100), .set(32, "base", .number(100), "spring 0.5 1"),
      ]
    let recording = try Play(scene, back) { $0.withVelocities = true }.record()
    #expect(recording.velocity("v", .offsetX, at: 32) == 0)
    #expect(recording.velocity("v/k", .offsetX, at: 32) == 0)
  }

  @Test("does not reset a state through a gesture that fails without having been active")
  func resetOfInactive() throws {
    let scene = """
      views: [{ id: 'v', gestureState: { p: 0 }, offset: ['p', 0], gestures: [
        { drag: {}, updating: { p: 'translation.x' } },
        { tap: {}, priority: 'simultaneous', updating: { p: '1' } }] }]
      """
    let recording = try Play(
      scene, [.down(0, 100, 100), .move(10, 120, 100), .up(800, 120, 100)]
    ).record()
    #expect(recording.phases("v", "tap").last == "failed tooLong")
    #expect(recording.value("v", .offsetX, at: 760) == 20)
  }

  @Test("hands a finger's velocity to the first animation alone")
  func handedOverOnce() throws {
    let entries = Self.swipe + [TraceEntry.up(30, 140, 100)]
    let scene = StageVelocityTests.scene()
    let alone = try Play(scene, entries) { $0.withVelocities = true }.record()
    let twice = try Play(scene, entries + [.set(31, "base", .number(5), "spring 0.5 1")]) {
      $0.withVelocities = true
    }.record()
    let expected = try #require(alone.velocity("v", .offsetX, at: 31))
    #expect(expected.magnitude > 100)
    #expect(twice.velocity("v", .offsetX, at: 31) == expected)
  }

  /// Two handles that move the view around them.
  private static let handles = """
    state: { dy: 0 },
    views: [{ id: 'p', gestureState: { pull: { initial: 0, reset: 'linear 0.1' } }, offset: [0, 'pull + dy'],
      children: [
        { id: 'a', frame: { x: 0, y: 0, width: 100, height: 100 },
          gestures: [{ drag: { coordinateSpace: 'global' }, updating: { pull: 'translation.y' } }] },
        { id: 'b', frame: { x: 200, y: 0, width: 100, height: 100 },
          gestures: [{ drag: { coordinateSpace: 'global' }, updating: { pull: 'translation.y' } }] }] }]
    """

  @Test("updates a gesture state of a view around its own, and resets it")
  func outerState() throws {
    let recording = try Play(
      Self.handles, [.down(0, 50, 50), .move(10, 50, 70), .move(20, 50, 90), .up(30, 50, 90)]
    ).record()
    #expect(recording.value("p", .offsetY, at: 20) == 40)
    #expect(recording.value("p", .offsetY, at: 80) == 20)
    #expect(recording.value("p", .offsetY, at: 130) == 0)
  }

  @Test("hands the velocity over to that view, and nothing where the gesture fails")
  func outerVelocity() throws {
    func velocity(_ last: TraceEntry) throws -> Double? {
      try Play(
        Self.handles.replacing("linear 0.1", with: "spring 0.5 1"),
        [.down(0, 50, 50), .move(10, 50, 70), .move(20, 50, 90), last]
      ) { $0.withVelocities = true }.record().velocity("p", .offsetY, at: 20)
    }
    // Twenty points in a hundredth of a second.
    #expect(abs(try #require(try velocity(.up(20, 50, 90))) - 2000) < 1e-6)
    #expect(try velocity(.cancel(20, 50, 90)) == 0)
  }

  @Test("forgets what a gesture that fails has moved there, also where that is back in its place")
  func outerSamples() throws {
    func velocity(_ last: TraceEntry) throws -> Double? {
      try Play(
        Self.handles,
        [
          .down(0, 50, 50), .move(10, 50, 90), .move(20, 50, 70), .move(30, 50, 50), last,
          .set(31, "dy", .number(100), "spring 0.5 1"),
        ]
      ) { $0.withVelocities = true }.record().velocity("p", .offsetY, at: 31)
    }
    #expect(try velocity(.cancel(30, 50, 50)) == 0)
    // A gesture that ends leaves them: twenty points back in each hundredth of a second.
    #expect(try #require(try velocity(.up(30, 50, 50))) < -1000)
  }

  @Test(
    "of two gestures that update one state the last to write counts; either resets it at its end")
  func sharedState() throws {
    let recording = try Play(
      Self.handles,
      [
        .down(0, 50, 50), .down(5, 250, 50, id: 2), .move(10, 50, 80), .move(20, 250, 70, id: 2),
        .up(30, 250, 70, id: 2), .move(200, 50, 100), .up(210, 50, 100),
      ]
    ).record()
    #expect(recording.value("p", .offsetY, at: 10) == 30)
    #expect(recording.value("p", .offsetY, at: 20) == 20)
    #expect(recording.value("p", .offsetY, at: 80) == 10)
    #expect(recording.value("p", .offsetY, at: 200) == 50)
    #expect(recording.value("p", .offsetY, at: 310) == 0)
  }
}
