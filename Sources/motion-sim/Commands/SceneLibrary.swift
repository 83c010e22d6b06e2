import Simulation

/// The scenes that a command has read; each is read, and its warnings are printed, once.
final class SceneLibrary {
  private let host: any Host
  private var scenes: [String: Scene] = [:]

  /// Makes a library without scenes.
  init(_ host: any Host) {
    self.host = host
  }

  /// The scene in a file; what is wrong with it is printed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - trace: The trace whose header names the file; nil where the command line does.
  /// - Returns: The scene, checked by the reader.
  /// - Throws: ``ReportedFailure`` with status 65, ``CommandFailure`` with 66.
  func scene(at path: String, namedBy trace: String?) throws -> Scene {
    if let scene = scenes[path] { return scene }
    let bytes: [UInt8]
    do {
      bytes = try host.read(path)
    } catch var failure as CommandFailure {
      if let trace { failure.hints.append("\(trace) names this scene in its first line") }
      throw failure
    }
    do {
      let reading = try SceneReader.read(bytes)
      host.report(reading.warnings, in: path, source: bytes)
      scenes[path] = reading.scene
      return reading.scene
    } catch let problem {
      host.report(problem.items, in: path, source: bytes)
      throw ReportedFailure(status: .badData)
    }
  }
}
