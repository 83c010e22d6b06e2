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
  /// The warnings of the reading, which have been printed.
  private let warnings: [Diagnostic]

  /// Reads a trace, whose bytes are there already, and the scene that belongs to it.
  ///
  /// What is wrong with either is printed first; a library of scenes prints that of a scene once.
  /// - Throws: ``ReportedFailure`` with status 65, ``CommandFailure`` with 64 or 66.
  init(
    _ path: String, source: [UInt8], scene scenePath: String?, options: Replay.Options,
    host: any Host, library: SceneLibrary? = nil
  ) throws {
    let library = library ?? SceneLibrary(host)
    self.path = path
    self.source = source
    let readerOptions = TraceReader.Options(isLenient: options.isLenient)
    let reading: TraceReading
    if Self.isTable(source) {
      // A table says nothing of the viewport, so it takes that of its scene.
      let scene = try library.scene(at: try Self.tableScene(path, scenePath), namedBy: nil)
      self.scene = scene
      reading = try Self.read(path, source, host) { () throws(Diagnostics) in
        try TraceTableReader.read(source, viewport: scene.viewport, options: readerOptions)
      }
    } else {
      reading = try Self.read(path, source, host) { () throws(Diagnostics) in
        try TraceReader.read(source, options: readerOptions)
      }
      let found = try Self.scenePath(of: reading.trace, at: path, given: scenePath)
      scene = try library.scene(at: found, namedBy: scenePath == nil ? path : nil)
    }
    trace = reading.trace
    warnings = reading.warnings
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
    host.report(outcome.warnings.filter { !warnings.contains($0) }, in: path, source: source)
  }

  private static func read(
    _ path: String, _ source: [UInt8], _ host: any Host,
    read: () throws(Diagnostics) -> TraceReading
  ) throws -> TraceReading {
    do {
      let reading = try read()
      host.report(reading.warnings, in: path, source: source)
      return reading
    } catch {
      host.report(error.items, in: path, source: source)
      throw ReportedFailure(status: .badData)
    }
  }

  /// Whether the first line names the columns of a table of samples.
  private static func isTable(_ source: [UInt8]) -> Bool {
    guard TraceTableReader.recognizes(source) else { return false }
    let line = source.prefix(256).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.split(separator: UInt8(ascii: ",")).contains { $0.elementsEqual("ev".utf8) }
  }

  private static func tableScene(_ path: String, _ given: String?) throws -> String {
    guard let given else {
      throw CommandFailure.usage(
        "\(path) is a table, which names no scene: --scene SCENE is needed")
    }
    return given
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

  private static func sizeNote(trace: Size, scene: Size) -> String {
    func text(_ size: Size) -> String {
      "\(NumberFormat.standard.text(size.width)) × \(NumberFormat.standard.text(size.height))"
    }
    return "the trace's viewport, \(text(trace)), overrides the scene's, \(text(scene)), unscaled"
  }
}
