import Simulation

/// `motion-sim lint`: what is wrong, or odd, in traces and scenes.
enum LintCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "lint",
    summary: "Check traces and scenes, and say what is wrong with them.",
    operands: "FILE…",
    operandCount: 1...Int.max,
    discussion: [
      "A file is a trace, a scene or expectations by its name (*.trace.jsonl, *.scene.json, "
        + "*.expect.json), else by its first line. A trace whose header names a scene is checked against it. Errors and warnings go "
        + "to standard error; the exit status is 65 where there are errors."
    ],
    options: [],
    example: [
      "$ motion-sim lint fling.trace.jsonl",
      "fling.trace.jsonl:3:6: error: time 310 is earlier than 318 on line 2",
      "{\"t\":310,\"ev\":\"up\",\"id\":1,\"x\":221,\"y\":530}",
      "     ^",
      "1 file: 1 error, 0 warnings",
    ])

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    var errors = 0
    var warnings = 0
    for path in arguments.operands {
      let source = try host.read(path)
      let items = diagnostics(of: source, at: path, host: host)
      host.report(items, in: path, source: source)
      errors += items.count { $0.severity == .error }
      warnings += items.count { $0.severity == .warning }
    }
    let files = arguments.operands.count
    host.report(
      "\(counted(files, "file")): \(counted(errors, "error")), \(counted(warnings, "warning"))\n")
    return errors > 0 ? .badData : .success
  }

  private static func diagnostics(
    of source: [UInt8], at path: String, host: any Host
  ) -> [Diagnostic] {
    switch DocumentKind(path: path, bytes: source) {
    case .trace: lintTrace(source, at: path, host: host)
    case .scene: lintScene(source)
    case .expectations: lintExpectations(source)
    case .frames, nil:
      [
        .error(
          "the file is neither a trace nor a scene nor expectations, by its name and its first line",
          at: nil)
      ]
    }
  }

  private static func lintScene(_ source: [UInt8]) -> [Diagnostic] {
    do {
      return try SceneReader.read(source).warnings
    } catch {
      return error.items
    }
  }

  private static func lintExpectations(_ source: [UInt8]) -> [Diagnostic] {
    do {
      _ = try ExpectationReader.read(source)
      return []
    } catch {
      return error.items
    }
  }

  private static func lintTrace(
    _ source: [UInt8], at path: String, host: any Host
  ) -> [Diagnostic] {
    do {
      let reading = try TraceReader.read(source)
      return reading.warnings + lintTogether(reading.trace, at: path, host: host)
    } catch {
      return error.items
    }
  }

  /// What a trace asks for that its scene does not have.
  private static func lintTogether(
    _ trace: Trace, at path: String, host: any Host
  ) -> [Diagnostic] {
    guard let named = trace.header.scene else { return [] }
    let scenePath = PathText.resolve(named, beside: path)
    guard let bytes = try? host.read(scenePath) else {
      return [.warning("the scene \"\(named)\" that the header names is not there", at: nil)]
    }
    guard let scene = try? SceneReader.read(bytes).scene else {
      return [.warning("the scene \"\(named)\" that the header names has errors", at: nil)]
    }
    do {
      _ = try Replay(scene, trace)
      return []
    } catch {
      return error.items
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
