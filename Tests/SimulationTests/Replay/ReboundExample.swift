import Foundation
// example: rebound
import Simulation
import Testing

@Test("A card let go at 119 points springs back")
func rebound() throws {
  let scene = try SceneReader.read(bytes("traces/card-stack/card-stack.scene.json")).scene
  let trace = try TraceReader.read(bytes("traces/card-stack/release-119.trace.jsonl")).trace
  let run = try Replay(scene, trace).record()

  let drag = try #require(run.gesture("card[c1]:drag"))
  #expect(drag.outcome == "ended" && drag.endedCalls == 1)
  let lift = try #require(drag.end).seconds
  let offset = try #require(run.curve("card[c1].offset.x", from: lift))
  #expect(offset.end == 0)
  #expect(offset.overshootPercent() < 2)
  #expect(try #require(offset.settlingTime(within: 0.5)) - lift < 0.5)
}
// end

// The README shows what stands between the markers; scripts/readme.sh copies it.

/// The bytes of a file of the package.
private func bytes(_ path: String) throws -> [UInt8] {
  let root = TraceFiles.folder.deletingLastPathComponent()
  return [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
}
