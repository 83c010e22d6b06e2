import Simulation

/// Feeds the lines of a file to a lexer and judges the lines that it does not know.
enum EvdevLogReader {
  /// The longest line, in bytes.
  static let lineLimit = 4096
  /// The largest share of unknown lines, in percent.
  static let unknownLimit = 20
  /// Damaged lines that have a message each.
  static let damageLimit = 20
  /// The longest silence beside an unknown line, in microseconds; more may hide a lift.
  static let gapLimit: Int64 = 250_000

  /// Reads a log.
  ///
  /// - Throws: `Diagnostics` where the file is no text, or too much of it is not of the format.
  static func read<Lexer: EvdevLexer>(
    _ bytes: [UInt8], with start: Lexer
  ) throws -> EvdevLog {
    var lexer = start
    var log = EvdevLog()
    log.timeColumn = Lexer.timeColumn
    var number = 0
    var filled = 0
    var unknown: [Int] = []
    var damaged: [Diagnostic] = []
    var gapCheck: (line: Int, before: Int)?
    for slice in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      try checkText(slice, number: number)
      let line = Substring(decoding: slice, as: UTF8.self)
      let before = log.rows.count
      switch lexer.take(line, number: number, into: &log) {
      case .blank: continue
      case .used: filled += 1
      case .damaged(let column, let message):
        filled += 1
        damaged.append(
          .warning(message + "; line left out", at: SourcePosition(line: number, column: column)))
        if gapCheck == nil && before > 0 { gapCheck = (number, before) }
      case .unknown:
        filled += 1
        unknown.append(number)
        if gapCheck == nil && before > 0 { gapCheck = (number, before) }
      }
      if let check = gapCheck, log.rows.count > check.before {
        try checkGap(
          after: check.line, from: log.rows[check.before - 1], to: log.rows[check.before])
        gapCheck = nil
      }
    }
    note(damaged, in: &log)
    try judge(unknown, damaged, of: filled, in: &log)
    return log
  }

  private static func checkText(_ line: ArraySlice<UInt8>, number: Int) throws {
    if let index = line.firstIndex(of: 0) {
      throw Diagnostics(
        error: "found a NUL byte; expected a text file",
        at: SourcePosition(line: number, column: index - line.startIndex + 1))
    }
    if line.count > lineLimit {
      throw Diagnostics(
        error: "the line has \(line.count) bytes; a recording's lines have at most \(lineLimit)",
        at: SourcePosition(line: number, column: 1))
    }
  }

  private static func checkGap(after line: Int, from: EvdevRow, to: EvdevRow) throws {
    let gap = to.time - from.time
    guard gap > gapLimit else { return }
    throw Diagnostics(
      error: "rows are missing: this line is not of the format and \(gap / 1000) ms pass beside it",
      at: SourcePosition(line: line, column: 1))
  }

  private static func note(_ damaged: [Diagnostic], in log: inout EvdevLog) {
    log.diagnostics += damaged.prefix(damageLimit)
    if damaged.count > damageLimit {
      log.diagnostics.append(
        .warning("\(damaged.count - damageLimit) more damaged lines left out", at: nil))
    }
  }

  private static func judge(
    _ unknown: [Int], _ damaged: [Diagnostic], of filled: Int, in log: inout EvdevLog
  ) throws {
    let share = "out of \(filled); at most \(unknownLimit) % may be"
    let isBeyond = (unknown.count + damaged.count) * 100 > filled * unknownLimit
    guard let first = unknown.first else {
      guard isBeyond else { return }
      throw Diagnostics(
        log.diagnostics + [
          .error("\(damaged.count) lines are damaged, \(share)", at: damaged.first?.position)
        ])
    }
    let position = SourcePosition(line: first, column: 1)
    let named = unknown.prefix(3).map { "\($0)" }.joined(separator: ", ")
    let lines = unknown.count == 1 ? "line \(named) is" : "\(unknown.count) lines (\(named)) are"
    if isBeyond {
      throw Diagnostics(
        log.diagnostics + [
          .error("\(lines) not of the format, \(share)", at: position)
        ])
    }
    log.diagnostics.append(.warning("\(lines) not of the format and left out", at: position))
  }
}
