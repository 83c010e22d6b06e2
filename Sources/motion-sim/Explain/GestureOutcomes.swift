import Motion
import Simulation

/// Who won, who lost and why, one line a gesture and sequence.
struct GestureOutcomes {
  /// What became of one gesture from its first finger on.
  struct Sequence {
    /// The gesture's full name.
    var name: String
    /// When it became possible.
    var start: Instant
    /// When it began, where it did.
    var began: EventRecord?
    /// Who held it, where somebody did.
    var held: EventRecord?
    /// How it ended, where it did.
    var end: EventRecord?
    /// How often it changed.
    var changes = 0
    /// What else there is to say.
    var remarks: [String] = []
  }

  /// The sequences, by touch: those that overlap in time are together.
  private(set) var touches: [[Sequence]] = []

  /// Sorts the log of a run.
  init(_ events: [EventRecord]) {
    var all: [Sequence] = []
    var open: [String: Int] = [:]
    for event in events where event.kind == .gesture || TimeLine.isRemark(event) {
      let name = TimeLine.name(of: event)
      if event.phase == "possible" {
        open[name] = all.count
        all.append(Sequence(name: name, start: event.time))
        continue
      }
      guard let index = open[name] else { continue }
      switch (event.kind, event.phase) {
      case (.diagnostic, _): all[index].remarks.append(event.reason)
      case (_, "held"): all[index].held = event
      case (_, "active"): all[index].began = event
      case (_, "changed"): all[index].changes += 1
      default: all[index].end = event
      }
    }
    gather(all)
  }

  /// The lines, each at most a number of columns wide where that can be.
  func lines(columns: Int, times: TimeText) -> [String] {
    let names = touches.flatMap { $0 }.map { $0.name.count }
    let nameWidth = min(names.max() ?? 0, columns / 3)
    var result: [String] = []
    for touch in touches {
      if touches.count > 1, let start = touch.first?.start {
        result.append("touch at \(times.text(start))")
      }
      let indent = touches.count > 1 ? "  " : ""
      for sequence in touch.sorted(by: { $0.verdict < $1.verdict }) {
        let lead = indent + TextWrap.left(sequence.verdict.word, 9) + "  "
        let width = max(columns - lead.count - nameWidth - 2, 20)
        let texts = TextWrap.lines(sequence.text(times), width: width)
        let heads = TextWrap.lines(sequence.name, width: nameWidth)
        for index in 0..<max(texts.count, heads.count) {
          let head = TextWrap.left(index < heads.count ? heads[index] : "", nameWidth)
          let text = index < texts.count ? texts[index] : ""
          let start = index == 0 ? lead : TextWrap.left("", lead.count)
          result.append(TextWrap.trimmed(start + head + "  " + text))
        }
      }
    }
    return result
  }

  private mutating func gather(_ all: [Sequence]) {
    var end = Instant.zero
    for sequence in all {
      if touches.isEmpty || sequence.start > end {
        touches.append([])
        end = sequence.start
      }
      touches[touches.count - 1].append(sequence)
      end = max(end, sequence.end?.time ?? .never)
    }
  }
}

extension GestureOutcomes.Sequence {
  /// What became of a gesture, the winners first.
  enum Verdict: Int, Comparable {
    /// It ended with success.
    case won
    /// It had begun, and failed.
    case stopped
    /// It failed before it began.
    case lost
    /// It was not decided when the run ended.
    case open

    /// The word.
    var word: String {
      switch self {
      case .won: "won"
      case .stopped: "stopped"
      case .lost: "lost"
      case .open: "undecided"
      }
    }

    /// Whether one comes before another.
    static func < (lhs: Verdict, rhs: Verdict) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What became of the gesture.
  var verdict: Verdict {
    guard let end else { return .open }
    if end.phase == "ended" { return .won }
    return began == nil ? .lost : .stopped
  }

  /// When, why and how.
  func text(_ times: TimeText) -> String {
    var parts: [String] = []
    // Held and let go in the same instant is how arbitration works, and nobody's wait.
    if let held, held.time != end?.time {
      let progress = held.value.isEmpty ? "" : " (\(held.value))"
      parts.append("held from \(times.text(held.time)) by \(held.by)\(progress)")
    }
    if let began { parts.append("began at \(times.text(began.time))") }
    if changes > 0 { parts.append(changes == 1 ? "changed once" : "changed \(changes) times") }
    if let end {
      let sentence = GestureSentence.text(of: end)
      if end.phase == "ended" {
        let value = sentence.dropFirst("ended".count)
        parts.append("ended at \(times.text(end.time))\(value)")
      } else {
        let reason = sentence.dropFirst("failed: ".count)
        parts.append("failed at \(times.text(end.time)): \(reason)")
      }
    }
    parts += remarks
    return parts.joined(separator: "; ")
  }
}
