import Simulation
import Testing

/// Pagers that stood still between two pages, and what a flick does to them.
@Suite("Reports of pagers")
struct PagerReportTests {
  /// Pages of 400 points side by side: half a page and a predicted half page turn none.
  static let horizontal = """
    state: { page: 0 },
    views: [{ id: 'pages', gestureState: { drag: { initial: [0, 0], reset: 'spring 0.3 1' } },
      offset: ['drag.x - page * 400', 0], gestures: [{ drag: {}, updating: { drag: 'translation' },
        onEnded: [{ animation: 'spring 0.3 1', do: [
          { set: 'page', to: 'predictedEndTranslation.x < -200 ? 1 : 0' }] }],
        onCancel: [{ animation: 'spring 0.3 1', do: [
          { set: 'page', to: 'translation.x < -200 ? 1 : 0' }] }] }] }]
    """

  // Report 3.
  @Test("a second finger in mid-swipe lets the pages settle at the nearest, from rest")
  func secondFinger() throws {
    let scene = """
      state: { page: 0 },
      views: [{ id: 'pages', gestureState: { drag: { initial: [0, 0], reset: 'spring 0.3 1' } },
        offset: ['0', 'drag.y - page * 300'], gestures: [{ drag: {},
          updating: { drag: 'translation' }, onCancel: [{ animation: 'spring 0.3 1', do: [
            { set: 'page', to: 'round(-translation.y / 300)' }] }] }] }]
      """
    let recording = try Play(
      scene,
      [
        .down(0, 200, 600), .move(100, 200, 400), .down(200, 250, 450, id: 2), .up(400, 200, 400),
        .up(400, 250, 450, id: 2),
      ]
    ) { $0.withVelocities = true }.record()
    #expect(
      recording.log("pages:drag") == ["0 possible", "100 active", "200 failed anotherContact"])
    #expect(recording.settings == ["200 page=1"])
    #expect(recording.value("pages", .offsetY, at: 200) == -200)
    #expect(recording.velocity("pages", .offsetY, at: 200) == 0)
    let offset = try #require(recording.curve("pages.offset.y"))
    #expect(offset.end == -300 && offset.minimum == -300)
  }

  // CAN-08.
  @Test(
    "a cancelled swipe settles on a page: half way is the one it came from",
    arguments: [(-200.0, 0.0), (-260, -400)])
  func cancelled(_ way: Double, _ rest: Double) throws {
    let recording = try Play(
      Self.horizontal, [.down(0, 300, 100), .move(100, 300 + way, 100), .cancel(150, 0, 0)]
    ).record()
    #expect(recording.value("pages", .offsetX, at: 150) == way)
    #expect(recording.curve("pages.offset.x")?.end == rest)
  }

  // CAN-07.
  @Test("a cancelled swipe is not flung on: it starts back from where it is, from rest")
  func noFling() throws {
    let swipe: [TraceEntry] = (0...20).map {
      $0 == 0 ? .down(0, 300, 100) : .move(Double($0) * 10, 300 - Double($0) * 8, 100)
    }
    let cancelled = try Play(Self.horizontal, swipe + [.cancel(200, 140, 100)]) {
      $0.withVelocities = true
    }.record()
    #expect(cancelled.velocity("pages", .offsetX, at: 200) == 0)
    #expect(cancelled.curve("pages.offset.x")?.minimum == -160)
    let lifted = try Play(Self.horizontal, swipe + [.up(200, 140, 100)]) {
      $0.withVelocities = true
    }.record()
    let velocity = try #require(lifted.velocity("pages", .offsetX, at: 200))
    // Steps of 8 points in 10 ms, quotients of numbers of three digits.
    #expect(abs(velocity + 800) < 1e-9)
  }

  // Report 41.
  @Test("a flick of 50 points turns the page by its predicted end, a slow drag does not")
  func flick() throws {
    let flick = try Play(
      Self.horizontal,
      [.down(0, 300, 100), .move(8, 290, 100), .move(16, 270, 100), .up(24, 250, 100)]
    ).record()
    #expect(flick.curve("pages.offset.x")?.end == -400)
    let slow = try Play(
      Self.horizontal,
      [.down(0, 300, 100), .move(200, 280, 100), .move(400, 250, 100), .up(600, 250, 100)]
    ).record()
    #expect(slow.curve("pages.offset.x")?.end == 0)
  }

  // Report 39.
  @Test("the first drag of a row with an inset starts at the inset")
  func inset() throws {
    let scene = """
      state: { inset: 24 },
      views: [{ id: 'row', gestureState: { drag: [0, 0] }, offset: ['inset + drag.x', 0],
        gestures: [{ drag: {}, updating: { drag: 'translation' } }] }]
      """
    let recording = try Play(
      scene, [.down(0, 100, 100), .move(20, 88, 100), .move(40, 80, 100), .cancel(60, 80, 100)]
    ).record()
    #expect(recording.value("row", .offsetX, at: 19) == 24)
    #expect(recording.value("row", .offsetX, at: 20) == 12)
    #expect(recording.value("row", .offsetX, at: 40) == 4)
    #expect(recording.value("row", .offsetX, at: 60) == 24)
  }
}
