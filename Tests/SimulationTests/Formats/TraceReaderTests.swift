import Simulation
import Testing

@Suite("TraceReader")
struct TraceReaderTests {
  static let header = "{\"trace\":\"gesture-trace\",\"version\":1,\"width\":390,\"height\":844}\n"

  static let errors: [ErrorCase] = [
    .init(
      "➤{\"t\":0}",
      "the first line is no header, expected one such as {\"trace\":\"gesture-trace\",\"version\":1,"
        + "\"width\":393,\"height\":852}"),
    .init(
      "{\"trace\":➤\"other\",\"version\":1,\"width\":1,\"height\":1}",
      "found \"other\" for \"trace\", expected \"gesture-trace\""),
    .init(
      "{\"trace\":\"gesture-trace\",\"version\":➤2,\"width\":1,\"height\":1}",
      "found the number 2 for \"version\", expected 1"),
    .init(
      "➤{\"trace\":\"gesture-trace\",\"version\":1,\"height\":1}",
      "the header needs \"width\", a number above 0, at most 1000000"),
    .init(
      "{\"trace\":\"gesture-trace\",\"version\":1,\"width\":1,\"height\":1,➤\"sclae\":2}",
      "unknown key \"sclae\" of the header, did you mean \"scale\"?"),
    .init(
      header + "{\"t\":0,\"ev\":➤\"dwon\",\"id\":1,\"x\":0,\"y\":0}",
      "unknown value \"dwon\" of \"ev\", did you mean \"down\"?"),
    .init(
      header + "{\"t\":0,\"ev\":\"down\",\"id\":1,\"x\":0,\"y\":0,➤\"presure\":1}",
      "unknown key \"presure\" of \"down\", expected one of t, ev, id, x, y, p, size, tool, alt, azi,"
        + " btn, seen"),
    .init(
      header + "➤{\"t\":0,\"ev\":\"down\",\"id\":1,\"x\":0}",
      "\"down\" needs \"y\", a number of points from -1e12 to 1e12"),
    .init(
      header + "{\"t\":0,\"ev\":\"down\",\"id\":➤\"a\",\"x\":0,\"y\":0}",
      "found \"a\" for \"id\", expected a whole number from -9007199254740991 to 9007199254740991"),
    .init(
      header + "{\"t\":0,\"ev\":\"down\",\"id\":➤1.5,\"x\":0,\"y\":0}",
      "found the number 1.5 for \"id\", expected a whole number from -9007199254740991 to"
        + " 9007199254740991"),
    .init(
      header + "{\"t\":➤-1,\"ev\":\"cancelAll\"}",
      "found the number -1 for \"t\", expected a number of milliseconds from 0 to 1000000000"),
    .init(
      header + "➤{\"ev\":\"cancelAll\"}", "\"cancelAll\" needs \"t\", a number of milliseconds"),
    .init(header + "➤{\"t\":1}", "an entry needs \"ev\", a text"),
    .init(
      header + "{\"t\":318,\"ev\":\"cancelAll\"}\n\n{\"t\":➤310,\"ev\":\"cancelAll\"}",
      "time 310 is earlier than 318 on line 2"),
    .init(
      header + "➤{\"t\":0,\"ev\":\"move\",\"id\":4,\"x\":0,\"y\":0}",
      "contact 4 is not down, expected its down first"),
    .init(
      header + "{\"t\":0,\"ev\":\"down\",\"id\":1,\"x\":0,\"y\":0}\n"
        + "➤{\"t\":1,\"ev\":\"down\",\"id\":1,\"x\":0,\"y\":0}",
      "contact 1 is already down since line 2, expected its up or cancel first"),
    .init(
      header + "{\"t\":0,\"ev\":\"down\",\"id\":1,\"x\":0,\"y\":0}\n"
        + "{\"t\":1,\"ev\":\"up\",\"id\":1,\"x\":0,\"y\":0}\n➤{\"t\":1,\"ev\":\"cancel\",\"id\":1}",
      "contact 1 is not down, expected its down first"),
    .init(
      header + "{\"t\":0,\"ev\":\"end\",\"lines\":➤3}",
      "found the number 3 for \"lines\", expected 2, the number of the line it stands on"),
    .init(
      header + "{\"t\":0,\"ev\":\"end\",\"lines\":2}\n➤{\"t\":0,\"ev\":\"cancelAll\"}",
      "the line stands after the end of the trace"),
    .init(
      header + "{\"t\":0,\"ev\":\"cancelAll\"}\n{\"t\":1,\"ev\":➤\"mo",
      "the line ends inside a text, expected a quotation mark; the last line seems to be cut off"),
    .init(
      header + "{\"t\":0,\"ev\":\"down\",\"id\":1➤",
      "the line ends too early, expected \",\" or \"}\""
        + "; the last line seems to be cut off"),
    .init(header + "➤[1]", "found a list, expected an object with \"t\" and \"ev\""),
    .init(
      header + "{\"t\":5,\"ev\":\"down\",\"id\":1,\"x\":0,\"y\":0,\"seen\":➤4}",
      "found the number 4 for \"seen\", expected a time not before the sample's own"),
    .init(
      header + "{\"t\":0,\"ev\":\"down\",\"id\":1,\"x\":0,\"y\":0,\"p\":➤1.5}",
      "found the number 1.5 for \"p\", expected a number from 0 to 1"),
    .init(
      header + "{\"t\":0,\"ev\":\"down\",\"id\":1,\"x\":0,\"y\":0,\"tool\":➤\"pan\"}",
      "unknown value \"pan\" of \"tool\", did you mean \"pen\"?"),
    .init(
      header + "{\"t\":0,\"ev\":\"insert\",\"target\":\"cards\",\"item\":➤null}",
      "found null for \"item\", expected an object or the id of an entry of the catalog"),
    .init(
      header + "➤{\"t\":0,\"ev\":\"reorder\",\"target\":\"cards\",\"item\":\"a\"}",
      "\"reorder\" needs \"index\", a whole number from 0 to 2147483647"),
    .init(
      header + "{\"t\":0,\"ev\":\"remove\",\"target\":\"c\",\"item\":\"a\",\"animation\":➤3}",
      "found the number 3 for \"animation\", expected a text such as \"spring 0.35 0.8\" or an object"
    ),
    .init(
      header + "{\"t\":0,\"ev\":\"setting\",\"name\":➤\"reducedMotion\",\"value\":true}",
      "unknown value \"reducedMotion\" of \"name\", did you mean \"reduceMotion\"?"),
    .init(
      header + "➤{\"t\":0,\"ev\":\"access\",\"target\":\"card\",\"action\":\"custom\"}",
      "\"access\" needs \"name\", a text"),
  ]

