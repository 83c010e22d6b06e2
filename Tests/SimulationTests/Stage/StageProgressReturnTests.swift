import Simulation
import Testing

/// A transition's progress that changes under an animation goes there, whatever it goes to.
@Suite("The way back of a transition's progress")
struct StageProgressReturnTests {
  static func scene(_ end: String) -> String {
    """
    state: { shown: { type: 'number?', initial: null }, other: 0 },
    views: [{ id: 'page', frame: { x: 0, y: 0, width: 400, height: 400 },
      transition: 'move trailing', gestureState: { pull: { initial: 0, reset: 'linear 0.2' } },
      transitionProgress: '\(end)',
      gestures: [{ drag: { minimumDistance: 0 }, updating: { pull: 'translation.x / 400' } }] }],
    on: {
      half: [{ animation: 'linear 0.1', do: [{ set: 'shown', to: 0.5 }] }],
      away: [{ animation: 'linear 0.1', do: [{ set: 'shown', to: null }] }],
      once: [{ set: 'shown', to: 0.25 }],
    }
    """
  }

  @Test("goes back to nothing as a gesture state resets to 0")
  func reset() throws {
    let run = try Play(
      Self.scene("pull"), [.down(10, 50, 50), .move(20, 250, 50), .up(30, 250, 50)]
    ).record()
    #expect(run.value("page", .offsetX, at: 29) == 200)
    #expect(run.value("page", .offsetX, at: 30) == 200)
    #expect(run.value("page", .offsetX, at: 130) == 100)
    #expect(run.value("page", .offsetX, at: 230) == 0)
  }

  @Test("brings a view back to where the finger is that still scrubs")
  func returning() throws {
    let scene = """
      state: { on: true },
      views: [{ id: 'root', gestureState: { pull: { type: 'number', initial: null } },
        gestures: [{ drag: { minimumDistance: 0 }, updating: { pull: 'translation.x / 400' } }],
        children: [{ id: 'page', if: 'on', frame: { x: 0, y: 0, width: 400, height: 400 },
          transition: 'move trailing', transitionProgress: 'pull' }] }]
      """
    let run = try Play(
      scene,
      [
        .down(10, 50, 50), .move(20, 150, 50), .set(30, "on", .boolean(false), "linear 0.2"),
        .set(80, "on", .boolean(true), "linear 0.2"), .move(300, 170, 50), .up(310, 170, 50),
      ]
    ).record()
    #expect(run.value("root/page", .offsetX, at: 29) == 100)
    #expect(run.value("root/page", .offsetX, at: 80) == 175)
    #expect(run.value("root/page", .offsetX, at: 180) == 137.5)
    #expect(run.value("root/page", .offsetX, at: 290) == 100)
    #expect(run.value("root/page", .offsetX, at: 300) == 120)
  }

  @Test("goes where an animated write of a state wants it, and back; another write jumps there")
  func state() throws {
    let run = try Play(
      Self.scene("shown"), [.send(10, "half"), .send(210, "away"), .send(410, "once")]
    ).record()
    #expect(run.value("page", .offsetX, at: 10) == 0)
    #expect(run.value("page", .offsetX, at: 60) == 100)
    #expect(run.value("page", .offsetX, at: 110) == 200)
    #expect(run.value("page", .offsetX, at: 260) == 100)
    #expect(run.value("page", .offsetX, at: 310) == 0)
    #expect(run.value("page", .offsetX, at: 410) == 100)
  }

  /// A page that comes while a finger, or a state, shows a part of its removal.
  static func coming(_ around: String) -> String {
    """
    state: { on: false, shown: 0.25 },
    views: [{ id: 'root', \(around)
      gestureState: { pull: { type: 'number', initial: null } },
      gestures: [{ drag: { minimumDistance: 0 }, updating: { pull: 'translation.x / 400' } }],
      children: [
        { id: 'page', if: 'on', frame: { width: 400, height: 400 },
          transition: 'move trailing', transitionProgress: 'pull' },
        { id: 'still', frame: { width: 400, height: 50 }, transition: 'move trailing',
          transitionProgress: 'shown' }] }]
    """
  }

  @Test(
    "lets a view that comes under a finger come to it, and moves nothing at the next sample",
    arguments: ["", "zstack: { alignment: 'topLeading' },"])
  func insertedUnderFinger(around: String) throws {
    let run = try Play(
      Self.coming(around),
      [
        .down(10, 50, 50), .move(20, 150, 50), .set(100, "on", .boolean(true), "linear 0.2"),
        .move(250, 150, 51), .move(400, 170, 51), .up(410, 170, 51),
      ]
    ).record()
    #expect(run.value("root/page", .offsetX, at: 100) == 400)
    #expect(run.value("root/page", .offsetX, at: 200) == 250)
    // Three quarters of the way, but for the rounding of 300 · 0.25.
    #expect(abs((run.value("root/page", .offsetX, at: 250) ?? 0) - 175) < 1e-12)
    #expect(run.value("root/page", .offsetX, at: 300) == 100)
    #expect(run.value("root/page", .offsetX, at: 400) == 120)
  }

  @Test("lets a view that comes without animation be where the finger is, and the first ones too")
  func insertedAtOnce() throws {
    let run = try Play(
      Self.coming(""),
      [.down(10, 50, 50), .move(20, 150, 50), .set(100, "on", .boolean(true)), .up(410, 150, 50)]
    ).record()
    #expect(run.value("root/page", .offsetX, at: 100) == 100)
    #expect(run.value("root/still", .offsetX, at: 0) == 100)
    let placed = try Play(Self.coming("zstack: { alignment: 'topLeading' },")).record()
    #expect(placed.value("root/still", .offsetX, at: 0) == 100)
  }
}
