import Simulation

/// Reads the lines that Android's `getevent` writes: raw, `-t`, `-l`, `-lt`, and those of `-p`.
///
/// A log may follow several devices and describe them between the rows; see ``GeteventLine`` for
/// the rows.
struct GeteventLexer: EvdevLexer {
  /// The device whose description is being read; nil outside of one.
  private var described: Int?
  private var isInAxes = false
  /// The first row's line, and whether it had a time.
  private var first: (line: Int, hasTime: Bool)?

  /// Makes a lexer at the first line.
  init() {}

  /// The word for the format on the command line.
  static let name = "getevent"
  /// The column of a row's time, after its bracket.
  static let timeColumn = 2

  /// Whether a line looks like one of this format.
  static func recognizes(_ line: Substring) -> Bool {
    if line.hasPrefix("add device "), line.contains(": /dev/") { return true }
    if line.hasPrefix("could not ") && line.contains(" /dev/input/") { return true }
    return (try? GeteventLine.read(line)) != nil
  }

  /// Takes one line, without its end.
  mutating func take(_ line: Substring, number: Int, into log: inout EvdevLog) -> EvdevLine {
    // Most lines begin with a time or a node: no need to look for words in them.
    let start = line.utf8.first { $0 != UInt8(ascii: " ") }
    let isPlain = start != UInt8(ascii: "[") && start != UInt8(ascii: "/")
    let words = isPlain ? EvdevText.words(line) : []
    if isPlain, words.isEmpty { return .blank }
    if takeNotice(words, into: &log) { return .used }
    do throws(GeteventLine.Damage) {
      if let event = try GeteventLine.read(line, inDescription: described != nil) {
        described = nil
        return take(event, of: line, number: number, into: &log)
      }
    } catch {
      return .damaged(column: Self.column(of: error.place, in: line), message: error.message)
    }
    if let described {
      takeDescription(isPlain ? words : EvdevText.words(line), of: described, into: &log)
      return .used
    }
    // The prompt and the command before the log; the words that end it.
    let isPrompt = words.contains { $0 == "getevent" || $0.hasSuffix("/getevent") }
    return isPrompt || words.first?.hasSuffix("^C") == true ? .used : .unknown
  }

  private mutating func take(
    _ event: GeteventLine, of line: Substring, number: Int, into log: inout EvdevLog
  ) -> EvdevLine {
    let first = first ?? (line: number, hasTime: event.time != nil)
    self.first = first
    guard first.hasTime == (event.time != nil) else {
      let found = first.hasTime ? "found a row without a time" : "found a row with a time"
      let expected = first.hasTime ? "one" : "none"
      return .damaged(
        column: 1, message: "\(found); expected \(expected), as on line \(first.line)")
    }
    log.hasTimes = first.hasTime
    let device = log.device(at: event.node)
    log.rows.append(
      EvdevRow(
        time: event.time ?? 0, type: event.type, code: event.code, value: event.value,
        line: number, device: device))
    return .used
  }

  /// Takes the lines in which the tool speaks of devices; false where the line is another.
  private mutating func takeNotice(_ words: [Substring], into log: inout EvdevLog) -> Bool {
    if words.starts(with: ["add", "device"]) {
      guard let node = words.last, node.hasPrefix("/") else { return false }
      described = log.device(at: String(node))
      isInAxes = false
      return true
    }
    let isNotice =
      words.starts(with: ["could", "not"]) || words.starts(with: ["remove", "device"])
      || words.starts(with: ["poll", "returned"])
    return isNotice
  }

  private mutating func takeDescription(
    _ words: [Substring], of device: Int, into log: inout EvdevLog
  ) {
    var words = words[...]
    if words.first == "name:" {
      let text = words.dropFirst().joined(separator: " ")
      log.devices[device].name = String(text.drop { $0 == "\"" }.prefix { $0 != "\"" })
      return
    }
    for word in words {
      if word == "INPUT_PROP_DIRECT" { log.devices[device].isDirect = true }
      if word == "INPUT_PROP_POINTER" { log.devices[device].isPointer = true }
    }
    // The first row of a kind begins with its name and its number in brackets.
    if words.count > 2, words[words.startIndex + 1].hasPrefix("(") {
      isInAxes = words.first == "ABS"
      words = words.dropFirst(2)
    }
    if isInAxes, let axis = Self.axis(Array(words)) { log.devices[device].declare(axis) }
  }

  /// Reads `0035 : value 0, min 0, max 799, fuzz 0, flat 0, resolution 0`.
  private static func axis(_ words: [Substring]) -> EvdevAxis? {
    guard let name = words.first,
      let code = GeteventLabel.codes[String(name)] ?? Int(name, radix: 16),
      let minimum = number(after: "min", in: words), let maximum = number(after: "max", in: words),
      code >= 0, code < 0x40, EvdevText.isRange(minimum, maximum)
    else { return nil }
    return EvdevAxis(code: code, minimum: minimum, maximum: maximum)
  }

  private static func number(after name: Substring, in words: [Substring]) -> Int? {
    guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
    return Int(words[place + 1].prefix { $0 != "," })
  }

  private static func column(of place: Substring.Index, in line: Substring) -> Int {
    line.unicodeScalars.distance(from: line.startIndex, to: place) + 1
  }
}
