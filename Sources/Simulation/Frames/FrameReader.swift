/// Reads a table of frames back: the tidy form that ``FrameEncoder`` writes.
///
/// The first row names the columns: `frame`, `time` and `view` at least; a number whose column is
/// absent, or whose cell is empty, keeps its default. Where rows were dropped because they did not
/// change, they are absent here too. All mistakes of a file are reported, up to a number.
public struct FrameReader {
  private var table: CSVReader
  private let limits: InputLimits
  private var diagnostics: DiagnosticCollector
  private var frames: [Frame] = []
  private var rowCount = 0
  /// The line of the first row of the last frame.
  private var frameLine = 0

  private init(_ bytes: [UInt8], limits: InputLimits) {
    table = CSVReader(bytes, limits: limits)
    diagnostics = DiagnosticCollector(limit: limits.diagnostics)
    self.limits = limits
  }

  /// Reads a table of frames.
  ///
  /// - Parameters:
  ///   - bytes: The file, UTF-8.
  ///   - limits: How large the file may be.
  /// - Returns: The frames in the order of the file.
  /// - Throws: All that is wrong with the file.
  public static func read(
    _ bytes: [UInt8], limits: InputLimits = InputLimits()
  ) throws(Diagnostics) -> [Frame] {
    if let problem = TextInput.problem(of: bytes, limits: limits) { throw Diagnostics([problem]) }
    var reader = FrameReader(bytes, limits: limits)
    reader.readAll()
    reader.checkViews()
    guard reader.diagnostics.errorCount == 0 else { throw reader.diagnostics.diagnostics }
    return reader.frames
  }

  /// What a column holds.
  private enum Meaning {
    case frame
    case time
    case view
    case phase
    case value(FrameChannel)
    case velocity(FrameChannel)
  }

  private static func meaning(of name: String) -> Meaning? {
    switch name {
    case "frame": .frame
    case "time": .time
    case "view": .view
    case "phase": .phase
    default:
      if let channel = FrameChannel(name: name) {
        .value(channel)
      } else {
        FrameChannel.allCases.first { $0.name + ".v" == name }.map { .velocity($0) }
      }
    }
  }

  private mutating func readAll() {
    do throws(Diagnostic) {
      guard try table.next() else { return }
      var known = ["frame", "time", "view", "phase"] + FrameChannel.allCases.map { $0.name }
      known += FrameChannel.allCases.map { $0.name + ".v" }
      let columns = try TableColumn.columns(
        of: table, known: known, required: ["frame", "time", "view"])
      let meanings = columns.compactMap { Self.meaning(of: $0.name) }
      while try table.next() {
        rowCount += 1
        guard rowCount <= limits.entries else {
          return diagnostics.add(
            .error("the table has more than \(limits.entries) rows", at: start))
        }
        readRow(columns, meanings)
      }
    } catch {
      diagnostics.add(error)
    }
  }

  private var start: SourcePosition { SourcePosition(line: table.line, column: 1) }

  private mutating func readRow(_ columns: [TableColumn], _ meanings: [Meaning]) {
    guard table.cells.count == columns.count else {
      return diagnostics.add(
        .error("found \(table.cells.count) cells, expected \(columns.count)", at: start))
    }
    var index: Int64?
    var time: Instant?
    var row = FrameRow(view: "", phase: .present, values: FrameValues())
    let errorsBefore = diagnostics.errorCount
    for column in columns.indices {
      let cell = table.cells[column]
      switch meanings[column] {
      case .frame: index = self.index(in: cell)
      case .time: time = self.time(in: cell)
      case .view: row.view = table.text(of: cell)
      case .phase: row.phase = phase(in: cell)
      case .value(let channel):
        if let value = number(in: cell, channel.name) { row.values[channel] = value }
      case .velocity(let channel):
        guard let value = number(in: cell, channel.name + ".v") else { continue }
        var velocities = row.velocities ?? Self.noVelocities
        velocities[channel] = value
        row.velocities = velocities
      }
    }
    guard diagnostics.errorCount == errorsBefore, let index, let time else { return }
    add(row, frame: index, time: time)
  }

  private static let noVelocities: FrameValues = {
    var values = FrameValues()
    for channel in FrameChannel.allCases { values[channel] = 0 }
    return values
  }()

  private mutating func add(_ row: FrameRow, frame index: Int64, time: Instant) {
    // Of the last frame only its numbers: with its rows in hand, adding one would copy them all.
    let last = frames.last.map { (index: $0.index, time: $0.time) }
    guard let last, last.index >= index else {
      if let last, last.time > time {
        diagnostics.add(
          .error("frame \(index) is earlier than frame \(last.index) before it", at: start))
        return
      }
      checkViews()
      frameLine = table.line
      frames.append(Frame(index: index, time: time, rows: [row]))
      return
    }
    if last.index > index {
      diagnostics.add(.error("frame \(index) stands after frame \(last.index)", at: start))
    } else if last.time != time {
      diagnostics.add(.error("the rows of frame \(index) differ in their time", at: start))
    } else {
      frames[frames.count - 1].rows.append(row)
    }
  }

  /// Reports the views that stand twice in the last frame.
  private mutating func checkViews() {
    guard let frame = frames.last else { return }
    for place in KeyIndex(frame.rows.map { $0.view }).repetitions {
      diagnostics.add(
        .error(
          "the view '\(TextInput.shortened(frame.rows[place].view))' stands twice in frame"
            + " \(frame.index), expected one row for each view",
          at: SourcePosition(line: frameLine, column: 1)))
    }
  }

  private mutating func index(in cell: CSVReader.Cell) -> Int64? {
    if let value = table.number(in: cell), value >= 0, value <= 9e15,
      let index = Int64(exactly: value)
    {
      return index
    }
    refuse(cell, "the number of a frame")
    return nil
  }

  private mutating func time(in cell: CSVReader.Cell) -> Instant? {
    if let seconds = table.number(in: cell), seconds >= 0, seconds <= 9e9 {
      return Instant(nanoseconds: Int64((seconds * 1e9).rounded()))
    }
    refuse(cell, "a time in seconds")
    return nil
  }

  private mutating func phase(in cell: CSVReader.Cell) -> ViewPhase {
    let text = table.text(of: cell)
    if let phase = ViewPhase.allCases.first(where: { $0.name == text }) { return phase }
    refuse(cell, "present, inserting or removing")
    return .present
  }

  private mutating func number(in cell: CSVReader.Cell, _ name: String) -> Double? {
    guard !table.isEmpty(cell) else { return nil }
    if let value = table.number(in: cell) { return value }
    refuse(cell, "a number for \(name)")
    return nil
  }

  private mutating func refuse(_ cell: CSVReader.Cell, _ expected: String) {
    let found = TextInput.shortened(table.text(of: cell))
    diagnostics.add(
      .error("found \"\(found)\", expected \(expected)", at: table.position(of: cell)))
  }
}
