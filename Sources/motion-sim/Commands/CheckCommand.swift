import Simulation

/// `motion-sim check`: do the runs fulfil what was expected of them.
enum CheckCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "check",
    summary: "Run traces and check the expectations beside them.",
    operands: "TRACE…|DIRECTORY…",
    operandCount: 1...Int.max,
    discussion: [
      "The expectations of X.trace.jsonl stand in X.expect.json in the same folder. Of a directory, "
        + "every trace that has expectations is run, folders inside it included.",
      "Expectations are a list of claims, such as",
      """
        [
          { channel: "card.offset.x", after: "up", settlesBy: 0.6, to: 0, within: 0.5 },
          { gesture: "card:drag", outcome: "ended", calls: { onEnded: 1 } },
          { view: "card", presentFrom: 0 },
        ]
      """,
      "A channel has one of equals, settlesBy, overshootAtMost, monotone, bounded, continuous and "
        + "matches. The page \"Writing expectations\" of the documentation lists them with their keys.",
      "The exit status is 1 where an expectation is missed, 65 where a file has errors.",
    ],
    options: RunOptions.descriptions,
    example: [
      "$ motion-sim check traces",
      "traces/flick.trace.jsonl: 1 of 4 expectations missed",
      "  traces/flick.expect.json:3:3",
      "    expected  card[c1].offset.x stays at 0 ± 0.5 from 0.4 s after up",
      "    found     card[c1].offset.x is 3.2 at 0.412 s, expected 0 ± 0.5 by then, it settles at 0.5 s",
      "              ▁▁▂▃▅▇██▇▅▃▂▁▁▁  0.412 s to 0.983 s, from -1.1 to 3.2",
      "1 trace: 4 expectations, 1 missed",
    ])

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    var options = try RunOptions.read(arguments)
    // An expectation may be about the velocity of a channel.
    options.withVelocities = true
    var tally = CheckTally()
    let library = SceneLibrary(host)
    for path in try arguments.operands.flatMap({ try traces(at: $0, host: host) }) {
      do {
        let results = try results(
          of: path, scene: arguments.value("scene"), options: options, library: library, host: host)
        tally.add(results)
        let missed = results.filter { !$0.passed }
        guard !missed.isEmpty else { continue }
        let text = CheckReport.text(
          of: missed, among: results.count, trace: path, file: expectations(of: path))
        try host.output.write(Array(text.utf8))
      } catch let failure as ReportedFailure {
        tally.addBroken(failure.status)
      } catch let failure as CommandFailure where failure.status != .cannotCreate {
        // The other traces are still worth checking.
        let lines = ["error: \(failure.message)"] + failure.hints.map { "note: \($0)" }
        for line in lines { host.report("motion-sim check: \(line)\n") }
        tally.addBroken(failure.status)
      }
    }
    try host.output.write(Array("\(tally.text)\n".utf8))
    return tally.status
  }

  private static func results(
    of path: String, scene: String?, options: Replay.Options, library: SceneLibrary,
    host: any Host
  ) throws -> [ExpectationResult] {
    let source = try host.read(path)
    let file = expectations(of: path)
    let bytes = try host.read(file)
    let expectations: [Expectation]
    do {
      expectations = try ExpectationReader.read(bytes)
    } catch {
      host.report(error.items, in: file, source: bytes)
      throw ReportedFailure(status: .badData)
    }
    let run = try PreparedRun(
      path, source: source, scene: scene, options: options, host: host, library: library)
    do {
      let recording = try run.replay.record()
      let check = ExpectationCheck(
        recording, of: run.trace, gestures: run.replay.gestureNames)
      return check.results(of: expectations)
    } catch {
      throw run.fail(error, host: host)
    }
  }

  /// The traces that an operand names: itself, or those in a directory that have expectations.
  private static func traces(at path: String, host: any Host) throws -> [String] {
    guard host.kind(of: path) == .directory else {
      let ending = ".expect.json"
      guard path.hasSuffix(ending) else { return [path] }
      throw CommandFailure.usage(
        "\(path) holds expectations; the operand is their trace",
        hints: ["that is \(path.dropLast(ending.count)).trace.jsonl"])
    }
    let found = try tracesInside(path, host: host)
    guard !found.isEmpty else {
      throw CommandFailure(
        .noInput, "\(path) holds no trace with expectations",
        hints: ["the expectations of X.trace.jsonl stand in X.expect.json in the same folder"])
    }
    return found
  }

  private static func tracesInside(_ directory: String, host: any Host) throws -> [String] {
    var found: [String] = []
    for name in try host.entries(of: directory) where !name.hasPrefix(".") {
      let path = PathText.join(directory, name)
      if host.kind(of: path) == .directory {
        found += try tracesInside(path, host: host)
      } else if name.hasSuffix(".trace.jsonl"), host.kind(of: expectations(of: path)) == .file {
        found.append(path)
      }
    }
    return found
  }

  private static func expectations(of trace: String) -> String {
    for ending in [".trace.jsonl", ".jsonl", ".csv"] where trace.hasSuffix(ending) {
      return trace.dropLast(ending.count) + ".expect.json"
    }
    return trace + ".expect.json"
  }
}
