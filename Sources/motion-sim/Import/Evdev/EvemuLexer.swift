import Simulation

/// Reads the lines that `evemu-record` and `evemu-describe` write.
///
/// `E: seconds.fraction type code value`, with type and code hexadecimal; `A: code minimum maximum
/// fuzz flat [resolution]`; comments that give the same ranges in words.
struct EvemuLexer: EvdevLexer {
  private var commentType = -1
  private var commentCode = -1
  private var commentMinimum: Int?
  private var declaresFinger = false
  private var declaresPointer = false
  private var declaresDirect = false

  /// Makes a lexer at the first line.
  init() {}

  /// The word for the format on the command line.
  static let name = "evemu"
  /// The column of a row's time, after `E: `.
  static let timeColumn = 4

  /// Whether a line looks like one of this format.
  static func recognizes(_ line: Substring) -> Bool {
    line.hasPrefix("# EVEMU") || line.hasPrefix("E: ")
      || (line.hasPrefix("N: ") || line.hasPrefix("A: ") || line.hasPrefix("B: "))
  }

  /// Takes one line, without its end.
  mutating func take(_ line: Substring, number: Int, into log: inout EvdevLog) -> EvdevLine {
    let words = EvdevText.words(line)
    guard let first = words.first else { return .blank }
    switch first {
    case "E:":
      guard let row = Self.row(words, line: number) else { return .unknown }
      log.rows.append(row)
      if row.type == EvdevCode.RowType.key && row.code == EvdevCode.Key.finger {
        declaresFinger = true
      }
    case "A:":
      guard let axis = Self.axis(words) else { return .unknown }
      log.declare(axis)
    case "P:":
      // The first byte's bits: 0 a pointer that is not a screen, 1 a screen.
      let bits = words.count > 1 ? Int(words[1], radix: 16) ?? 0 : 0
      declaresPointer = declaresPointer || bits & 1 != 0
      declaresDirect = declaresDirect || bits & 2 != 0
    case "N:", "I:", "B:", "L:", "S:":
      break
    default:
      guard first.hasPrefix("#") else { return .unknown }
      takeComment(line, into: &log)
    }
    log.isTouchpad = !declaresDirect && (declaresPointer || declaresFinger)
    return .used
  }

  private mutating func takeComment(_ line: Substring, into log: inout EvdevLog) {
    var words = EvdevText.words(line)
    words.removeFirst()
    if words.starts(with: ["Event", "type"]) && words.count > 2 {
      commentType = Int(words[2]) ?? -1
      commentCode = -1
    } else if words.starts(with: ["Event", "code"]) && words.count > 2 {
      commentCode = Int(words[2]) ?? -1
      commentMinimum = nil
      if commentType == EvdevCode.RowType.key && commentCode == EvdevCode.Key.finger {
        declaresFinger = true
      }
    } else if words.first == "Property" && words.contains("(INPUT_PROP_DIRECT)") {
      declaresDirect = true
    } else if words.first == "Property" && words.contains("(INPUT_PROP_POINTER)") {
      declaresPointer = true
    } else if commentType == EvdevCode.RowType.absolute && commentCode >= 0 && words.count == 2 {
      if words[0] == "Min" { commentMinimum = Int(words[1]) }
      if words[0] == "Max", let minimum = commentMinimum, let maximum = Int(words[1]),
        log.axis(commentCode) == nil, EvdevText.isRange(minimum, maximum)
      {
        log.declare(EvdevAxis(code: commentCode, minimum: minimum, maximum: maximum))
      }
    }
  }

  private static func row(_ words: [Substring], line: Int) -> EvdevRow? {
    guard words.count >= 5, words.count == 5 || words[5].hasPrefix("#"),
      let time = EvdevText.microseconds(words[1]),
      let type = Int(words[2], radix: 16), let code = Int(words[3], radix: 16),
      let value = Int64(words[4])
    else { return nil }
    guard type >= 0, type < 0x20, code >= 0, code < 0x300, value >= -(1 << 31), value < 1 << 32
    else { return nil }
    // Some tools print a negative number as if it had no sign.
    return EvdevRow(
      time: time, type: type, code: code, value: Int32(truncatingIfNeeded: value), line: line)
  }

  private static func axis(_ words: [Substring]) -> EvdevAxis? {
    guard words.count >= 6, words.count <= 7 || words[7].hasPrefix("#"),
      let code = Int(words[1], radix: 16), let minimum = Int(words[2]), let maximum = Int(words[3]),
      code >= 0, code < 0x40, EvdevText.isRange(minimum, maximum)
    else { return nil }
    return EvdevAxis(code: code, minimum: minimum, maximum: maximum)
  }
}
