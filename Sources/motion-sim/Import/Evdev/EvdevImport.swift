import Gestures
import Motion
import Simulation

/// Turns a Linux input log into a trace.
enum EvdevImport {
  /// Reads, follows, scales.
  ///
  /// - Parameters:
  ///   - bytes: The recording.
  ///   - lexer: The format of its lines.
  ///   - side: A description of the device from another file, for recordings without ranges.
  ///   - options: How the recording becomes a trace.
  ///   - needsTrace: Whether places are wanted, and so ranges are needed.
  /// - Returns: The trace, the counts and what was wrong.
  /// - Throws: `Diagnostics` where the recording cannot be used, ``CommandFailure`` where the
  ///   command line does not say enough.
  static func run<Lexer: EvdevLexer>(
    _ bytes: [UInt8], lexer: Lexer, side: EvdevLog?, options: ImportOptions, needsTrace: Bool
  ) throws -> ImportedRecording {
    var log = try EvdevLogReader.read(bytes, with: lexer)
    try log.choose(node: options.node)
    for axis in try side?.ranges(for: log.node) ?? [] where log.axis(axis.code) == nil {
      log.declare(axis)
    }
    let hasTimes = log.hasTimes || options.assumedRate != nil
    guard hasTimes || !needsTrace else {
      throw CommandFailure.usage(
        "the recording has no times: --assume-rate is needed",
        hints: ["getevent writes times with -t or -lt; without, --assume-rate 120 sets 120 Hz"])
    }
    if hasTimes { try EvdevClock.mend(&log, assumedRate: options.assumedRate) }
    var machine = EvdevMachine(log)
    let open = machine.table.openSlots.count
    guard machine.table.downs > 0 else {
      throw Diagnostics(
        log.diagnostics + machine.table.diagnostics + [.error("no contact found", at: nil)])
    }
    try close(&machine, open: open, options: options)
    let summary = ImportSummary(
      rows: log.rows.count, frames: machine.frames, touchProtocol: machine.touchProtocol.rawValue,
      contacts: machine.table.downs, lifts: machine.table.lifts,
      mostAtOnce: machine.table.mostAtOnce, open: open,
      microseconds: hasTimes ? machine.lastTime - (log.rows.first?.time ?? 0) : nil)
    var diagnostics = log.diagnostics + machine.table.diagnostics
    if open > 0 {
      let verb = options.atEnd == .up ? "lifted" : "cancelled"
      diagnostics.append(
        .warning(
          "\(contacts(open)) still down at the end; \(verb) there",
          at: SourcePosition(line: machine.lastLine, column: 1)))
    }
    if log.isTouchpad {
      diagnostics.append(
        Diagnostic(.note, at: nil, "touchpad coordinates mapped to the viewport"))
    }
    guard needsTrace else {
      return ImportedRecording(trace: nil, summary: summary, diagnostics: diagnostics)
    }
    let trace = try EvdevTrace(
      format: Lexer.name, log: log, machine: machine, options: options
    ).trace()
    return ImportedRecording(trace: trace, summary: summary, diagnostics: diagnostics)
  }

  private static func close(
    _ machine: inout EvdevMachine, open: Int, options: ImportOptions
  ) throws {
    switch options.atEnd {
    case .cancel: machine.close(.cancel)
    case .up: machine.close(.up)
    case .error:
      guard open > 0 else { return }
      throw Diagnostics(
        error: "\(contacts(open)) still down at the end of the recording",
        at: SourcePosition(line: machine.lastLine, column: 1))
    }
  }

  private static func contacts(_ count: Int) -> String {
    count == 1 ? "1 contact is" : "\(count) contacts are"
  }
}
