import Foundation
import Simulation

/// The files of `traces/`, found from this source file.
enum TraceFiles {
  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("traces")
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The run of a trace over the scene that stands in its folder.
  static func replay(
    _ path: String, scene: String = "card-stack/card-stack.scene.json",
    options: Replay.Options = .init()
  ) throws -> Replay {
    let scene = try SceneReader.read(bytes(scene)).scene
    let trace = try TraceReader.read(bytes(path)).trace
    return try Replay(scene, trace, options: options)
  }
}
