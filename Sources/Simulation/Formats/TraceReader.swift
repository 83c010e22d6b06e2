/// Reads traces: JSON Lines with a header line, one sample or action a line.
///
/// The reading is strict: every mistake of the file is reported with its line and column, up to a
/// number, and any mistake refuses the file. A lenient reading instead leaves out lines that cannot
/// be read, ignores unknown keys, holds back a time that runs backwards by at most a second, and
/// says each time what it did.
public struct TraceReader: Sendable {
  /// How a trace is read.
  public struct Options: Hashable, Sendable {
    /// Whether damage is repaired where it can be, with a warning.
    public var isLenient = false
    /// How large the file may be.
    public var limits = InputLimits()

    /// Makes the strict reading with the limits that apply unless others are given.
    public init() {}

    /// Makes a reading.
    public init(isLenient: Bool, limits: InputLimits = InputLimits()) {
      self.isLenient = isLenient
      self.limits = limits
    }
  }

  let bytes: [UInt8]
  let options: Options
  var diagnostics: DiagnosticCollector
  var header: TraceHeader?
  var entries: [TraceEntry] = []
  var contacts = TraceContacts()
  /// The time of the last entry, and its line.
  var last: (time: Instant, line: Int) = (.zero, 1)
  var sawEnd = false
  var warnedOfDecimals = false
  var usesShortCut = true
  var lineCount = 0
  var droppedCount = 0

  init(bytes: [UInt8], options: Options) {
    self.bytes = bytes
    self.options = options
    diagnostics = DiagnosticCollector(limit: options.limits.diagnostics)
  }

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - bytes: The file, UTF-8, lines ended by LF or CR LF.
  ///   - options: Strict or lenient, and the limits.
  /// - Returns: The trace, with warnings.
  /// - Throws: All that is wrong with the file.
  public static func read(
    _ bytes: [UInt8], options: Options = Options()
  ) throws(Diagnostics) -> TraceReading {
    var reader = TraceReader(bytes: bytes, options: options)
    return try reader.run()
  }

  mutating func run() throws(Diagnostics) -> TraceReading {
    if let problem = TextInput.problem(of: bytes, limits: options.limits) {
      throw Diagnostics([problem])
    }
    readLines()
    return try finish()
  }

  /// Checks what can only be checked at the end, and gives the trace or all that is wrong.
  mutating func finish() throws(Diagnostics) -> TraceReading {
    checkEnd()
    guard diagnostics.errorCount == 0, let header else { throw diagnostics.diagnostics }
    return TraceReading(
      trace: Trace(header: header, entries: entries), warnings: diagnostics.diagnostics.items,
      openContacts: contacts.open)
  }

  private mutating func readLines() {
    var start = TextInput.start(of: bytes)
    var number = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      number += 1
      if let content = content(start..<end) {
        lineCount += 1
        guard readLine(content, number: number) else { return }
      }
      start = end + 1
    }
  }

  /// The line without the white space around it; nil where nothing is left.
  private func content(_ range: Range<Int>) -> Range<Int>? {
    var end = range.upperBound
    while end > range.lowerBound, TextInput.isSpace(bytes[end - 1]) { end -= 1 }
    for index in range.lowerBound..<end where !TextInput.isSpace(bytes[index]) {
      return range.lowerBound..<end
    }
    return nil
  }

  /// Reads one line; false where reading on makes no sense.
  private mutating func readLine(_ range: Range<Int>, number: Int) -> Bool {
    let start = SourcePosition(line: number, column: 1)
    guard range.count <= options.limits.lineLength else {
      refuse(
        .error(
          "the line has \(range.count) bytes, expected at most \(options.limits.lineLength)",
          at: start))
      return header != nil
    }
    if options.isLenient, bytes[range.lowerBound] == UInt8(ascii: "#") {
      repair("the line is a comment, it is left out", at: start)
      return true
    }
    guard header != nil else { return readHeader(range, number: number) }
    guard !sawEnd else {
      refuse(.error("the line stands after the end of the trace", at: start))
      return options.isLenient
    }
    guard hasRoom(line: number) else { return false }
    if usesShortCut, readSample(range, number: number) { return true }
    do throws(Diagnostic) {
      readEntry(try value(of: range, number: number), number: number)
    } catch {
      refuse(atEndOfFile(range) ? cutOff(error) : error)
    }
    return true
  }

  /// Whether another entry is within the limit; reports it where it is not.
  mutating func hasRoom(line: Int) -> Bool {
    guard entries.count >= options.limits.entries else { return true }
    diagnostics.add(
      .error(
        "the trace has more than \(options.limits.entries) entries",
        at: SourcePosition(line: line, column: 1)))
    return false
  }

  /// Reads the JSON of a line.
  func value(of range: Range<Int>, number: Int) throws(Diagnostic) -> JSONValue {
    var reader = JSONReader(
      bytes: bytes, range: range, line: number, dialect: .strict,
      nestingLimit: options.limits.nesting, whole: "line")
    return try reader.readDocument()
  }

  private func atEndOfFile(_ range: Range<Int>) -> Bool {
    range.upperBound == bytes.count
  }

  private func cutOff(_ error: Diagnostic) -> Diagnostic {
    .error(error.message + "; the last line seems to be cut off", at: error.position)
  }

  /// Reports that a line cannot be used; lenient reading leaves it out.
  mutating func refuse(_ problem: Diagnostic) {
    droppedCount += 1
    guard options.isLenient, header != nil else { return diagnostics.add(problem) }
    diagnostics.add(.warning(problem.message + "; the line is left out", at: problem.position))
  }

  /// Reports what lenient reading did.
  mutating func repair(_ message: String, at position: SourcePosition) {
    diagnostics.add(.warning(message, at: position))
  }

  private mutating func checkEnd() {
    guard header != nil else {
      if diagnostics.errorCount == 0 {
        diagnostics.add(.error("the trace has no header", at: SourcePosition(line: 1, column: 1)))
      }
      return
    }
    // A few bad lines are damage; when a fifth of the file is, it is another kind of file.
    if options.isLenient, droppedCount >= 5, droppedCount * 5 > lineCount {
      diagnostics.add(
        .error("\(droppedCount) of \(lineCount) lines cannot be read, expected a trace", at: nil))
    }
    guard diagnostics.errorCount == 0 else { return }
    if !sawEnd {
      diagnostics.add(.warning("the trace has no end line, possibly it is cut off", at: nil))
    }
    for contact in contacts.open {
      diagnostics.add(.openContact(contact, line: contacts.line(of: contact)))
    }
  }
}
