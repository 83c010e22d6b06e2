import Simulation

/// `motion-sim plot`: channels against time.
enum PlotCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "plot",
    summary: "Draw channels against time, as SVG, as a web page or in the terminal.",
    operands: "TRACE|FRAMES.csv",
    operandCount: 1...1,
    discussion: [
      "A trace is run first, as by replay; a table of frames is drawn as it is. There is one panel "
        + "for each unit. Without --select the channels that move are drawn, at most "
        + "\(PlotData.automaticLimit). Without -o the plot appears in the terminal."
    ],
    options: RunOptions.descriptions + [
      OptionDescription("select", .text("CHANNELS"), "Draw these channels; may be given again."),
      OptionDescription(
        "output", short: "o", .file("FILE"),
        "Write FILE.svg or FILE.html; - is SVG on standard "
          + "output."),
      OptionDescription(
        "format", .choice(["svg", "html", "text"]), "What is written, whatever the file's name."),
      OptionDescription("title", .text("TEXT"), "What stands above; by default the file's name."),
    ],
    example: [
      "$ motion-sim plot flick.trace.jsonl --select 'card[c1].offset.x,card[c1].opacity' -o flick.svg",
      "",
      "$ motion-sim replay flick.trace.jsonl | motion-sim plot - --select 'card[c1].offset.x'",
    ])

  /// What is written.
  enum Form: String {
    /// One SVG file.
    case svg
    /// A web page.
    case html
    /// A drawing of characters.
    case text
  }

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    let form = try form(arguments)
    let selection = try FrameOutput.selection(arguments)
    var options = try RunOptions.read(arguments)
    options.withVelocities = selection.contains { $0.isVelocity }
    let path = arguments.operands[0]
    var data = PlotData(selection: selection)
    try fill(&data, arguments, options: options, host: host)
    let title = arguments.value("title") ?? (path == "-" ? "standard input" : PathText.name(path))
    let series = try data.chosenSeries(in: path)
    if data.leftOut > 0 {
      host.report(
        "motion-sim plot: note: \(data.leftOut) more channels move; --select names others\n")
    }
    let plot = Plot(title: title, series: series, marks: PlotMarks.marks(of: data.events))
    let stream = try host.destination(arguments.value("output"))
    try stream.write(Array(text(of: plot, form, host: host).utf8))
    if stream !== host.output { try stream.close() }
    return .success
  }

  private static func fill(
    _ data: inout PlotData, _ arguments: Arguments, options: Replay.Options, host: any Host
  ) throws {
    var gathered = data
    try FrameInput.read(
      arguments.operands[0], scene: arguments.value("scene"), options: options, host: host,
      frame: { gathered.add($0) }, event: { gathered.events.append($0) })
    data = gathered
  }

  private static func form(_ arguments: Arguments) throws -> Form {
    if let named = arguments.value("format").flatMap({ Form(rawValue: $0) }) { return named }
    guard let path = arguments.value("output") else { return .text }
    if path == "-" || path.hasSuffix(".svg") { return .svg }
    if path.hasSuffix(".html") || path.hasSuffix(".htm") { return .html }
    throw CommandFailure.usage(
      "what to write to \"\(path)\" is not clear: end it in .svg or .html, or give --format")
  }

  private static func text(of plot: Plot, _ form: Form, host: any Host) -> String {
    switch form {
    case .svg: return SVGPlot(plot).text
    case .html: return HTMLPlot.text(plot)
    case .text:
      let named = host.variable("COLUMNS").flatMap { Int($0) }
      let columns = host.outputIsTerminal ? host.terminalColumns ?? named ?? 80 : named ?? 80
      return TerminalPlot(plot: plot, columns: min(max(columns, 40), 400)).text
    }
  }
}
