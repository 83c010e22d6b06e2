/// The lines of a file, found by number.
struct SourceLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Splits a file at its line feeds.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// The bytes of a line, from 1, without its end; nil beyond the last.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] - 1 : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}
