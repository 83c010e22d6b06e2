import Simulation

/// `motion-sim replay`: a trace and a scene become frames.
enum ReplayCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "replay",
    summary: "Run a trace over its scene and print every frame.",
    operands: "TRACE",
    operandCount: 1...1,
    discussion: [
      "TRACE is a recorded finger (*.trace.jsonl), or - for standard input. The frames are a table "
        + "with one row for each view in each frame: seconds, points, degrees.",
      "--select takes channels such as 'card[c1].offset.x', separated by commas. Without --wide it "
        + "keeps the rows of their views; with it, each channel is a column and each frame a row.",
    ],
    options: RunOptions.descriptions + [
      OptionDescription("select", .text("CHANNELS"), "Keep these channels; may be given again."),
      OptionDescription("wide", .none, "One row a frame, one column a selected channel."),
      OptionDescription("changed", .none, "Leave out rows that equal the view's row before."),
      OptionDescription("velocity", .none, "Add the velocity of every channel, per second."),
      OptionDescription(
        "precision", .text("N|exact"), "At most N decimals, 6 by default; or all that count."),
      OptionDescription("format", .choice(["csv", "jsonl"]), "The form of the frames."),
      OptionDescription("output", short: "o", .file("FRAMES"), "Write the frames to a file."),
      OptionDescription("events", .file("EVENTS"), "Write the log of gestures and animations."),
      OptionDescription(
        "updates", .none,
        "Add to --events what caused each update and how many properties it evaluated."),
      OptionDescription(
        "hash", .none, "Print the hash of all frames; the frames only where -o is given."),
    ],
    example: [
      "$ motion-sim replay flick.trace.jsonl --until 0.2 --fps 10 --wide --select 'card[c1].offset.x'",
      "frame,time,card[c1].offset.x",
      "0,0,0",
      "1,0.1,166.667",
      "2,0.2,198",
    ])

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    let output = try FrameOutput(arguments)
    var options = try RunOptions.read(arguments)
    options.withVelocities = output.showsVelocities
    options.withHash = output.printsHash
    if arguments.value("events") == "-", !output.hasFile {
      throw CommandFailure.usage("--events - needs -o FRAMES: only one table fits standard output")
    }
    options.logsUpdates = arguments.has("updates")
    if options.logsUpdates, arguments.value("events") == nil {
      throw CommandFailure.usage("--updates needs --events EVENTS, where the updates are written")
    }
    if let events = arguments.value("events"), events == arguments.value("output") {
      throw CommandFailure.usage("-o and --events both name \(events): they are two tables")
    }
    let path = arguments.operands[0]
    let run = try PreparedRun(
      path, source: try host.read(path), scene: arguments.value("scene"), options: options,
      host: host)
    let writer = RunWriter(
      frames: try output.open(host), options: output.encoder,
      events: try arguments.value("events").map { try host.destination($0) })
    do {
      let outcome = try run.replay.run(
        frame: { writer.add(copy $0) }, event: { writer.add($0) })
      try writer.finish()
      run.report(outcome, host: host)
      reportUnseen(writer.unseen, among: writer.seen, in: run, host: host)
      if output.printsHash {
        try host.output.write(Array((FrameHash.text(of: outcome.hash) + "\n").utf8))
      }
      return .success
    } catch let problem as Diagnostics {
      writer.discard()
      throw run.fail(problem, host: host)
    }
  }

  private static func reportUnseen(
    _ views: [String], among seen: [String], in run: PreparedRun, host: any Host
  ) {
    var items: [Diagnostic] = []
    for view in views {
      items.append(.warning("no frame has a view \"\(view)\"", at: nil))
      if let near = EditDistance.nearest(to: view, among: seen) {
        items.append(Diagnostic(.note, at: nil, "did you mean \(near)?"))
      } else if !seen.isEmpty {
        let rest = seen.count > 8 ? " and \(seen.count - 8) more" : ""
        let list = seen.prefix(8).joined(separator: ", ")
        items.append(Diagnostic(.note, at: nil, "there are \(list)\(rest)"))
      }
    }
    host.report(items, in: run.path, source: run.source)
  }
}
