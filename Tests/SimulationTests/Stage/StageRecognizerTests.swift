import Simulation
import Testing

/// The gestures of a scene beyond tap and drag, and the names that their handlers read.
@Suite("Stage recognizers")
struct StageRecognizerTests {
  private static let pinch: [TraceEntry] = [
    .down(0, 100, 100), .down(10, 200, 100, id: 2), .move(20, 300, 100, id: 2),
    .move(30, 400, 100, id: 2), .up(40, 400, 100, id: 2), .up(50, 100, 100),
  ]

  @Test("a long press holds a state from the touch on and sets it back when it ends")
  func longPress() throws {
    let scene = """
      state: { done: 0 },
      views: [{ id: 'v', gestureState: { held: false }, scale: 'held ? 0.5 : 1',
        gestures: [{ longPress: { minimumDuration: 0.3 }, updating: { held: 'isPressed' },
          onEnded: [{ set: 'done', to: 'time * 1000' }] }] }]
      """
    let recording = try Play(scene, [.down(0, 100, 100), .up(400, 100, 100)]).record()
    #expect(recording.phases("v", "longPress") == ["possible", "active", "ended"])
    #expect(recording.value("v", .scaleX, at: 299) == 0.5)
    #expect(recording.value("v", .scaleX, at: 300) == 1)
    #expect(recording.settings == ["300 done=300"])
  }

  @Test("a button shows that it is pressed, acts near its frame, and fails away from it")
  func press() throws {
    let scene = """
      state: { n: 0 },
      views: [{ id: 'b', frame: { x: 100, y: 100, width: 50, height: 20 },
        gestureState: { pressed: false }, opacity: 'pressed ? 0.5 : 1',
        gestures: [{ press: { tolerance: 10 }, updating: { pressed: 'isPressed' },
          onEnded: [{ set: 'n', to: 'n + 1' }] }] }]
      """
    let near: [TraceEntry] = [
      .down(0, 110, 110), .move(10, 200, 110), .move(20, 159, 110), .up(30, 159, 110),
    ]
    let recording = try Play(scene, near).record()
    #expect([0.0, 10, 20, 30].map { recording.value("b", .opacity, at: $0) } == [0.5, 1, 0.5, 1])
    #expect(recording.settings == ["30 n=1"])
    let away = try Play(scene, [.down(0, 110, 110), .up(10, 160, 110)]).record()
    #expect(away.phases("b", "press") == ["possible", "active", "failed outside"])
    #expect(away.settings == [])
  }

  @Test("two fingers give magnification, rotation, velocity and where they began")
  func twoFingers() throws {
    let scene = """
      state: { m: 0, v: 0, a: 0, x: 0 },
      views: [{ id: 'p', frame: { x: 50, y: 0, width: 200, height: 400 },
        gestures: [{ magnify: {}, onEnded: [ { set: 'm', to: 'magnification' },
          { set: 'v', to: 'velocity' }, { set: 'a', to: 'startAnchor.x' },
          { set: 'x', to: 'startLocation.x' }] }] }]
      """
    let recording = try Play(scene, Self.pinch).record()
    // The last three samples are 2 at 20 ms and 3 at 30 ms and at the lift.
    #expect(recording.settings == ["40 m=3", "40 v=75", "40 a=0.5", "40 x=100"])
  }

  @Test("two fingers that move side by side neither turn nor spread")
  func parallel() throws {
    let scene = """
      views: [{ id: 'p', gestures: [{ simultaneously: [{ magnify: {} }, { rotate: {} }] }] }]
      """
    var entries: [TraceEntry] = [.down(0, 100, 100), .down(0, 200, 100, id: 2)]
    for step in 1...10 {
      let (time, way) = (Double(step) * 10, Double(step) * 8)
      entries += [.move(time, 100 + way, 100 + way), .move(time, 200 + way, 100 + way, id: 2)]
    }
    let recording = try Play(scene, entries + [.up(110, 180, 180), .up(110, 280, 180, id: 2)])
      .record()
    #expect(recording.phases("p", "simultaneously") == ["possible", "failed notMoved"])
  }

  @Test("a name stands on one gesture of a view, and is a word")
  func names() {
    let twice = "views: [{ id: 'v', gestures: [{ name: 'a', tap: {} }, { name: 'a', drag: {} }] }]"
    #expect(Play(twice).errors() == ["the name 'a' stands on two gestures of this view"])
    for name in ["", "a:b", "a b"] {
      let scene = "views: [{ id: 'v', gestures: [{ name: '\(name)', tap: {} }] }]"
      #expect(Play(scene).errors().count == 1, "\(name)")
    }
  }

