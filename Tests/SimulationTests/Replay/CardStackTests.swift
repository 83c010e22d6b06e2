import Simulation
import Testing

@Suite("Card stack")
struct CardStackTests {
  @Test("prints")
  func prints() throws {
    for name in ["release-119", "release-121", "flick", "second-finger", "tap"] {
      let recording = try TraceFiles.replay("card-stack/\(name).trace.jsonl").record()
      print("=====", name, recording.frames.count, FrameHash.hash(of: recording.frames))
      for event in recording.events where event.phase != "changed" {
        print(
          event.time.nanoseconds / 1000, event.kind.rawValue, event.view, event.name, event.phase,
          event.reason, event.by, event.value)
      }
      for frame in recording.frames where frame.index % 8 == 0 {
        for row in frame.rows.prefix(2) {
          print(
            frame.index, row.view, row.phase, row.values.offsetX, row.values.offsetY,
            row.values.scaleX, row.values.rotation, row.values.opacity)
        }
      }
    }
    #expect(Bool(true))
  }
}
