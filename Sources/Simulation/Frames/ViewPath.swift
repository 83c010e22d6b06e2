/// Reads the path of a view: `feed/card[c2]/title`, `card[a\.b]~1`.
public struct ViewPath: Sendable {
  let bytes: [UInt8]
  let end: Int
  /// The byte after what was read.
  var offset: Int
  private var path: [UInt8] = []

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.end = range.upperBound
    self.offset = range.lowerBound
  }

  /// Returns a key as it stands between the brackets of a path, `\ / [ ] . ~` escaped.
  public static func escaped(_ key: String) -> String {
    var result: [UInt8] = []
    for byte in key.utf8 {
      if isSpecial(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a path without its keys and the numbers of its copies: `feed/card/title`.
  static func withoutKeys(_ path: String) -> String {
    var result: [UInt8] = []
    var (isInKey, isEscaped, isInCopy) = (false, false, false)
    for byte in path.utf8 {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "]"): isInKey = false
      case _ where isInKey: break
      case UInt8(ascii: "["): isInKey = true
      case UInt8(ascii: "~"): isInCopy = true
      case UInt8(ascii: "/"):
        isInCopy = false
        result.append(byte)
      case _ where isInCopy: break
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads a path that is the whole text.
  ///
  /// - Returns: The path, its keys escaped as in the output.
  /// - Throws: What is wrong, with the column in the text.
  public static func parse(_ text: String) throws(Diagnostic) -> String {
    let bytes = Array(text.utf8)
    var path = ViewPath(bytes, 0..<bytes.count)
    let view = try path.read()
    guard path.offset == bytes.count else { throw path.unexpected("the end of the path") }
    return view
  }

  /// Reads a path up to what cannot belong to it, a dot for instance.
  mutating func read() throws(Diagnostic) -> String {
    while true {
      try readIdentifier()
      if take(UInt8(ascii: "[")) { try readKey() }
      if take(UInt8(ascii: "~")) { try readCopy() }
      guard take(UInt8(ascii: "/")) else { break }
    }
    return String(decoding: path, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "."), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < end, bytes[offset] == byte else { return false }
    path.append(byte)
    offset += 1
    return true
  }

  /// The error that the next byte is not what it should be.
  func unexpected(_ expected: String) -> Diagnostic {
    let found = offset < end ? TextInput.found(bytes, at: offset, end: end) : "the end"
    return .error(
      "found \(found), expected \(expected)", at: ChannelSelector.position(bytes, offset))
  }

  private mutating func readIdentifier() throws(Diagnostic) {
    guard offset < end, TextInput.startsWord(bytes[offset]), bytes[offset] != UInt8(ascii: "$")
    else { throw unexpected("the id of a view") }
    while offset < end, bytes[offset] != UInt8(ascii: "$"),
      TextInput.continuesWord(bytes[offset]) || bytes[offset] == UInt8(ascii: "-")
    {
      path.append(bytes[offset])
      offset += 1
    }
  }

  private mutating func readKey() throws(Diagnostic) {
    let start = offset
    while offset < end, bytes[offset] != UInt8(ascii: "]") {
      guard bytes[offset] != UInt8(ascii: "[") else { throw unexpected("\"\\[\" inside a key") }
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
        guard offset < end, Self.isSpecial(bytes[offset]) else {
          throw unexpected("one of \\ / [ ] . ~ after the \\")
        }
      }
      if Self.isSpecial(bytes[offset]) { path.append(UInt8(ascii: "\\")) }
      path.append(bytes[offset])
      offset += 1
    }
    guard offset > start else { throw unexpected("a key between the brackets") }
    guard take(UInt8(ascii: "]")) else { throw unexpected("\"]\"") }
  }

  private mutating func readCopy() throws(Diagnostic) {
    let start = offset
    while offset < end, bytes[offset] >= UInt8(ascii: "0"), bytes[offset] <= UInt8(ascii: "9") {
      path.append(bytes[offset])
      offset += 1
    }
    guard offset > start else { throw unexpected("a number after \"~\"") }
  }
}