  @Test("a scene that is disabled has no gestures, also not those under way")
  func disabledEnvironment() throws {
    let scene = "views: [{ id: 'v', gestures: [{ drag: {} }] }]"
    let off = TraceEntry.at(15, .setting(name: "isEnabled", value: .boolean(false)))
    let recording = try Play(
      scene,
      [.down(0, 0, 0), .move(10, 20, 0), off, .up(20, 20, 0), .down(100, 0, 0), .up(110, 0, 0)]
    ).record()
    #expect(recording.phases("v", "drag") == ["possible", "active", "failed disabled"])
  }

  @Test("parts of a combination are read with a dot, and say whether they are there")
  func combination() throws {
    let scene = """
      views: [{ id: 'p', frame: { x: 0, y: 0, width: 400, height: 400 },
        gestureState: { size: 1, turn: 0, both: false },
        scale: 'size', rotation: 'turn', opacity: 'both ? 0.5 : 1',
        gestures: [{ simultaneously: [{ magnify: {} }, { rotate: {} }],
          updating: { size: 'first.magnification', turn: 'second.rotation',
            both: 'first.isPresent && second.isPresent' } }] }]
      """
    let turned: [TraceEntry] = [
      .down(0, 200, 200), .down(10, 300, 200, id: 2), .move(20, 400, 200, id: 2),
      .move(30, 200, 400, id: 2),
    ]
    let recording = try Play(scene, turned).record()
    #expect(recording.value("p", .scaleX, at: 20) == 2)
    #expect(recording.value("p", .opacity, at: 20) == 1)
    #expect(recording.value("p", .rotation, at: 20) == 0)
    #expect(recording.value("p", .scaleX, at: 29) == 2)
  }

  @Test("a sequence drags after its long press, and its first part alone has no drag")
  func sequence() throws {
    let scene = """
      state: { x: -1 },
      views: [{ id: 'v', gestureState: { lifted: false, way: [0, 0] },
        scale: 'lifted ? 1.5 : 1', offset: 'way',
        gestures: [{ sequenced: [{ longPress: {} }, { drag: { minimumDistance: 0 } }],
          updating: { lifted: 'second.isPresent', way: 'second.translation' },
          onEnded: [{ set: 'x', to: 'second.translation.x' }] }] }]
      """
    let recording = try Play(
      scene,
      [.down(0, 100, 100), .move(600, 103, 100), .move(700, 133, 100), .up(800, 133, 100)]
    ).record()
    #expect(recording.value("v", .scaleX, at: 599) == 1)
    #expect(recording.value("v", .scaleX, at: 600) == 1.5)
    #expect(recording.value("v", .offsetX, at: 700) == 30)
    #expect(recording.settings == ["800 x=30"])
  }

  @Test("a gesture that waits for a finger that never comes is cancelled at the end")
  func unfinishedSequence() throws {
    let scene = """
      state: { n: 0 },
      views: [{ id: 'v', gestures: [{ sequenced: [{ tap: {} }, { drag: {} }],
        onCancel: [{ set: 'n', to: 'n + 1' }] }] }]
      """
    let recording = try Play(scene, [.down(0, 100, 100), .up(50, 100, 100)]).record()
    #expect(recording.phases("v", "sequenced") == ["possible", "active", "failed unfinished"])
    #expect(recording.settings == ["50 n=1"])
  }

  @Test("a scroll gives way to a drag inside it, or takes its finger, by the scene's setting")
  func scroll() throws {
    func scene(_ setting: String) -> String {
      """
      scrollPriority: '\(setting)',
      views: [{ id: 's', gestures: [{ scroll: {} }], children: [{ id: 'k', gestures: [{ drag: {} }] }] }]
      """
    }
    let swipe: [TraceEntry] = [.down(0, 100, 100), .move(10, 100, 112), .up(20, 100, 112)]
    let later = try Play(scene("iOS18"), swipe).record()
    #expect(later.phases("s/k", "drag") == ["possible", "active", "ended"])
    #expect(later.phases("s", "scroll") == ["possible", "failed excluded"])
    let before = try Play(scene("iOS17"), swipe).record()
    #expect(before.phases("s/k", "drag") == ["possible", "failed excluded"])
    #expect(before.phases("s", "scroll") == ["possible", "active", "ended"])
  }

  @Test("the log says how far a gesture had come when it was held and when it failed")
  func progress() throws {
    let scene = """
      views: [{ id: 'card', gestures: [{ drag: {} }],
        children: [{ id: 'link', gestures: [{ tap: {} }] }] }]
      """
    let recording = try Play(
      scene, [.down(0, 100, 100), .move(10, 112, 100), .move(20, 150, 100), .up(30, 150, 100)]
    ).record()
    let reasons = recording.events.filter { $0.phase == "held" || $0.phase == "failed" }
    #expect(
      reasons.map { $0.reason } == [
        "waits for card/link:tap to fail", "tooFar: moved 50 of 45 pt",
      ])
    #expect(reasons.first?.value == "moved 12 of 45 pt")
    #expect(recording.gesture("card/link:tap")?.reason == "tooFar")
  }
}
