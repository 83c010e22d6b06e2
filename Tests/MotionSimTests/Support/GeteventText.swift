/// Makes logs of Android's `getevent` for tests, row by row.
struct GeteventText {
  /// What the log is written with.
  enum Style: CaseIterable {
    /// Hexadecimal, without times.
    case raw
    /// Hexadecimal, with times.
    case timed
    /// Labels and times.
    case labelled
  }

  private(set) var text = ""
  private let style: Style
  private let node: String

  /// Starts a log; without a node the lines name none, as with one device on the command line.
  init(_ style: Style = .timed, node: String = "/dev/input/event2") {
    self.style = style
    self.node = node
  }

  /// The description of a screen of 1000 × 2000 values.
  static func description(node: String = "/dev/input/event2") -> String {
    """
    add device 1: \(node)
      bus:      0018
      vendor    0000
      name:     "panel # 2"
      events:
        KEY (0001): 0066  008b  014a
                    0074  0090  00a4
        ABS (0003): 002f  : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_X     : value 0, min 0, max 999, fuzz 0, flat 0, resolution 0
                    0036  : value 0, min 0, max 1999, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT

    """
  }

  /// Adds the rows of a frame at a time in milliseconds, and its end.
  func frame(_ milliseconds: Int, _ rows: GeteventRow..., ends: Bool = true) -> GeteventText {
    var result = self
    for row in rows + (ends ? [.end] : []) {
      result.text += prefix(milliseconds)
      result.text += style == .labelled ? row.labels : row.digits
      result.text += "\n"
    }
    return result
  }

  /// Adds a line as it is.
  func line(_ line: String) -> GeteventText {
    var result = self
    result.text += line + "\n"
    return result
  }

  private func prefix(_ milliseconds: Int) -> String {
    let fraction = "\(1_000_000 + milliseconds % 1000 * 1000)".dropFirst()
    let stamp = style == .raw ? "" : "[     \(100 + milliseconds / 1000).\(fraction)] "
    return stamp + (node.isEmpty ? "" : node + ": ")
  }
}

/// A row of `getevent` in digits and with labels.
struct GeteventRow {
  let digits: String
  let labels: String

  static let end = GeteventRow(
    digits: "0000 0000 00000000", labels: "EV_SYN       SYN_REPORT           00000000            ")
  static let packetEnd = GeteventRow(
    digits: "0000 0002 00000000", labels: "EV_SYN       SYN_MT_REPORT        00000000            ")

  static func slot(_ value: Int) -> GeteventRow { axis("002f", "ABS_MT_SLOT", value) }
  static func id(_ value: Int) -> GeteventRow { axis("0039", "ABS_MT_TRACKING_ID", value) }
  static func x(_ value: Int) -> GeteventRow { axis("0035", "ABS_MT_POSITION_X", value) }
  static func y(_ value: Int) -> GeteventRow { axis("0036", "ABS_MT_POSITION_Y", value) }
  static func touch(_ isDown: Bool) -> GeteventRow {
    GeteventRow(
      digits: "0001 014a 0000000\(isDown ? 1 : 0)",
      labels: "EV_KEY       BTN_TOUCH            \(isDown ? "DOWN" : "UP")  ")
  }

  private static func axis(_ code: String, _ label: String, _ value: Int) -> GeteventRow {
    let digits = String(UInt32(truncatingIfNeeded: value), radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    let name = label + String(repeating: " ", count: 20 - label.count)
    return GeteventRow(
      digits: "0003 \(code) \(padded)", labels: "EV_ABS       \(name) \(padded)            ")
  }
}
