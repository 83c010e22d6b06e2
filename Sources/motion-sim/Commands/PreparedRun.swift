import Gestures
import Simulation

/// A trace with its scene, read, checked and ready to run.
struct PreparedRun {
  /// The trace's path.
  let path: String
  /// The trace's bytes, for messages.
  let source: [UInt8]
  /// The trace.
  let trace: Trace
  /// The scene.
  let scene: Scene
  /// The run.
  let replay: Replay

  /// Reads a trace, whose bytes are there already, and the scene that belongs to it.
  ///
  /// What is wrong with either is printed first.
  /// - Throws: ``ReportedFailure`` with status 65, ``CommandFailure`` with 64 or 66.
  init(
    _ path: String, source: [UInt8], scene scenePath: String?, options: Replay.Options,
    host: any Host
  ) throws {
    self.path = path
    self.source = source
    trace = try Self.trace(source, path: path, isLenient: options.isLenient, host: host)
    let found = try Self.scenePath(of: trace, at: path, given: scenePath)
    scene = try Self.scene(found, namedBy: scenePath == nil ? path : nil, host: host)
    do {
      replay = try Replay(scene, trace, options: options)
    } catch let problem {
      host.report(problem.items, in: path, source: source)
      throw ReportedFailure(status: .badData)
    }
    let viewport = trace.header.viewport
    if viewport != scene.viewport {
      host.report(
        [Diagnostic(.note, at: nil, Self.sizeNote(trace: viewport, scene: scene.viewport))],
        in: path, source: source)
    }
  }

  /// Prints what went wrong in the run and stops.
  func fail(_ problem: Diagnostics, host: any Host) -> ReportedFailure {
    host.report(problem.items, in: path, source: source)
    return ReportedFailure(status: .badData)
  }

  /// Prints the warnings of the run's end.
  func report(_ outcome: Replay.Outcome, host: any Host) {
    host.report(outcome.warnings, in: path, source: source)
  }

  private static func trace(
    _ bytes: [UInt8], path: String, isLenient: Bool, host: any Host
  ) throws -> Trace {
    do {
      let reading = try TraceReader.read(
        bytes, options: TraceReader.Options(isLenient: isLenient))
      host.report(reading.warnings, in: path, source: bytes)
      return reading.trace
    } catch let problem {
      host.report(problem.items, in: path, source: bytes)
      throw ReportedFailure(status: .badData)
    }
  }

  private static func scenePath(
    of trace: Trace, at path: String, given: String?
  ) throws -> String {
    if let given { return given }
    guard let named = trace.header.scene else {
      throw CommandFailure.usage(
        "\(path) names no scene: --scene SCENE is needed",
        hints: ["a trace may name its scene in its first line, as \"scene\":\"card.scene.json\""])
    }
    return PathText.resolve(named, beside: path)
  }

  private static func scene(
    _ path: String, namedBy trace: String?, host: any Host
  ) throws -> Scene {
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
      return reading.scene
    } catch let problem {
      host.report(problem.items, in: path, source: bytes)
      throw ReportedFailure(status: .badData)
    }
  }

  private static func sizeNote(trace: Size, scene: Size) -> String {
    func text(_ size: Size) -> String {
      "\(NumberFormat.standard.text(size.width)) × \(NumberFormat.standard.text(size.height))"
    }
    return "the trace's viewport, \(text(trace)), overrides the scene's, \(text(scene)), unscaled"
  }
}
