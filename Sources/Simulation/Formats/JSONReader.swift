/// Reads one JSON text into values that know where they stand.
///
/// The reader stops at the first thing that is wrong and says what it found and what it expected.
/// Numbers are correctly rounded and finite, texts are whole Unicode without NUL, keys of an object
/// differ as bytes. A byte order mark at the start is skipped.
public struct JSONReader: Sendable {
  let bytes: [UInt8]
  let end: Int
  let dialect: Dialect
  let nestingLimit: Int
  /// What runs out at ``end``: the file or the line.
  let whole: StaticString
  var offset: Int
  var line: Int
  /// A byte of the current line whose column is known; never after ``offset`` by more than itself.
  var columnOffset: Int
  var column: Int

  /// Makes a reader of some of the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - range: The bytes to read, which begin a line.
  ///   - line: The number of the line where they begin, from 1.
  ///   - dialect: The grammar.
  ///   - nestingLimit: How many lists and objects may stand in each other.
  ///   - whole: What the range is, for messages: `file` or `line`.
  init(
    bytes: [UInt8], range: Range<Int>, line: Int, dialect: Dialect, nestingLimit: Int,
    whole: StaticString
  ) {
    self.bytes = bytes
    self.end = range.upperBound
    self.dialect = dialect
    self.nestingLimit = nestingLimit
    self.whole = whole
    self.offset = range.lowerBound
    self.line = line
    self.columnOffset = range.lowerBound
    self.column = 1
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file, UTF-8.
  ///   - dialect: The grammar.
  ///   - limits: The file size and the nesting at which reading is refused.
  /// - Returns: The value.
  /// - Throws: The first thing that is wrong.
  public static func read(
    _ bytes: [UInt8], dialect: Dialect, limits: InputLimits = InputLimits()
  ) throws(Diagnostic) -> JSONValue {
    if let problem = TextInput.problem(of: bytes, limits: limits) { throw problem }
    let start = TextInput.start(of: bytes)
    var reader = JSONReader(
      bytes: bytes, range: start..<bytes.count, line: 1, dialect: dialect,
      nestingLimit: limits.nesting, whole: "file")
    return try reader.readDocument()
  }

  /// Reads the only value of the range and makes sure that nothing follows it.
  mutating func readDocument() throws(Diagnostic) -> JSONValue {
    try skipTrivia()
    let value = try readValue(depth: 0)
    try skipTrivia()
    if offset < end {
      throw unexpected("nothing after the value")
    }
    return value
  }

  private mutating func readValue(depth: Int) throws(Diagnostic) -> JSONValue {
    let position = here()
    guard offset < end else { throw unexpected("a value") }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return JSONValue(.object(try readObject(depth + 1)), at: position)
    case UInt8(ascii: "["): return JSONValue(.array(try readArray(depth + 1)), at: position)
    case UInt8(ascii: "\""): return JSONValue(.string(try readString()), at: position)
    case UInt8(ascii: "'") where dialect == .json5:
      return JSONValue(.string(try readString()), at: position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try readNumber(at: position)), at: position)
    default: break
    }
    if let kind = takeWord() { return JSONValue(kind, at: position) }
    throw unexpected("a value")
  }

  private mutating func readObject(_ depth: Int) throws(Diagnostic) -> [JSONMember] {
    try checkDepth(depth)
    offset += 1
    var members: [JSONMember] = []
    try skipTrivia()
    while !take(UInt8(ascii: "}")) {
      let position = here()
      let key = try readKey(orClose: members.isEmpty || dialect == .json5)
      try skipTrivia()
      guard take(UInt8(ascii: ":")) else { throw unexpected("\":\" after the key") }
      try skipTrivia()
      let value = try readValue(depth: depth)
      members.append(JSONMember(key: key, keyPosition: position, value: value))
      try skipTrivia()
      if take(UInt8(ascii: ",")) {
        try skipTrivia()
        if dialect == .strict, offset < end, bytes[offset] == UInt8(ascii: "}") {
          throw unexpected("a key in quotation marks")
        }
      } else if offset >= end || bytes[offset] != UInt8(ascii: "}") {
        throw unexpected("\",\" or \"}\"")
      }
    }
    if let problem = JSONDuplicates.problem(in: members) { throw problem }
    return members
  }

  private mutating func readArray(_ depth: Int) throws(Diagnostic) -> [JSONValue] {
    try checkDepth(depth)
    offset += 1
    var values: [JSONValue] = []
    try skipTrivia()
    while !take(UInt8(ascii: "]")) {
      values.append(try readValue(depth: depth))
      try skipTrivia()
      if take(UInt8(ascii: ",")) {
        try skipTrivia()
        if dialect == .strict, offset < end, bytes[offset] == UInt8(ascii: "]") {
          throw unexpected("a value")
        }
      } else if offset >= end || bytes[offset] != UInt8(ascii: "]") {
        throw unexpected("\",\" or \"]\"")
      }
    }
    return values
  }

  private mutating func readKey(orClose: Bool) throws(Diagnostic) -> String {
    if offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || (dialect == .json5 && byte == UInt8(ascii: "'")) {
        return try readString()
      }
      if dialect == .json5, TextInput.startsWord(byte) {
        let start = offset
        while offset < end, TextInput.continuesWord(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
      }
    }
    let key = dialect == .strict ? "a key in quotation marks" : "a key"
    throw unexpected(orClose ? key + " or \"}\"" : key)
  }

  private mutating func checkDepth(_ depth: Int) throws(Diagnostic) {
    guard depth > nestingLimit else { return }
    throw .error("nested more than \(nestingLimit) deep", at: here())
  }

  private mutating func takeWord() -> JSONValue.Kind? {
    if takeWord("true") { return .boolean(true) }
    if takeWord("false") { return .boolean(false) }
    if takeWord("null") { return .null }
    return nil
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - offset >= count else { return false }
    for index in 0..<count where bytes[offset + index] != word.utf8Start[index] { return false }
    if offset + count < end, TextInput.continuesWord(bytes[offset + count]) { return false }
    offset += count
    return true
  }

  private mutating func readNumber(at position: SourcePosition) throws(Diagnostic) -> Double {
    switch DecimalReader.read(bytes, from: offset, to: end) {
    case .number(let value, let next):
      if next < end, TextInput.continuesWord(bytes[next]) || bytes[next] == UInt8(ascii: ".") {
        offset = next
        throw unexpected("the end of the number")
      }
      offset = next
      return value
    case .outOfRange(let next):
      let text = TextInput.excerpt(bytes, offset..<next)
      throw .error("the number \(text) is too large, expected at most 1.797e308", at: position)
    case .malformed(let place):
      offset = place
      throw unexpected("a digit")
    }
  }
}
