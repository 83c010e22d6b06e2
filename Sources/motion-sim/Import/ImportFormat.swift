import Simulation

/// Finds out what a recording is from its first lines.
enum ImportFormat {
  /// The lines that are looked at.
  static let lookAhead = 200

  /// A format by its lines.
  struct Signature {
    /// The name on the command line.
    var name: String
    /// Whether a line is typical of it.
    var matches: @Sendable (Substring) -> Bool
  }

  /// The formats that can be told from each other, those that are not read yet included.
  static let signatures: [Signature] = [
    Signature(name: EvemuLexer.name) { EvemuLexer.recognizes($0) },
    Signature(name: "evtest") { $0.hasPrefix("Event: time ") },
    Signature(name: "libinput") { $0.contains("- evdev:") || $0.contains("- [  0,") },
    Signature(name: GeteventLexer.name) { GeteventLexer.recognizes($0) },
    Signature(name: "motionevent") { $0.contains("MotionEvent {") || $0.contains("MotionEvent{") },
    Signature(name: "rrweb") { $0.contains("\"positions\"") },
    Signature(name: "w3c") { $0.contains("\"pointerDown\"") },
  ]

  /// The formats that `convert` reads.
  static let readable = [EvemuLexer.name, GeteventLexer.name]

  /// The name of the format; nil where no line is typical of any.
  static func detect(_ bytes: [UInt8]) -> String? {
    let lines = bytes.prefix(1 << 16).split(separator: UInt8(ascii: "\n")).prefix(lookAhead)
    for line in lines {
      let text = Substring(decoding: line, as: UTF8.self)
      for signature in signatures where signature.matches(text) {
        return signature.name
      }
    }
    return nil
  }
}
