import Gestures
import Motion
import Simulation

/// `motion-sim convert`: a recording becomes a trace.
enum ConvertCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "convert",
    summary: "Turn a recording of a touch screen, or gestures in words, into a trace.",
    operands: "(RECORDING | --gesture TEXT)",
    operandCount: 0...1,
    discussion: [
      "RECORDING is a log of evemu-record or of Android's getevent (raw, -t, -l, -lt), or - for "
        + "standard input. The trace goes to standard output or to the file of -o. With --summary "
        + "alone only the counts are printed.",
      "A device's coordinates are mapped to the viewport by the ranges in the recording. Where it "
        + "has none, a description beside it (the same name, ending in .desc), --device or --max-x "
        + "and --max-y give them.",
    ] + scriptDiscussion,
    options: [
      OptionDescription("output", short: "o", .file("TRACE"), "Write the trace to a file.")
    ] + scriptOptions + [
      OptionDescription(
        "format", .choice(["auto"] + ImportFormat.readable),
        "What the recording is; auto, the default, looks at its lines."),
      OptionDescription(
        "scene", .file("SCENE"),
        "The scene that the trace's header names, by its path from the trace's folder."),
      OptionDescription("width", .text("W"), "The viewport's width, in points; 390 by default."),
      OptionDescription("height", .text("H"), "The viewport's height, in points; 844 by default."),
      OptionDescription("max-x", .text("X"), "The device's largest horizontal value."),
      OptionDescription("max-y", .text("Y"), "The device's largest vertical value."),
      OptionDescription(
        "device", .file("DESC"),
        "A file with the device's ranges, as evemu-describe or getevent -p writes it."),
      OptionDescription(
        "node", .text("NODE"),
        "The device to follow in a log of several, such as event2; the touch screen by default."),
      OptionDescription(
        "assume-rate", .text("HZ"), "Give the frames these times in the place of their own."),
      OptionDescription(
        "at-end", .choice(ImportOptions.AtEnd.allCases.map { $0.rawValue }),
        "What becomes of a contact still down at the end; cancel by default."),
      OptionDescription(
        "rotate", .choice(["0", "90", "180", "270"]), "Turn the panel clockwise, in degrees."),
      OptionDescription(
        "keep-lead", .none, "Let time zero be the first row, not the first touch."),
      OptionDescription("summary", .none, "Print how many rows, frames and contacts there were."),
    ],
    example: [
      "$ motion-sim convert swipe.evemu --width 393 --height 852 -o swipe.trace.jsonl --summary",
      "rows: 239",
      "frames: 63",
      "protocol: B",
      "contacts: 1",
      "lifts: 1",
      "most at once: 1",
      "open: 0",
      "seconds: 0.823998",
      "",
      "$ motion-sim convert --gesture 'flick from 196,600 to 196,300 at 1800' --rate 120 --seed 7 \\",
      "    --width 393 --height 852 --scene card.scene.json -o flick.trace.jsonl",
      "$ motion-sim replay flick.trace.jsonl -o flick.csv",
    ])

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    let options = try options(arguments)
    if arguments.has("gesture") {
      let trace = try makeTrace(arguments, viewport: options.viewport, host: host)
      try write(trace, arguments, options, host: host)
      return .success
    }
    try checkRecording(arguments)
    let path = arguments.operands[0]
    let needsTrace = !arguments.has("summary") || arguments.has("output")
    let bytes = try host.read(path)
    let format = try format(of: bytes, path: path, named: arguments.value("format") ?? "auto")
    let recording: ImportedRecording
    do {
      let side = try side(arguments, path: path, host: host)
      recording =
        format == GeteventLexer.name
        ? try EvdevImport.run(
          bytes, lexer: GeteventLexer(), side: side, options: options, needsTrace: needsTrace)
        : try EvdevImport.run(
          bytes, lexer: EvemuLexer(), side: side, options: options, needsTrace: needsTrace)
    } catch let problem as Diagnostics {
      host.report(problem.items, in: path, source: bytes)
      throw ReportedFailure(status: .badData)
    }
    host.report(recording.diagnostics, in: path, source: bytes)
    if let trace = recording.trace { try write(trace, arguments, options, host: host) }
    if arguments.has("summary") {
      try host.output.write(Array(recording.summary.text.utf8))
    }
    return .success
  }

  private static func write(
    _ converted: Trace, _ arguments: Arguments, _ options: ImportOptions, host: any Host
  ) throws {
    var trace = converted
    if let scene = arguments.value("scene") { trace.header.scene = scene }
    if options.width == nil && options.height == nil {
      let verb = arguments.has("gesture") ? "made for" : "mapped to"
      host.report(
        "motion-sim convert: note: \(verb) 390 × 844 points; --width and --height say otherwise\n")
    }
    let longest = InputLimits().time / 1000
    if let end = trace.entries.last?.time.seconds, end > longest {
      let (found, limit) = (NumberFormat.standard.text(end), NumberFormat.standard.text(longest))
      throw CommandFailure(
        .badData, "the last sample is at \(found) s; a trace lasts at most \(limit) s")
    }
    let stream = try host.destination(arguments.value("output"))
    try stream.write(TraceWriter.bytes(of: trace))
    if arguments.has("output") { try stream.close() }
  }

  private static func options(_ arguments: Arguments) throws -> ImportOptions {
    var options = ImportOptions()
    let lengths = 1.0...100_000.0
    options.width = try arguments.number("width", in: lengths, "points from 1 to 100000")
    options.height = try arguments.number("height", in: lengths, "points from 1 to 100000")
    let values = 1...Int(Int32.max)
    options.maximumX = try arguments.integer("max-x", in: values, "a positive whole number")
    options.maximumY = try arguments.integer("max-y", in: values, "a positive whole number")
    options.assumedRate = try arguments.number(
      "assume-rate", in: 0.1...100_000, "frames per second from 0.1 to 100000")
    options.atEnd =
      arguments.value("at-end").flatMap { ImportOptions.AtEnd(rawValue: $0) } ?? .cancel
    options.rotation = arguments.value("rotate").flatMap { Int($0) } ?? 0
    options.node = arguments.value("node")
    options.keepsLead = arguments.has("keep-lead")
    return options
  }

  private static func format(
    of bytes: [UInt8], path: String, named: String
  ) throws -> String {
    guard !bytes.isEmpty else {
      throw CommandFailure(.badData, "\(path) is empty: no contact found")
    }
    guard named == "auto" else { return named }
    guard let format = ImportFormat.detect(bytes) else {
      throw CommandFailure(
        .badData, "\(path) is not a recording of a known format",
        hints: ["formats: \(ImportFormat.readable.joined(separator: ", "))"])
    }
    guard ImportFormat.readable.contains(format) else {
      throw CommandFailure(
        .badData, "\(path) looks like \(format), which this version does not read",
        hints: ["formats: \(ImportFormat.readable.joined(separator: ", "))"])
    }
    return format
  }

  /// The device's ranges from `--device` or from the description beside the recording.
  private static func side(
    _ arguments: Arguments, path: String, host: any Host
  ) throws -> EvdevLog? {
    var file = arguments.value("device")
    if file == nil, path != "-", let dot = path.lastIndex(of: ".") {
      let beside = path[..<dot] + ".desc"
      if beside != path, host.kind(of: String(beside)) == .file { file = String(beside) }
    }
    guard let file else { return nil }
    let bytes = try host.read(file)
    do {
      return ImportFormat.detect(bytes) == GeteventLexer.name
        ? try EvdevLogReader.read(bytes, with: GeteventLexer())
        : try EvdevLogReader.read(bytes, with: EvemuLexer())
    } catch let problem as Diagnostics {
      host.report(problem.items, in: file, source: bytes)
      throw ReportedFailure(status: .badData)
    }
  }
}
