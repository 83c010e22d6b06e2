@testable import motion_sim

/// Makes recordings for tests, row by row.
struct EvemuText {
  private(set) var text = ""
  private var time = 0.0

  /// Starts a recording on a device of 1000 × 2000 values; `ranges: false` leaves them out.
  init(ranges: Bool = true) {
    guard ranges else { return }
    text = """
      # EVEMU 1.3
      N: Pad # 2
      A: 00 0 999 0 0 0
      A: 01 0 1999 0 0 0
      A: 35 0 999 0 0 0
      A: 36 0 1999 0 0 0
      A: 3a 0 255 0 0 0

      """
  }

  /// Adds the rows of a frame at a time in milliseconds, and its end.
  func frame(_ milliseconds: Int, _ rows: String..., ends: Bool = true) -> EvemuText {
    var result = self
    let stamp =
      "\(100 + milliseconds / 1000).\("\(1_000_000 + milliseconds % 1000 * 1000)".dropFirst())"
    for row in rows { result.text += "E: \(stamp) \(row)\n" }
    if ends { result.text += "E: \(stamp) 0000 0000 0000\n" }
    return result
  }

  /// Adds a line as it is.
  func line(_ line: String) -> EvemuText {
    var result = self
    result.text += line + "\n"
    return result
  }
}

/// Rows by name, so that a test reads as a story.
enum Row {
  static func slot(_ value: Int) -> String { "0003 002f \(value)" }
  static func id(_ value: Int) -> String { "0003 0039 \(value)" }
  static func x(_ value: Int) -> String { "0003 0035 \(value)" }
  static func y(_ value: Int) -> String { "0003 0036 \(value)" }
  static func pressure(_ value: Int) -> String { "0003 003a \(value)" }
  static func tool(_ value: Int) -> String { "0003 0037 \(value)" }
  static func touch(_ value: Int) -> String { "0001 014a \(value)" }
  static func singleX(_ value: Int) -> String { "0003 0000 \(value)" }
  static func singleY(_ value: Int) -> String { "0003 0001 \(value)" }
  static let packetEnd = "0000 0002 0"
  static let dropped = "0000 0003 0"
}
