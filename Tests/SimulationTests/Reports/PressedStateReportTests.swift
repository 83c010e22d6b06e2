import Simulation
import Testing

/// Keys, buttons and flags that stayed on when the finger was gone.
@Suite("Reports of pressed and dragging states")
struct PressedStateReportTests {
  // Report 4.
  @Test("a key that loses the finger is let go, and types at the next touch")
  func key() throws {
    let scene = """
      state: { typed: 0 },
      views: [{ id: 'key', gestureState: { isDown: false }, scale: 'isDown ? 1.5 : 1',
        gestures: [{ press: {}, updating: { isDown: 'isPressed' },
          onEnded: [{ set: 'typed', to: 'typed + 1' }] }] }]
      """
    let recording = try Play(
      scene,
      [.down(0, 50, 50), .cancel(50, 50, 50), .down(100, 50, 50, id: 2), .up(150, 50, 50, id: 2)]
    ).record()
    let scales = [0.0, 49, 50, 99, 100, 149, 150].map { recording.value("key", .scaleX, at: $0) }
    #expect(scales == [1.5, 1.5, 1, 1, 1.5, 1.5, 1])
    #expect(recording.settings == ["150 typed=1"])
  }

  // Report 12.
  @Test(
    "a button that repeats stops when a fast swipe takes the finger",
    arguments: [
      ("press: {}", [0.0, 10]),
      ("drag: { minimumDistance: 0 }, priority: 'simultaneous'", [0, 10, 20]),
    ])
  func repeating(_ gesture: String, _ ticks: [Double]) throws {
    let value = gesture.hasPrefix("press") ? "isPressed" : "true"
    let scene = """
      state: { isHeld: false, ticks: 0 },
      views: [{ id: 'button', frame: { x: 0, y: 0, width: 100, height: 40 },
        gestureState: { isDown: false }, offset: ['ticks', 0],
        gestures: [{ \(gesture), updating: { isDown: '\(value)' } }],
        onChange: { of: 'isDown', do: [{ set: 'isHeld', to: 'isDown' }, { send: 'tick' }] } }],
      on: { tick: [{ when: 'isHeld', animation: 'linear 0.01',
        do: [{ set: 'ticks', to: 'ticks + 1' }], then: [{ when: 'isHeld', do: [{ send: 'tick' }] }] }] }
      """
    let recording = try Play(
      scene, [.down(0, 10, 10), .move(20, 10, 300), .cancel(30, 10, 300)]
    ) { $0.until = Instant(nanoseconds: 200_000_000) }.record()
    #expect(recording.times(of: "ticks") == ticks)
    #expect(recording.state("isHeld") == "false")
  }

  // Report 47.
  @Test("a long press of 3 s is shown from the touch to an early lift")
  func longPress() throws {
    let scene = """
      state: { ends: 0 },
      views: [{ id: 'v', gestureState: { isDown: false }, scale: 'isDown ? 0.5 : 1',
        gestures: [{ longPress: { minimumDuration: 3 }, updating: { isDown: 'true' },
          onEnded: [{ set: 'ends', to: 'ends + 1' }] }] }]
      """
    let early = try Play(scene, [.down(0, 50, 50), .up(1_000, 50, 50)]).record()
    #expect(early.value("v", .scaleX, at: 0) == 0.5)
    #expect(early.value("v", .scaleX, at: 999) == 0.5)
    #expect(early.value("v", .scaleX, at: 1_000) == 1)
    #expect(early.settings == [])
    let late = try Play(scene, [.down(0, 50, 50), .up(3_500, 50, 50)]).record()
    #expect(late.settings == ["3000 ends=1"])
    #expect(late.value("v", .scaleX, at: 3_000) == 1)
  }

  // Report 1. CAN-02. GST-02.
  @Test("a flag and a translation that follow a drag are reset in the frame of the cancel")
  func flag() throws {
    let scene = """
      views: [{ id: 'v', gestureState: { drag: { initial: [0, 0], reset: 'linear 0.1' },
          isDragging: false },
        offset: ['drag.x', 0], scale: 'isDragging ? 1.1 : 1', gestures: [{ drag: {},
          updating: { drag: 'translation', isDragging: 'true' } }] }]
      """
    let recording = try Play(
      scene, [.down(0, 100, 100), .move(20, 180, 100), .cancel(40, 180, 100)]
    ).record()
    let report = try #require(recording.gesture("v:drag"))
    #expect(report.endedCalls == 0 && report.cancelCalls == 1 && report.reason == "cancelled")
    #expect(recording.value("v", .scaleX, at: 39) == 1.1)
    #expect(recording.value("v", .scaleX, at: 40) == 1)
    let way = [39.0, 40, 90, 140].map { recording.value("v", .offsetX, at: $0) }
    #expect(way == [80, 80, 40, 0])
  }

  // GST-09.
  @Test("a seek bar that pans or else is tapped seeks once at a tap")
  func seekBar() throws {
    let scene = """
      state: { seeks: 0, place: 0, pans: 0 },
      views: [{ id: 'bar', frame: { x: 0, y: 0, width: 200, height: 40 }, gestures: [
        { exclusively: [{ drag: {} }, { tap: {} }], onEnded: [
          { when: 'second.isPresent', do: [{ set: 'seeks', to: 'seeks + 1' },
              { set: 'place', to: 'second.location.x / 200' }],
            else: [{ set: 'pans', to: 'pans + 1' }] }] }] }]
      """
    let tapped = try Play(scene, [.down(0, 80, 20), .up(60, 80, 20)]).record()
    #expect(tapped.settings == ["60 seeks=1", "60 place=0.4"])
    let panned = try Play(
      scene, [.down(0, 80, 20), .move(30, 110, 20), .up(60, 120, 20)]
    ).record()
    #expect(panned.settings == ["60 pans=1"])
  }

  // GST-11.
  @Test(
    "a sheet whose height follows a drag grows by what the finger moves, from a height of 0 too",
    arguments: [300.0, 0])
  func height(_ start: Double) throws {
    let scene = """
      views: [{ id: 'back', children: [{ id: 'sheet', gestureState: { drag: [0, 0] },
        frame: { x: 0, y: '800 - \(start) + drag.y', width: 400, height: '\(start) - drag.y' },
        contentShape: { outset: 40 }, gestures: [{
          drag: { minimumDistance: 0, coordinateSpace: 'global' },
          updating: { drag: 'translation' } }] }] }]
      """
    let top = 790 - start
    let entries = (0...10).map { step -> TraceEntry in
      let (time, y) = (Double(step) * 16, top - Double(step) * 10)
      return step == 0 ? .down(time, 200, y) : .move(time, 200, y)
    }
    let recording = try Play(scene, entries + [.up(161, 200, top - 100)]).record()
    let heights = (1...10).map { recording.value("back/sheet", .height, at: Double($0) * 16) }
    #expect(heights == (1...10).map { start + Double($0) * 10 })
  }

  // VEL-12.
  @Test("a run is the same every time, whatever the machine does meanwhile")
  func sameRuns() throws {
    let play = Play(
      SheetReportTests.screen(beyond: 400),
      [.down(0, 200, 100), .move(20, 200, 180), .move(41, 200, 390), .up(50, 200, 400)]
    ) { $0.frameRate = FrameRate(60) }
    let first = try play.record()
    #expect(first.frames.count > 30)
    for _ in 0..<100 { #expect(try play.record() == first) }
  }
}
