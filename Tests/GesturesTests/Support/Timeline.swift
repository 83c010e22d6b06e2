import Gestures
import Motion
import Testing

/// A picture of contacts and gestures in columns of equal time, and a run of the arbiter over it.
///
/// ```
/// pointer  d--m---u
/// drag     p--a---e
/// tap      p--f
/// ```
/// Rows whose name starts with `pointer` are contacts: `d` down, `m` move, `u` up, `c` cancel. All
/// others are gestures: `p` possible, `h` held, `a` active, `+` changed, `e` ended, `f` failed; of
/// several changes in one column the last is shown. `-` is nothing.
struct Timeline {
  /// The gestures on every contact's path, from the inside out, each under its name.
  var gestures: [(name: String, attachment: GestureAttachment)] = []
  /// The rows of contacts.
  var pointers: [Row] = []
  /// The rows of gestures as drawn.
  var expected: [Row] = []
  /// The places of each contact's events in order, as x coordinates.
  var places: [[Double]]
  /// The time of one column.
  var column = Instant(nanoseconds: 50_000_000)

  /// One line of the picture.
  struct Row: Equatable, CustomStringConvertible {
    /// The word in front.
    var name: String
    /// The marks, without `-` at the end.
    var marks: String

    /// The line again.
    var description: String { "\(name) \(marks)" }

    /// Makes a row, cutting `-` at the end.
    init(name: String, marks: String) {
      self.name = name
      var kept = marks
      while kept.hasSuffix("-") { kept.removeLast() }
      self.marks = kept
    }
  }

  /// Reads a picture; the gestures are those of its rows, in the order given.
  init(
    _ picture: String, at places: [[Double]],
    _ gestures: [(String, GestureDescription, GesturePriority)]
  ) {
    self.places = places
    for (number, gesture) in gestures.enumerated() {
      let attachment = GestureAttachment(
        id: GestureID(Int32(number)), gesture: gesture.1, priority: gesture.2)
      self.gestures.append((gesture.0, attachment))
    }
    for line in picture.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      let row = Row(name: String(name), marks: words.count > 1 ? String(words[1]) : "")
      if row.name.hasPrefix("pointer") { pointers.append(row) } else { expected.append(row) }
    }
  }

  /// The events of all contacts, by time and then by row.
  var events: [PointerEvent] {
    var events: [PointerEvent] = []
    for (contact, row) in pointers.enumerated() {
      var place = 0
      for (index, mark) in row.marks.enumerated() {
        guard let phase = Self.phase(mark) else { continue }
        guard contact < places.count, place < places[contact].count else {
          Issue.record("\(row) has more events than places")
          return events
        }
        let x = places[contact][place]
        events.append(
          PointerEvent(
            time: Instant(nanoseconds: Int64(index) * column.nanoseconds),
            contact: ContactID(Int64(contact)), phase: phase, location: Point(x: x, y: 0)))
        place += 1
      }
    }
    // The sort is stable, so rows keep their order within a column.
    return events.sorted { $0.time < $1.time }
  }

  /// Runs the arbiter over the events, and on for two seconds.
  func run() -> [GestureUpdate] {
    ArbiterRun(offered: gestures.map { $0.attachment }).run(events)
  }

  /// Runs the arbiter and draws what it reports, in the order of the picture.
  func drawn() -> [Row] {
    let updates = run()
    return expected.map { row in
      guard let gesture = gestures.first(where: { $0.name == row.name }) else {
        return Row(name: row.name, marks: "no such gesture")
      }
      var marks: [Character] = []
      for update in updates where update.gesture == gesture.attachment.id {
        let index = Int(update.time.nanoseconds / column.nanoseconds)
        while marks.count <= index { marks.append("-") }
        marks[index] = Self.mark(update.change)
      }
      return Row(name: row.name, marks: String(marks))
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

  private func name(_ id: GestureID) -> String {
    gestures.first { $0.attachment.id == id }?.name ?? "?"
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

  private static func mark(_ change: GestureChange) -> Character {
    switch change {
    case .possible: "p"
    case .held: "h"
    case .began: "a"
    case .changed: "+"
    case .ended: "e"
    case .failed: "f"
    }
  }
}
