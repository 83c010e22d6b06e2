import Gestures
import Motion
import Testing

/// A picture of contacts and gestures in columns of equal time, and a run of the arbiter over it.
///
/// ```
/// pointer  d--m---u
/// drag     p--a---e
/// tap      p--f      excluded by drag
/// ```
/// Rows whose name starts with `pointer` are contacts: `d` down, `m` move, `u` up, `c` cancel. In
/// the row `system`, `c` cancels all contacts; in `drag.off` and `drag.gone`, `x` disables the
/// gesture `drag` or removes its view. All others are gestures: `p` possible, `h` held, `a` active,
/// `+` changed, `e` ended, `f` failed; of several changes in one column the last is shown. `-` is
/// nothing. Words behind the marks of a gesture, where there are any, are all that it said about
/// being held and about failing: `waits for tap`, `tooFar`, `excluded by drag`, with commas.
struct Timeline: Sendable {
  /// The gestures on every contact's path, from the inside out, each under its name.
  var gestures: [(name: String, attachment: GestureAttachment)]
  /// The rows of contacts.
  var pointers: [Row] = []
  /// The rows of what else happens.
  var others: [Row] = []
  /// The rows of gestures as drawn.
  var expected: [Row] = []
  /// The places of each contact's events in order.
  var places: [[Place]]
  /// The names of the gestures offered to each contact; where a contact has none, all are.
  var paths: [[String]]
  /// The time of one column.
  var column: Instant
  /// Who wins against the pan of a scroll container.
  var scroll: ScrollPriority
  /// The size of the views, which lie at the origin.
  var view: Size

  /// Reads a picture; the gestures are those of its rows, in the order given.
  ///
  /// `column` is in milliseconds.
  init(
    _ picture: String, at places: [[Place]], _ gestures: [Offered], paths: [[String]] = [],
    column: Double = 50, scroll: ScrollPriority = .iOS18,
    view: Size = Size(width: 100, height: 100)
  ) {
    self.places = places
    self.paths = paths
    self.column = milliseconds(column)
    self.scroll = scroll
    self.view = view
    self.gestures = gestures.enumerated().map { ($1.name, $1.attachment($0)) }
    for line in picture.split(separator: "\n") {
      guard let row = Row(line) else { continue }
      if row.name.hasPrefix("pointer") {
        pointers.append(row)
      } else if row.name == "system" || row.name.contains(".") {
        others.append(row)
      } else {
        expected.append(row)
      }
    }
  }

  /// Runs the arbiter over all that happens, and on for two seconds.
  func run() -> [GestureUpdate] {
    var run = ArbiterRun(offered: gestures.map { $0.attachment })
    run.arbiter = Arbiter(scrollPriority: scroll)
    run.geometry.viewSize = view
    for (contact, path) in paths.enumerated() where !path.isEmpty {
      run.paths[ContactID(Int64(contact))] = path.compactMap { attachment($0) }
    }
    return run.run(inputs)
  }

  /// Runs the arbiter and draws what it reports, in the order of the picture.
  func drawn() -> [Row] {
    let updates = run()
    return expected.map { row in
      guard let id = attachment(row.name)?.id else {
        return Row(name: row.name, marks: "no such gesture")
      }
      var drawn = Row(name: row.name, marks: "")
      var words: [String] = []
      for update in updates where update.gesture == id {
        drawn.mark(update.change, at: Int(update.time.nanoseconds / column.nanoseconds))
        if let word = word(update.change) { words.append(word) }
      }
      if row.words != nil { drawn.words = words.joined(separator: ", ") }
      return drawn
    }
  }

  /// Runs the arbiter and tells what it reports in words: `150 tap failed excluded drag`.
  func log() -> [String] {
    run().map { update in
      var words = ["\(update.time.nanoseconds / 1_000_000)", name(update.gesture)]
      words.append(update.change.name)
      switch update.change {
      case .held(by: let other, progress: _): words.append(name(other))
      case .failed(let failure):
        words.append(failure.reason.name)
        if let other = failure.by { words.append(name(other)) }
      default: break
      }
      return words.joined(separator: " ")
    }
  }

  /// Runs the arbiter and returns the values of a drag or scroll that were reported with changes.
  func drags(of name: String) -> [DragValue] {
    run().compactMap { update in
      guard update.gesture == attachment(name)?.id, !update.change.isFailure,
        case .drag(let value)? = update.change.value
      else { return nil }
      return value
    }
  }

  private func attachment(_ name: String) -> GestureAttachment? {
    gestures.first { $0.name == name }?.attachment
  }

  private func name(_ id: GestureID) -> String {
    gestures.first { $0.attachment.id == id }?.name ?? "?"
  }

  /// What a change says beside its mark.
  private func word(_ change: GestureChange) -> String? {
    switch change {
    case .held(by: let other, progress: _): "waits for \(name(other))"
    case .failed(let failure):
      failure.reason.name + (failure.by.map { " by \(name($0))" } ?? "")
    case .possible, .began, .changed, .ended: nil
    }
  }
}

extension Timeline {
  /// All that happens, by time; within a column contacts come first, in the order of their rows.
  var inputs: [ArbiterRun.Input] {
    var inputs: [ArbiterRun.Input] = []
    for (contact, row) in pointers.enumerated() {
      var rest = (contact < places.count ? places[contact] : [])[...]
      for (time, mark) in marks(row) {
        guard let phase = Self.phase(mark), let place = rest.popFirst() else {
          Issue.record("\(row) has more events than places, or a mark that is none")
          return []
        }
        inputs.append(
          .pointer(
            PointerEvent(
              time: time, contact: ContactID(Int64(contact)), phase: phase, location: place.point)))
      }
      if !rest.isEmpty { Issue.record("\(row) has fewer events than places") }
    }
    for row in others {
      for (time, _) in marks(row) { inputs.append(other(row.name, at: time)) }
    }
    // The sort is stable, so rows keep their order within a column.
    return inputs.sorted { $0.time < $1.time }
  }

  private func marks(_ row: Row) -> [(Instant, Character)] {
    row.marks.enumerated().compactMap { index, mark in
      mark == "-" ? nil : (Instant(nanoseconds: Int64(index) * column.nanoseconds), mark)
    }
  }

  private func other(_ name: String, at time: Instant) -> ArbiterRun.Input {
    let words = name.split(separator: ".")
    guard words.count == 2, let id = attachment(String(words[0]))?.id else {
      return .cancelAll(time)
    }
    return .fail([id], words[1] == "off" ? .disabled : .viewRemoved, time)
  }

  private static func phase(_ mark: Character) -> PointerPhase? {
    switch mark {
    case "d": .down
    case "m": .move
    case "u": .up
    case "c": .cancel
    default: nil
    }
  }
}

extension GestureChange {
  /// Whether this is a failure.
  var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}
