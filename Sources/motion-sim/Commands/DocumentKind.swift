/// What a file is, by its name or else by its first line.
enum DocumentKind: Sendable, Hashable {
  /// A recorded finger.
  case trace
  /// What is on stage.
  case scene
  /// What is expected of a run.
  case expectations
  /// The frames of a run, as a table.
  case frames

  /// Finds out what a file is; nil where neither name nor content tells.
  init?(path: String, bytes: [UInt8]) {
    if path.hasSuffix(".trace.jsonl") {
      self = .trace
    } else if path.hasSuffix(".scene.json") || path.hasSuffix(".scene.json5") {
      self = .scene
    } else if path.hasSuffix(".expect.json") {
      self = .expectations
    } else {
      let start = String(decoding: bytes.prefix(256), as: UTF8.self)
      let line = start.split(separator: "\n").first.map { String($0) } ?? ""
      if line.hasPrefix("frame,time") {
        self = .frames
      } else if line.contains("\"trace\"") {
        self = .trace
      } else if start.contains("scene:") || start.contains("\"scene\"") {
        self = .scene
      } else {
        return nil
      }
    }
  }
}
