/// Pieces that the logs of several tools share.
enum EvdevText {
  /// The words of a line; tabs and carriage returns count as blanks.
  static func words(_ line: Substring) -> [Substring] {
    // Bytes, not characters: blanks are single bytes, and a log may be long.
    let blanks: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return line.utf8.split(whereSeparator: blanks).map { Substring($0) }
  }

  /// Reads `seconds.fraction` exactly, in microseconds; one to six digits after the point.
  static func microseconds(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...6).contains(parts[1].utf8.count),
      (1...11).contains(parts[0].utf8.count),
      parts.allSatisfy({ part in part.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } }),
      let seconds = Int64(parts[0]), let fraction = Int64(parts[1])
    else { return nil }
    var scale: Int64 = 1
    for _ in parts[1].utf8.count..<6 { scale *= 10 }
    return seconds * 1_000_000 + fraction * scale
  }

  /// Whether two numbers can be the ends of an axis.
  static func isRange(_ minimum: Int, _ maximum: Int) -> Bool {
    minimum <= maximum && minimum >= -(1 << 31) && maximum < 1 << 31
  }
}
