import Gestures
import Motion
import Simulation

/// What happened to the gestures of a run, in columns: one a gesture, rows by time.
struct TimeLine {
  /// How a cell is meant.
  enum Tone: Hashable, Sendable {
    /// Nothing is decided.
    case plain
    /// The gesture is held.
    case waiting
    /// The gesture goes on, or went out.
    case won
    /// The gesture failed.
    case lost
  }

  /// What happened to one gesture at one time.
  struct Cell: Hashable, Sendable {
    /// The sentence.
    var text: String
    /// One letter in its place: `p` possible, `h` held, `a` active, `+` changed, `e` ended,
    /// `f` failed, `!` a remark.
    var mark: Character
    /// How it is meant.
    var tone: Tone
  }

  /// What happened at one time.
  struct Row: Hashable, Sendable {
    /// When.
    var time: Instant
    /// What the fingers and the application did, in order.
    var causes: [String] = []
    /// What happened to the gestures, by column, in order.
    var cells: [[Cell]]
    /// Whether each column's gesture is undecided or going on after this row.
    var isAlive: [Bool]
  }

  /// The gestures that took part, as `card[c1]:drag`, in the order of the log.
  private(set) var columns: [String] = []
  /// The rows in order.
  private(set) var rows: [Row] = []

  private var events: [EventRecord] = []
  private var isAlive: [Bool] = []
  private var changes: [Changes] = []

  /// Changes of an active gesture that are told together.
  private struct Changes {
    var count = 0
    var last: EventRecord?
  }

  /// Lays out the log of a run.
  ///
  /// - Parameters:
  ///   - events: The log.
  ///   - trace: The trace, for what the fingers and the application did.
  ///   - showsChanges: Whether every change has a row of its own.
  init(_ events: [EventRecord], trace: Trace, showsChanges: Bool = false) {
    self.events = events.filter { $0.kind == .gesture || Self.isRemark($0) }
    for event in self.events where event.kind == .gesture {
      let name = Self.name(of: event)
      if !columns.contains(name) { columns.append(name) }
    }
    isAlive = Array(repeating: false, count: columns.count)
    changes = Array(repeating: Changes(), count: columns.count)
    var gathered: [(time: Instant, column: Int, cell: Cell)] = []
    for event in self.events {
      guard let column = columns.firstIndex(of: Self.name(of: event)) else { continue }
      if event.phase == "changed" && !showsChanges {
        changes[column].count += 1
        changes[column].last = event
        continue
      }
      if let told = told(column) { gathered.append(told) }
      gathered.append((event.time, column, Self.cell(event)))
    }
    for column in columns.indices {
      if let told = told(column) { gathered.append(told) }
    }
    fill(gathered, causes: Self.causes(trace, at: Set(gathered.map { $0.time })))
  }

  /// The full name of the gesture that a line of the log is about.
  static func name(of event: EventRecord) -> String { event.view + ":" + event.name }

  /// Whether a line says something beside a gesture's phases.
  static func isRemark(_ event: EventRecord) -> Bool {
    event.kind == .diagnostic && !event.name.isEmpty && !event.view.isEmpty
  }

  private mutating func told(_ column: Int) -> (time: Instant, column: Int, cell: Cell)? {
    let count = changes[column].count
    guard let last = changes[column].last else { return nil }
    changes[column] = Changes()
    var text = GestureSentence.text(of: last)
    if count > 1 { text = "changed \(count) times," + text.dropFirst("changed".count) }
    return (last.time, column, Cell(text: text, mark: "+", tone: .won))
  }

  private mutating func fill(
    _ gathered: [(time: Instant, column: Int, cell: Cell)],
    causes: [(time: Instant, text: String)]
  ) {
    var times = Set(gathered.map { $0.time })
    times.formUnion(causes.map { $0.time })
    let order = times.sorted()
    var place: [Instant: Int] = [:]
    for (index, time) in order.enumerated() { place[time] = index }
    let empty = [[Cell]](repeating: [], count: columns.count)
    rows = order.map { Row(time: $0, cells: empty, isAlive: []) }
    for cause in causes {
      if let index = place[cause.time] { rows[index].causes.append(cause.text) }
    }
    for item in gathered {
      if let index = place[item.time] { rows[index].cells[item.column].append(item.cell) }
    }
    for index in rows.indices {
      for column in columns.indices {
        for cell in rows[index].cells[column] where cell.mark != "!" {
          isAlive[column] = cell.mark != "e" && cell.mark != "f"
        }
      }
      rows[index].isAlive = isAlive
    }
  }

  private static func cell(_ event: EventRecord) -> Cell {
    if event.kind == .diagnostic {
      return Cell(text: "note: \(event.reason)", mark: "!", tone: .waiting)
    }
    let text = GestureSentence.text(of: event)
    return switch event.phase {
    case "held": Cell(text: text, mark: "h", tone: .waiting)
    case "active": Cell(text: text, mark: "a", tone: .won)
    case "changed": Cell(text: text, mark: "+", tone: .won)
    case "ended": Cell(text: text, mark: "e", tone: .won)
    case "failed": Cell(text: text, mark: "f", tone: .lost)
    default: Cell(text: text, mark: "p", tone: .plain)
    }
  }

  /// What the fingers did, and what the application did where a gesture changed at that time.
  private static func causes(
    _ trace: Trace, at times: Set<Instant>
  ) -> [(time: Instant, text: String)] {
    var result: [(time: Instant, text: String)] = []
    for entry in trace.entries {
      if case .pointer(let contact, let phase, _, _) = entry.action {
        guard let verb = verb(phase) else { continue }
        result.append((entry.time, "\(contact.rawValue) \(verb)"))
      } else if times.contains(entry.time), let text = text(of: entry.action) {
        result.append((entry.time, text))
      }
    }
    return result
  }

  private static func verb(_ phase: PointerPhase) -> String? {
    switch phase {
    case .down: "down"
    case .up: "up"
    case .cancel: "cancel"
    case .move: nil
    }
  }

  private static func text(of action: TraceAction) -> String? {
    switch action {
    case .cancelAll: "cancelAll"
    case .insert(let target, _, _, _): "insert \(target)"
    case .remove(let target, _, _): "remove \(target)"
    case .reorder(let target, _, _, _): "reorder \(target)"
    case .set(_, let name, _, _): "set \(name)"
    case .send(let name, let target, _): "send \(name)" + (target.map { " to \($0)" } ?? "")
    case .setting(let name, _, _): "setting \(name)"
    case .access(let target, let action, _): "\(action) \(target)"
    case .mark(let label): "mark \(label)"
    case .interrupt(let target): "interrupt \(target)"
    case .resize: "resize"
    case .pointer, .hover, .end: nil
    }
  }
}