  @Test("points at what is wrong", arguments: errors)
  func error(row: ErrorCase) {
    let found = problems(row.bytes).items.filter { $0.severity == .error }
    #expect(found.map { $0.message } == [row.message])
    #expect(found.first?.position == row.position)
  }

  @Test("reads every kind of entry")
  func kinds() throws {
    let reading = try TraceReader.read(Array(TraceSamples.everything.utf8))
    #expect(reading.trace == TraceSamples.everythingTrace)
    #expect(reading.warnings == [])
    #expect(reading.openContacts == [])
  }

  @Test("reads plain samples as the full reading does")
  func shortCut() throws {
    // A note that nobody minds makes the line too long for the short cut: an escape in `ev`.
    let plain = TraceSamples.drag
    let full = plain.replacingText("\"move\"", with: "\"mov\\u0065\"")
    #expect(try TraceReader.read(Array(plain.utf8)) == TraceReader.read(Array(full.utf8)))
  }

  @Test("tells all errors, the first twenty in words")
  func cap() {
    var text = Self.header
    for _ in 0..<35 { text += "{\"t\":0,\"ev\":\"jump\"}\n" }
    let found = problems(Array(text.utf8)).items
    #expect(found.count == 21)
    #expect(found.last == .error("15 more errors are not shown", at: nil))
  }

  @Test("tells every mistake of one line")
  func several() {
    let text = Self.header + "{\"t\":0,\"ev\":\"down\",\"id\":1,\"x\":\"a\",\"z\":1}\n"
    #expect(problems(Array(text.utf8)).items.map { $0.position?.column } == [1, 31, 35])
  }

  @Test("warns of a missing end, of an open contact, and once of too many decimals")
  func warnings() throws {
    let text =
      Self.header + "{\"t\":0.0005,\"ev\":\"down\",\"id\":3,\"x\":0,\"y\":0}\n"
      + "{\"t\":1.00049,\"ev\":\"move\",\"id\":3,\"x\":0,\"y\":0}\n"
    let reading = try TraceReader.read(Array(text.utf8))
    #expect(reading.trace.entries.map { $0.time.nanoseconds } == [1_000, 1_000_000])
    #expect(reading.openContacts == [ContactID(3)])
    #expect(
      reading.warnings.map { $0.message } == [
        "a time has more than three decimals, times are rounded to microseconds",
        "the trace has no end line, possibly it is cut off",
        "contact 3 is still down at the end of the trace; it is cancelled",
      ])
  }

  @Test("accepts CR LF, blank lines and a byte order mark")
  func lineEnds() throws {
    let plain = try TraceReader.read(Array(TraceSamples.dragWithoutEnd.utf8))
    let text = "\u{FEFF}" + TraceSamples.dragWithoutEnd.replacingText("\n", with: "\r\n\r\n")
    let other = try TraceReader.read(Array(text.utf8))
    #expect(other.trace.entries.map { $0.action } == plain.trace.entries.map { $0.action })
  }

  @Test("refuses a line, a number of entries and a time beyond the limits")
  func limits() {
    var options = TraceReader.Options()
    options.limits.lineLength = 70
    options.limits.entries = 2
    options.limits.time = 100
    let line = "{\"t\":0,\"ev\":\"cancelAll\"}\n"
    let long = "{\"t\":0,\"ev\":\"mark\",\"label\":\"\(String(repeating: "x", count: 60))\"}\n"
    #expect(
      problems(Array((Self.header + long).utf8), options).items.first?.message
        == "the line has 90 bytes, expected at most 70")
    #expect(
      problems(Array((Self.header + line + line + line).utf8), options).items.first?.message
        == "the trace has more than 2 entries")
    #expect(
      problems(Array((Self.header + "{\"t\":101,\"ev\":\"cancelAll\"}").utf8), options).items.first?
        .message
        == "found the number 101 for \"t\", expected a number of milliseconds from 0 to 100")
  }

  private func problems(
    _ bytes: [UInt8], _ options: TraceReader.Options = .init()
  ) -> Diagnostics {
    do throws(Diagnostics) {
      _ = try TraceReader.read(bytes, options: options)
      return Diagnostics()
    } catch {
      return error
    }
  }
}
