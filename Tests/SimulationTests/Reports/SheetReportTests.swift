import Simulation
import Testing

/// Sheets and modal views that follow a finger and are dismissed by it.
@Suite("Reports of sheets and dismissal")
struct SheetReportTests {
  // Report 7.
  @Test("what follows the progress of a drag goes home when the system takes the finger")
  func progress() throws {
    let scene = """
      views: [{ id: 'modal', gestureState: { drag: { initial: [0, 0], reset: 'spring 0.4 1' } },
        scale: '1 + drag.y / 1000', opacity: '1 + drag.y / 400',
        gestures: [{ drag: {}, updating: { drag: 'translation' } }] }]
      """
    let recording = try Play(
      scene, [.down(0, 200, 600), .move(100, 200, 500), .cancel(150, 200, 500)]
    ).record()
    #expect(recording.value("modal", .scaleX, at: 149) == 0.9)
    #expect(recording.value("modal", .opacity, at: 149) == 0.75)
    #expect(recording.value("modal", .opacity, at: 150) == 0.75)
    // No frame of the way home is like the one before it.
    var last = 0.75
    for time in 151...400 {
      let value = try #require(recording.value("modal", .opacity, at: Double(time)))
      #expect(value > last, "at \(time) ms")
      last = value
    }
    #expect(recording.curve("modal.opacity")?.end == 1)
    #expect(recording.curve("modal.scale.x")?.end == 1)
  }

  /// A screen that is dismissed beyond a distance, and comes back otherwise.
  static func screen(beyond distance: Double) -> String {
    """
    state: { gone: 0 },
    views: [{ id: 'screen', gestureState: { drag: { initial: [0, 0], reset: 'spring 0.5 1' } },
      offset: ['0', 'drag.y + gone'], gestures: [{ drag: {}, updating: { drag: 'translation' },
        onEnded: [{ when: 'translation.y > \(distance)', animation: 'spring 0.5 1',
          do: [{ set: 'gone', to: '800' }] }] }] }]
    """
  }

  // Report 48.
  @Test(
    "a fast dismissal ends once, and goes on from where it is with the finger's velocity",
    arguments: [(250.0, 800.0), (400, 0)])
  func dismissal(_ distance: Double, _ rest: Double) throws {
    let recording = try Play(
      Self.screen(beyond: distance),
      [.down(0, 200, 100), .move(20, 200, 180), .move(40, 200, 400), .up(50, 200, 400)]
    ) { $0.withVelocities = true }.record()
    #expect(recording.log("screen:drag") == ["0 possible", "20 active", "50 ended"])
    #expect(recording.value("screen", .offsetY, at: 49) == 300)
    #expect(recording.value("screen", .offsetY, at: 50) == 300)
    // 220 points in 20 ms, faded over the 10 ms before the lift.
    let expected = 11_000 * StageVelocityTests.fading(10)
    let velocity = try #require(recording.velocity("screen", .offsetY, at: 50))
    #expect(abs(velocity - expected) < 1e-12 * 11_000)
    #expect(recording.curve("screen.offset.y")?.end == rest)
  }

  // Report 51.
  @Test("a sheet whose finger goes to the home gesture returns to its place")
  func homeSwipe() throws {
    let scene = """
      state: { top: 700 },
      views: [{ id: 'sheet', frame: { x: 0, y: 0, width: 400, height: 800 },
        gestureState: { drag: { initial: [0, 0], reset: 'spring 0.3 1' } },
        offset: ['0', 'top + drag.y'], gestures: [{ drag: {}, updating: { drag: 'translation' },
          onEnded: [{ set: 'top', to: 'top + translation.y' }] }] }]
      """
    let recording = try Play(
      scene,
      [
        .down(0, 200, 790), .move(50, 200, 710), .cancel(100, 200, 710), .down(1_500, 200, 750),
        .move(1_550, 200, 735), .up(1_600, 200, 735),
      ]
    ).record()
    #expect(recording.value("sheet", .offsetY, at: 50) == 620)
    #expect(recording.value("sheet", .offsetY, at: 100) == 620)
    #expect(recording.value("sheet", .offsetY, at: 1_499) == 700)
    #expect(recording.value("sheet", .offsetY, at: 1_550) == 685)
    #expect(recording.state("top") == "685")
  }

  // GST-03.
  @Test(
    "a screen that was dragged away comes back where it belongs",
    arguments: [(2_000.0, 0.0), (350, nil)])
  func presentedAgain(_ time: Double, _ first: Double?) throws {
    let scene = """
      state: { isShown: true },
      views: [{ id: 'screen', if: 'isShown', transition: 'opacity', gestureState: { drag: [0, 0] },
        offset: ['0', 'drag.y'], gestures: [{ drag: {}, updating: { drag: 'translation' },
          onEnded: [{ when: 'translation.y > 100', animation: 'linear 0.5',
            do: [{ set: 'isShown', to: 'false' }] }] }] }]
      """
    let recording = try Play(
      scene,
      [
        .down(0, 200, 100), .move(100, 200, 300), .up(200, 200, 300),
        .set(time, "isShown", .boolean(true), "linear 0.2"),
      ]
    ).record()
    #expect(recording.value("screen", .offsetY, at: 300) == 200)
    let offset = try #require(recording.value("screen", .offsetY, at: time))
    if let first { #expect(offset == first) } else { #expect(offset > 0 && offset <= 200) }
    #expect(recording.frames.last?.rows.first?.values[.offsetY] == 0)
  }

  // TVD-08.
  @Test(
    "a drag short of the dismissal comes back; beside a tap it needs to come first",
    arguments: [
      ("{ tap: {}, onEnded: [{ set: 'taps', to: 'taps + 1' }] }, DRAG", true),
      ("DRAG, { tap: {}, onEnded: [{ set: 'taps', to: 'taps + 1' }] }", false),
      (
        "{ tap: { maximumDistance: 30 }, onEnded: [{ set: 'taps', to: 'taps + 1' }] }, DRAG", false
      ),
    ])
  func shortDrag(_ gestures: String, _ isTap: Bool) throws {
    let drag = """
      { drag: {}, updating: { drag: 'translation' }, onEnded: [{ when: 'translation.y >= 60',
        do: [{ set: 'isGone', to: 'true' }] }] }
      """
    let parts = gestures.split(separator: "DRAG", omittingEmptySubsequences: false)
    let scene = """
      state: { taps: 0, isGone: false },
      views: [{ id: 'v', gestureState: { drag: { initial: [0, 0], reset: 'spring 0.3 1' } },
        offset: ['0', 'drag.y'], gestures: [\(parts.joined(separator: drag))] }]
      """
    let recording = try Play(
      scene,
      [.down(0, 100, 100), .move(150, 100, 120), .move(300, 100, 140), .up(300, 100, 140)]
    ).record()
    #expect(recording.settings == (isTap ? ["300 taps=1"] : []))
    let offset = try #require(recording.curve("v.offset.y"))
    #expect(offset.end == 0)
    #expect(offset.maximum >= (isTap ? 0 : 40))
    #expect((offset.maximum == 0) == isTap)
  }
}
