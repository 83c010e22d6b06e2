/// One event line of `getevent`: its time, its device and its row, as far as they are there.
///
/// ```
/// [ seconds.fraction] /dev/input/event2: 0003 0035 000001f4 rate 60
/// [ seconds.fraction] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000001f4
/// ```
struct GeteventLine: Hashable, Sendable {
  /// Why a line that begins as an event does not end as one.
  struct Damage: Error, Hashable, Sendable {
    /// Where, as an index into the line.
    var place: Substring.Index
    /// What was found and what was expected.
    var message: String
  }

  /// The time in microseconds; nil where the line has none.
  var time: Int64?
  /// The device's node; empty where the line has none.
  var node: String
  /// The row's kind.
  var type: Int
  /// Which axis or button; −1 for a label that does not matter here.
  var code: Int
  /// The value.
  var value: Int32

  /// Reads a line; nil where it does not begin as an event.
  ///
  /// In a device's description, whose lines may begin with a code, only a whole event counts.
  ///
  /// - Throws: ``Damage`` where it begins as an event and then goes wrong.
  static func read(
    _ line: Substring, inDescription: Bool = false
  ) throws(Damage) -> GeteventLine? {
    var rest = trimmed(line)
    while rest.first == ">" { rest = trimmed(rest.dropFirst()) }
    let time = try stamp(&rest)
    var node = ""
    if rest.hasPrefix(nodePrefix), let colon = rest.firstIndex(of: ":") {
      node = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    let words = EvdevText.words(rest)
    let begins = words.first.map { type($0) != nil } ?? false
    guard time != nil || !node.isEmpty || begins else { return nil }
    if inDescription, time == nil, node.isEmpty, !isEvent(words) { return nil }
    let fields = try fields(words, end: rest.endIndex)
    return GeteventLine(
      time: time, node: node, type: fields.type, code: fields.code, value: fields.value)
  }

  private static let nodePrefix = "/dev/input/"

  private static func trimmed(_ text: Substring) -> Substring {
    Substring(text.utf8.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
  }

  private static func stamp(_ rest: inout Substring) throws(Damage) -> Int64? {
    guard rest.first == "[" else { return nil }
    let inner = trimmed(rest.dropFirst())
    guard let close = inner.firstIndex(of: "]") else {
      // A bracket that never closes may be anything, unless digits follow.
      guard inner.first?.isNumber == true else { return nil }
      throw Damage(place: inner.startIndex, message: "found a time without its \"]\"")
    }
    let text = inner[..<close]
    guard let time = EvdevText.microseconds(text) else {
      throw Damage(
        place: text.startIndex,
        message: "found \(quoted(text)); expected a time such as 53890.813990")
    }
    rest = trimmed(inner[inner.index(after: close)...])
    return time
  }

  private static func isEvent(_ words: [Substring]) -> Bool {
    guard words.count > 2, type(words[0]) != nil else { return false }
    return code(words[1]) != nil && value(words[2]) != nil
  }

  private static func fields(
    _ words: [Substring], end: Substring.Index
  ) throws(Damage) -> (type: Int, code: Int, value: Int32) {
    guard let first = words.first else {
      throw Damage(place: end, message: "found nothing; expected a type, a code and a value")
    }
    guard let type = type(first) else {
      throw Damage(
        place: first.startIndex,
        message: "found \(quoted(first)); expected a type: 4 hexadecimal digits or EV_…")
    }
    guard words.count > 1 else {
      throw Damage(place: end, message: "found the end of the line; expected a code")
    }
    guard let code = code(words[1]) else {
      throw Damage(
        place: words[1].startIndex,
        message: "found \(quoted(words[1])); expected a code: 4 hexadecimal digits or a label")
    }
    guard words.count > 2 else {
      throw Damage(place: end, message: "found the end of the line; expected a value")
    }
    guard let value = value(words[2]) else {
      throw Damage(
        place: words[2].startIndex,
        message: "found \(quoted(words[2])); expected a value: 8 hexadecimal digits or a label")
    }
    if words.count > 3, !isTail(words[3]) {
      throw Damage(
        place: words[3].startIndex,
        message: "found \(quoted(words[3])) after the value; expected the end of the line")
    }
    return (type, code, value)
  }

  /// The rate that `-r` adds, or a comment.
  private static func isTail(_ word: Substring) -> Bool {
    word == "rate" || word.hasPrefix("#") || word.hasPrefix("//") || word.hasPrefix("<")
      || word.hasPrefix("(") || word.hasPrefix("-")
  }

  private static func type(_ word: Substring) -> Int? {
    if word.hasPrefix("EV_") { return GeteventLabel.types[String(word)] ?? GeteventLabel.other }
    return hexadecimal(word, digits: 4).map { Int($0) }
  }

  private static func code(_ word: Substring) -> Int? {
    if let number = hexadecimal(word, digits: 4) { return Int(number) }
    guard let first = word.first, first.isASCII, first.isLetter,
      word.utf8.allSatisfy({ $0 == 95 || ($0 >= 48 && $0 <= 57) || ($0 >= 65 && $0 <= 90) })
    else { return nil }
    return GeteventLabel.codes[String(word)] ?? GeteventLabel.other
  }

  private static func value(_ word: Substring) -> Int32? {
    if let number = hexadecimal(word, digits: 8) { return Int32(truncatingIfNeeded: number) }
    return GeteventLabel.values[String(word)]
  }

  private static func hexadecimal(_ word: Substring, digits: Int) -> UInt32? {
    guard word.utf8.count == digits, word.utf8.allSatisfy({ isDigit($0) }) else { return nil }
    return UInt32(word, radix: 16)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 70) || (byte >= 97 && byte <= 102)
  }

  private static func quoted(_ word: Substring) -> String { "\"\(word)\"" }
}
