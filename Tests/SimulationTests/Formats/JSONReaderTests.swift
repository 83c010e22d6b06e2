import Simulation
import Testing

@Suite("JSONReader")
struct JSONReaderTests {
  static let strictErrors: [ErrorCase] = [
    .init("➤", "the file is empty"),
    .init("➤  \n ", "the file is empty"),
    .init("{\"a\":1➤", "the file ends too early, expected \",\" or \"}\""),
    .init("{\"a\":➤", "the file ends too early, expected a value"),
    .init("{\"a\":1,➤}", "found \"}\", expected a key in quotation marks"),
    .init("[1,➤]", "found \"]\", expected a value"),
    .init("[1 ➤2]", "found \"2\", expected \",\" or \"]\""),
    .init("{➤a:1}", "found \"a\", expected a key in quotation marks or \"}\""),
    .init("{\"a\" ➤1}", "found \"1\", expected \":\" after the key"),
    .init("1 ➤2", "found \"2\", expected nothing after the value"),
    .init("[➤// no\n1]", "found \"/\", expected a value"),
    .init("➤NaN", "found \"NaN\", expected a value"),
    .init("➤+1", "found \"+\", expected a value"),
    .init("➤.5", "found \".\", expected a value"),
    .init("1.➤", "the file ends too early, expected a digit"),
    .init("1e➤x", "found \"x\", expected a digit"),
    .init("-➤ 1", "found \" \", expected a digit"),
    .init("0➤1", "found \"1\", expected the end of the number"),
    .init("0➤x1F", "found \"x1F\", expected the end of the number"),
    .init("[➤1e400]", "the number 1e400 is too large, expected at most 1.797e308"),
    .init("➤'a'", "found \"'\", expected a value"),
    .init("➤truely", "found \"truely\", expected a value"),
    .init("[➤\"abc", "the file ends inside a text, expected a quotation mark"),
    .init("[➤\"abc\n\"]", "the text is not closed on its line, expected a quotation mark"),
    .init("\"a➤\u{1}\"", "found byte 0x01 in a text, expected it written with \\u"),
    .init("\"a\\➤q\"", "found \"q\", expected one of \" \\ / b f n r t u after the \\"),
    .init("\"\\u12➤G4\"", "found \"G4\", expected four hexadecimal digits"),
    .init("\"é➤\\ud800x\"", "found half of a surrogate pair, expected both halves"),
    .init("\"➤\\udc00\"", "found half of a surrogate pair, expected both halves"),
    .init("\"➤\\ud800\\u0041\"", "found half of a surrogate pair, expected both halves"),
    .init("\"➤\\u0000\"", "found a NUL character"),
    .init("{\"a\":1,\n ➤\"a\":2}", "the key \"a\" stands twice, first at 1:2"),
    .init("{\"a\":1, ➤\"\\u0061\":2}", "the key \"a\" stands twice, first at 1:2"),
    .init("[➤é]", "found \"é\", expected a value"),
  ]

  @Test("points at what is wrong in strict JSON", arguments: strictErrors)
  func strictError(row: ErrorCase) {
    let found = problem(row.bytes, .strict)
    #expect(found?.message == row.message)
    #expect(found?.position == row.position)
  }

  static let json5Errors: [ErrorCase] = [
    .init("{a: 1,➤,}", "found \",\", expected a key or \"}\""),
    .init("[1, ➤/* never", "the comment is never closed"),
    .init("[1 ➤/ 2]", "found \"/\", expected a value or a comment"),
    .init("{➤1a: 1}", "found \"1a\", expected a key or \"}\""),
    .init("[➤.5]", "found \".\", expected a value"),
    .init("[➤'a\n']", "the text is not closed on its line, expected a quotation mark"),
    .init("{a: 1 ➤b: 2}", "found \"b\", expected \",\" or \"}\""),
  ]

  @Test("points at what is wrong in a scene's dialect", arguments: json5Errors)
  func json5Error(row: ErrorCase) {
    let found = problem(row.bytes, .json5)
    #expect(found?.message == row.message)
    #expect(found?.position == row.position)
  }

  @Test(
    "refuses bytes that are not text",
    arguments: [
      ([0x1F, 0x8B, 8, 0], "the file is compressed (gzip), expected text"),
      ([0xFF, 0xFE, 0x7B, 0], "the file is UTF-16, expected UTF-8"),
      ([0x7B, 0x00, 0x01], "the file is binary (byte 1 is NUL), expected text"),
      ([0x22, 0xC0, 0x80, 0x22], "found byte 0xC0, expected UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "found byte 0xED, expected UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "found byte 0xF4, expected UTF-8"),
      ([0x22, 0xE2, 0x82, 0x22], "found byte 0xE2, expected UTF-8"),
      ([0x80], "found byte 0x80, expected a value"),
    ] as [([UInt8], String)])
  func notText(bytes: [UInt8], message: String) {
    #expect(problem(bytes, .strict)?.message == message)
  }

  @Test("knows the place of every value")
  func positions() throws {
    let value = try JSONReader.read(
      Array("\u{FEFF}{ \"é\" : [1,\n  \"x\"] }".utf8), dialect: .strict)
    let member = try #require(value.members?.first)
    #expect(value.position == SourcePosition(line: 1, column: 1))
    #expect(member.keyPosition == SourcePosition(line: 1, column: 3))
    #expect(member.value.position == SourcePosition(line: 1, column: 9))
    #expect(member.value.array?.last?.position == SourcePosition(line: 2, column: 3))
  }

  @Test("resolves escapes")
  func escapes() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00 é😀""#
    let value = try JSONReader.read(Array(text.utf8), dialect: .strict)
    #expect(value.string == "\"\\/\u{8}\u{C}\n\r\té😀 é😀")
  }

  @Test("takes comments, bare keys, single quotes and trailing commas in a scene's dialect")
  func json5() throws {
    let text = "// one\n{ a: 'it\\'s', $b_2: [1, 2,], /* two\n */ \"c\": { }, }"
    let value = try JSONReader.read(Array(text.utf8), dialect: .json5)
    #expect(value.members?.map { $0.key } == ["a", "$b_2", "c"])
    #expect(value.members?[0].value.string == "it's")
    #expect(value.members?[1].value.array?.count == 2)
    #expect(value.members?[2].keyPosition == SourcePosition(line: 3, column: 5))
  }

  @Test("limits nesting")
  func nesting() {
    var limits = InputLimits()
    limits.nesting = 3
    #expect(problem(Array("[[[1]]]".utf8), .strict, limits) == nil)
    let found = problem(Array("[[[[1]]]]".utf8), .strict, limits)
    #expect(found == .error("nested more than 3 deep", at: SourcePosition(line: 1, column: 4)))
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(problem(deep, .strict)?.message == "nested more than 64 deep")
  }

  @Test("finds a key that stands twice in a large object")
  func duplicateAmongMany() {
    var text = "{"
    for index in 0..<40 { text += "\"k\(index)\":0," }
    let found = problem(Array((text + "\"k7\":1}").utf8), .strict)
    #expect(found?.message == "the key \"k7\" stands twice, first at 1:51")
  }

  @Test("limits the size of a file")
  func fileSize() {
    var limits = InputLimits()
    limits.fileSize = 4
    #expect(
      problem(Array("[1,2]".utf8), .strict, limits)?.message
        == "the file has 5 bytes, expected at most 4")
  }

  private func problem(
    _ bytes: [UInt8], _ dialect: JSONReader.Dialect, _ limits: InputLimits = InputLimits()
  ) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try JSONReader.read(bytes, dialect: dialect, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}
