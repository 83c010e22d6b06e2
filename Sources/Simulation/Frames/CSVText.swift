/// Writes the cells of a table as RFC 4180 has them.
enum CSVText {
  /// Appends a cell, in quotation marks where it contains a comma, a quotation mark or a line end.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    var needsMarks = false
    for index in start..<bytes.count where isSpecial(bytes[index]) {
      needsMarks = true
      break
    }
    guard needsMarks else { return }
    bytes.removeSubrange(start...)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
  }
}
