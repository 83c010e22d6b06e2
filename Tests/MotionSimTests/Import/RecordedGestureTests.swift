import Gestures
import Motion
import Simulation
import Testing

@testable import motion_sim

/// What real fingers are recognised as, where a folder of recordings lies beside the package.
@Suite("Gestures of real recordings")
struct RecordedGestureTests {
  /// Replays a recording over one view that fills the screen; returns the log of its gesture.
  static func replay(_ name: String, _ gesture: String) throws -> [EventRecord]? {
    guard let trace = try RecordingTests.recording(name)?.trace else { return nil }
    let scene = """
      { scene: 1, viewport: { width: 390, height: 844 },
        views: [ { id: "page", frame: { width: 390, height: 844 }, gestures: [ \(gesture) ] } ] }
      """
    let reading = try SceneReader.read(Array(scene.utf8))
    return try Replay(reading.scene, trace).record().events.filter { $0.kind == .gesture }
  }

  @Test(
    "Each tap is a tap, those on one axis' memory and that of 53 µs included",
    arguments: [
      ("10-maxtouch-1f-fast-taps.evemu", 9), ("07-egalax-pcap-tap.events", 1),
      ("01-isdv4-single-tap.events", 1), ("02-isdv4-double-tap.events", 2),
    ])
  func taps(name: String, count: Int) throws {
    guard let events = try Self.replay(name, "{ tap: {} }") else { return }
    #expect(events.count { $0.phase == "ended" } == count)
    #expect(events.count { $0.phase == "possible" } == count)
  }

  @Test("A double tap of a real finger is one, in time")
  func doubleTap() throws {
    let name = "02-isdv4-double-tap.events"
    guard let events = try Self.replay(name, "{ tap: { count: 2 } }") else { return }
    #expect(events.map { $0.phase } == ["possible", "ended"])
  }

  @Test(
    "Two fingers do not drag a view for one, once the second has touched",
    arguments: ["05-isdv4-two-finger-scroll.events", "13-ep0430m09-2f-scroll-down.evemu"])
  func twoFingers(name: String) throws {
    guard let events = try Self.replay(name, "{ drag: {} }"),
      let trace = try RecordingTests.recording(name)?.trace
    else { return }
    let touches = trace.entries.filter { entry in
      if case .pointer(_, .down, _, _) = entry.action { return true }
      return false
    }
    #expect(touches.count == 2)
    let second = try #require(touches.last).time
    #expect(events.last?.phase == "failed" && events.last?.reason == "anotherContact")
    #expect(events.allSatisfy { $0.time <= second })
  }
}
