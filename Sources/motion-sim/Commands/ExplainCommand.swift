import Simulation

/// `motion-sim explain`: who won, who lost, and why, on a time line.
enum ExplainCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "explain",
    summary: "Say which gesture won, which lost and why, on a time line.",
    operands: "TRACE",
    operandCount: 1...1,
    discussion: [
      "TRACE is a recorded finger (*.trace.jsonl), or - for standard input; it is run over its "
        + "scene. Each gesture that a finger was offered to has a column, each time at which "
        + "something happened a row; below stands who won, who lost and why.",
      "Where there are too many columns they are numbered and hold letters: p possible, h held, "
        + "a began, + changed, e ended, f failed, ! a note.",
    ],
    options: RunOptions.descriptions + [
      OptionDescription(
        "select", .text("NAMES"),
        "Keep these views or gestures, as 'card[c1]' or 'card[c1]:drag'; may be given again."),
      OptionDescription("changes", .none, "Give every change of a gesture a row of its own."),
      OptionDescription("output", short: "o", .file("FILE"), "Write the text to a file."),
    ],
    example: [
      "$ motion-sim explain flick.trace.jsonl",
      "time     touch   card[c1]:tap                    card[c1]:drag",
      "0.000 s  1 down  possible                        possible",
      "0.036 s          failed: the drag on card[c1]    began (13.667, -2)",
      "                 was recognised, and comes",
      "                 first",
      "0.104 s                                          changed 8 times, to (198, -24)",
      "0.112 s  1 up                                    ended (198, -24)",
      "",
      "won        card[c1]:drag  began at 0.036 s; changed 8 times; ended at 0.112 s",
      "                          (198, -24)",
      "lost       card[c1]:tap   failed at 0.036 s: the drag on card[c1] was",
      "                          recognised, and comes first",
    ])

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    let selection = try GestureSelection(arguments.values("select"))
    let options = try RunOptions.read(arguments)
    let path = arguments.operands[0]
    let run = try PreparedRun(
      path, source: try host.read(path), scene: arguments.value("scene"), options: options,
      host: host)
    var events: [EventRecord] = []
    do {
      let outcome = try run.replay.run(frame: { _ in }, event: { events.append($0) })
      run.report(outcome, host: host)
    } catch {
      throw run.fail(error, host: host)
    }
    reportUnknown(selection, events, in: run, host: host)
    let selected = events.filter { selection.contains(view: $0.view, gesture: $0.name) }
    let line = TimeLine(selected, trace: run.trace, showsChanges: arguments.has("changes"))
    let stream = try host.destination(arguments.value("output"))
    let isFile = stream !== host.output
    let columns = columns(isFile: isFile, host: host)
    let table = TimeLineText(
      line: line, columns: columns, usesColor: !isFile && host.outputUsesColor)
    var lines = table.lines
    if lines.isEmpty {
      lines = ["no gesture was offered a finger"]
    } else {
      lines += [""] + GestureOutcomes(selected).lines(columns: columns, times: TimeText(line))
    }
    try stream.write(Array((lines.joined(separator: "\n") + "\n").utf8))
    if isFile { try stream.close() }
    return .success
  }

  private static func columns(isFile: Bool, host: any Host) -> Int {
    let named = host.variable("COLUMNS").flatMap { Int($0) }
    let terminal = host.outputIsTerminal && !isFile ? host.terminalColumns : nil
    return min(max(terminal ?? named ?? 80, 60), 400)
  }

  private static func reportUnknown(
    _ selection: GestureSelection, _ events: [EventRecord], in run: PreparedRun, host: any Host
  ) {
    var known: [String] = []
    for event in events where event.kind == .gesture {
      for name in [event.view, TimeLine.name(of: event)] where !known.contains(name) {
        known.append(name)
      }
    }
    var items: [Diagnostic] = []
    for name in selection.names where !known.contains(name) {
      items.append(.warning("no gesture of \"\(name)\" was offered a finger", at: nil))
      if let near = EditDistance.nearest(to: name, among: known) {
        items.append(Diagnostic(.note, at: nil, "did you mean \(near)?"))
      } else if !known.isEmpty {
        let list = known.filter { $0.contains(":") }.prefix(8).joined(separator: ", ")
        items.append(Diagnostic(.note, at: nil, "gestures that were: \(list)"))
      }
    }
    host.report(items, in: run.path, source: run.source)
  }
}
