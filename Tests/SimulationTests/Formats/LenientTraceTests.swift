import Simulation
import Testing

/// A damaged trace, what is left of it, and what the reading says it did.
struct RepairCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var lines: [String]
  var kept: [Int]
  var warnings: [String]
}

@Suite("TraceReader, lenient")
struct LenientTraceTests {
  private static let down = "{\"t\":5,\"ev\":\"down\",\"id\":1,\"x\":1,\"y\":2}"
  private static let up = "{\"t\":6,\"ev\":\"up\",\"id\":1,\"x\":1,\"y\":2}"
  private static let end = "{\"t\":6,\"ev\":\"end\"}"

  static let repairs: [RepairCase] = [
    RepairCase(
      testDescription: "a line cut off",
      lines: [down, up, "{\"t\":6,\"ev\":\"mo"], kept: [2, 3],
      warnings: [
        "the line ends inside a text, expected a quotation mark; the last line seems to be cut off;"
          + " the line is left out",
        "the trace has no end line, possibly it is cut off",
      ]),
    RepairCase(
      testDescription: "an unknown key",
      lines: [down, "{\"t\":6,\"ev\":\"up\",\"id\":1,\"x\":1,\"y\":2,\"zz\":1}", end],
      kept: [2, 3, 4],
      warnings: [
        "unknown key \"zz\" of \"up\", expected one of t, ev, id, x, y, p, size, tool, alt, azi,"
          + " btn, seen; it is ignored"
      ]),
    RepairCase(
      testDescription: "a time that runs backwards a little",
      lines: [down, "{\"t\":4.5,\"ev\":\"up\",\"id\":1,\"x\":1,\"y\":2}", end], kept: [2, 3, 4],
      warnings: ["time 4.5 is earlier than 5 on line 2; it is taken as 5"]),
    RepairCase(
      testDescription: "a time that runs backwards a lot",
      lines: ["{\"t\":5000,\"ev\":\"cancelAll\"}", "{\"t\":3,\"ev\":\"cancelAll\"}"], kept: [2],
      warnings: [
        "time 3 is earlier than 5000 on line 2; the line is left out",
        "the trace has no end line, possibly it is cut off",
      ]),
    RepairCase(
      testDescription: "a contact without its down, and a comment",
      lines: [up, "# hello", down, up, end], kept: [4, 5, 6],
      warnings: [
        "contact 1 is not down, expected its down first; the line is left out",
        "the line is a comment, it is left out",
      ]),
    RepairCase(
      testDescription: "a contact that touches twice",
      lines: [down, down, up, end], kept: [2, 3, 3, 4, 5],
      warnings: ["contact 1 is already down since line 2; it is cancelled and touches anew"]),
    RepairCase(
      testDescription: "a wrong number of lines, and lines after the end",
      lines: [down, up, "{\"t\":6,\"ev\":\"end\",\"lines\":9}", down], kept: [2, 3, 4],
      warnings: [
        "found the number 9 for \"lines\", expected 4, the number of the line it stands on;"
          + " it is ignored",
        "the line stands after the end of the trace; the line is left out",
      ]),
  ]

  @Test("repairs and says so", arguments: repairs)
  func repair(row: RepairCase) throws {
    let text = ([TraceReaderTests.header.trimmingSuffixNewline] + row.lines).joined(separator: "\n")
    let reading = try TraceReader.read(Array(text.utf8), options: .init(isLenient: true))
    #expect(reading.trace.entries.map { $0.line } == row.kept)
    #expect(reading.warnings.map { $0.message } == row.warnings)
    #expect(throws: Diagnostics.self) { try TraceReader.read(Array(text.utf8)) }
  }

  @Test("gives up where a fifth of the file cannot be read")
  func anotherKind() {
    var text = TraceReaderTests.header
    for _ in 0..<20 { text += "{\"t\":6,\"ev\":\"cancelAll\"}\n" }
    for _ in 0..<6 { text += "prose\n" }
    #expect(throws: Diagnostics.self) {
      try TraceReader.read(Array(text.utf8), options: .init(isLenient: true))
    }
  }

  static func lenient(_ lines: [String]) throws -> TraceReading {
    let text = TraceReaderTests.header + lines.joined(separator: "\n") + "\n"
    return try TraceReader.read(Array(text.utf8), options: .init(isLenient: true))
  }

  @Test("takes a time that runs backwards by exactly a second, and none that does by more")
  func backwards() throws {
    func kept(_ time: String) throws -> [Instant] {
      try Self.lenient([
        "{\"t\":1005,\"ev\":\"cancelAll\"}", "{\"t\":\(time),\"ev\":\"cancelAll\"}", Self.lateEnd,
      ]).trace.entries.map { $0.time }
    }
    let late = Instant(nanoseconds: 1_005_000_000)
    let end = Instant(nanoseconds: 2_000_000_000)
    #expect(try kept("5") == [late, late, end])
    #expect(try kept("4.999") == [late, end])
  }

  static let lateEnd = "{\"t\":2000,\"ev\":\"end\"}"

  @Test("takes four lines that cannot be read whatever their share, and five only up to a fifth")
  func fifth() {
    /// Whether a header, good lines and bad ones are taken.
    func takes(_ bad: Int, of all: Int) -> Bool {
      let good = Array(repeating: "{\"t\":6,\"ev\":\"cancelAll\"}", count: all - 1 - bad)
      return (try? Self.lenient(good + Array(repeating: "prose", count: bad))) != nil
    }
    #expect(takes(4, of: 5))
    #expect(takes(5, of: 25))
    #expect(!takes(5, of: 24))
    #expect(takes(6, of: 30))
    #expect(!takes(6, of: 29))
  }

  @Test("knows no contact that is down after cancelAll, strict or lenient")
  func cancelAll() throws {
    let all = "{\"t\":5,\"ev\":\"cancelAll\"}"
    func read(_ lines: [String]) throws -> TraceReading {
      let text = TraceReaderTests.header + lines.joined(separator: "\n") + "\n"
      return try TraceReader.read(Array(text.utf8))
    }
    #expect(throws: Diagnostics.self) { try read([Self.down, all, Self.up, Self.end]) }
    let again = try read([Self.down, all, Self.down, Self.up, Self.end])
    #expect(again.warnings == [])
    let over = try read([Self.down, all, Self.end])
    #expect(over.openContacts == [])
    #expect(over.warnings == [])
    let repaired = try Self.lenient([Self.down, all, Self.down, all, Self.up, Self.end])
    #expect(repaired.trace.entries.map { $0.line } == [2, 3, 4, 5, 7])
    #expect(
      repaired.warnings.map { $0.message } == [
        "contact 1 is not down, expected its down first; the line is left out"
      ])
  }

  @Test("does not make up a header")
  func header() {
    #expect(throws: Diagnostics.self) {
      try TraceReader.read(Array(Self.down.utf8), options: .init(isLenient: true))
    }
  }
}

extension String {
  /// The text without the line end at its end.
  fileprivate var trimmingSuffixNewline: String {
    hasSuffix("\n") ? String(dropLast()) : self
  }
}
