extension DecimalReader {
  /// Reads a text that is one number and nothing else.
  static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard case .number(let number, let next) = read(bytes, from: 0, to: bytes.count),
      next == bytes.count
    else { return nil }
    return number
  }
}
