import Simulation
import Testing

@testable import motion_sim

/// Which of several gestures a real recording is, where a folder of them lies beside the package.
@Suite("Rival gestures of real recordings")
struct RecordedRivalryTests {
  /// One view that fills the viewport, with the gestures of people who tap, drag and scroll.
  static let scene = """
    { scene: 1, viewport: { width: 390, height: 844 }, views: [{ id: "screen", gestures: [
      { tap: {} }, { drag: {}, priority: "simultaneous" },
      { scroll: {}, priority: "simultaneous" } ] }] }
    """

  /// The trace of a recording; the range of its device where it does not say so itself.
  static func trace(_ name: String) throws -> Trace? {
    guard let bytes = RecordingTests.bytes(name) else { return nil }
    var options = ImportOptions()
    let ranges = [
      "05-isdv4-two-finger-scroll.events": (2_800, 1_600),
      "07-egalax-pcap-tap.events": (32_767, 32_767),
    ]
    (options.maximumX, options.maximumY) = (ranges[name]?.0, ranges[name]?.1)
    return try EvdevImport.run(
      bytes, lexer: EvemuLexer(), side: nil, options: options, needsTrace: true
    ).trace
  }

  static func run(_ name: String) throws -> (trace: Trace, recording: Recording)? {
    guard let trace = try trace(name) else { return nil }
    let scene = try SceneReader.read(Array(scene.utf8)).scene
    return (trace, try Replay(scene, trace).record())
  }

  @Test(
    "Fast taps are taps, each of them, and one of 53 µs is one",
    arguments: [("10-maxtouch-1f-fast-taps.evemu", 9), ("07-egalax-pcap-tap.events", 1)])
  func taps(_ name: String, _ count: Int) throws {
    guard let run = try Self.run(name) else { return }
    let tap = try #require(run.recording.gesture("screen:tap"))
    #expect(tap.endedCalls == count)
    #expect(tap.events.count { $0.phase == "possible" } == count)
    let drag = try #require(run.recording.gesture("screen:drag"))
    #expect(drag.changedCalls == 0 && drag.endedCalls == 0)
  }

  @Test("A tap that is over before the first frame is a tap where events wait for frames too")
  func tapWithinAFrame() throws {
    guard let trace = try Self.trace("07-egalax-pcap-tap.events") else { return }
    var options = Replay.Options()
    options.delivery = .frame
    let scene = try SceneReader.read(Array(Self.scene.utf8)).scene
    let recording = try Replay(scene, trace, options: options).record()
    #expect(recording.gesture("screen:tap")?.endedCalls == 1)
  }

  @Test(
    "Two fingers that scroll drag nothing from the second finger on",
    arguments: ["05-isdv4-two-finger-scroll.events", "13-ep0430m09-2f-scroll-down.evemu"])
  func twoFingers(_ name: String) throws {
    guard let run = try Self.run(name) else { return }
    let touches = run.trace.entries.filter { entry in
      if case .pointer(_, .down, _, _) = entry.action { true } else { false }
    }
    try #require(touches.count == 2)
    let drag = try #require(run.recording.gesture("screen:drag"))
    #expect(drag.reason == "anotherContact" && drag.end == touches[1].time)
    #expect(drag.endedCalls == 0)
    #expect(!drag.events.contains { $0.phase != "possible" && $0.time > touches[1].time })
    #expect(drag.events.count { $0.phase == "possible" } == 1)
    // The same fingers do scroll.
    let scroll = try #require(run.recording.gesture("screen:scroll"))
    #expect(scroll.endedCalls == 1 && scroll.changedCalls > 50)
  }

  @Test("One finger that goes down and up again is one drag")
  func oneFinger() throws {
    guard let run = try Self.run("09-maxtouch-1f-drag-up-down.evemu") else { return }
    let drag = try #require(run.recording.gesture("screen:drag"))
    #expect(drag.endedCalls == 1 && drag.changedCalls > 100)
    #expect(run.recording.gesture("screen:tap")?.reason == "tooFar")
    // It rests for 68 ms before the lift, which the velocity does not show.
    #expect(run.recording.events.contains { $0.phase == "staleVelocity" })
  }
}
