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
}
