import Simulation
import Testing

@Suite("TraceTableReader")
struct TraceTableReaderTests {
  private static let viewport = Size(width: 390, height: 844)

  @Test("reads samples with columns in any order")
  func samples() throws {
    let text =
      "ev,t,id,y,x,p\r\ndown,0,1,600,200,\r\nmove,8.333,1,588,202.5,0.42\r\n\r\ncancel,9,1,,,\n"
    let reading = try TraceTableReader.read(Array(text.utf8), viewport: Self.viewport)
    let one = ContactID(1)
    let last = Point(x: 202.5, y: 588)
    #expect(
      reading.trace.entries == [
        TraceEntry(
          time: .zero, action: .pointer(one, .down, Point(x: 200, y: 600), .none), line: 2),
        TraceEntry(
          time: Instant(nanoseconds: 8_333_000),
          action: .pointer(one, .move, last, PointerDetails(pressure: 0.42)), line: 3),
        TraceEntry(
          time: Instant(nanoseconds: 9_000_000), action: .pointer(one, .cancel, last, .none),
          line: 5),
      ])
    #expect(reading.trace.header.viewport == Self.viewport)
    #expect(reading.warnings == [])
  }

  static let errors: [ErrorCase] = [
    .init("t,ev,➤idd,x,y\n", "unknown column \"idd\" of the table, did you mean \"id\"?"),
    .init("t,ev,id,x,y,➤x\n", "the column \"x\" stands twice"),
    .init("➤t,ev,x,y\n", "the table has no column \"id\", expected t,ev,id,x,y"),
    .init("t,ev,id,x,y\n➤0,down,1,2\n", "found 4 cells, expected 5"),
    .init(
      "t,ev,id,x,y\n0,➤dwon,1,2,3\n", "unknown value \"dwon\" of \"ev\", did you mean \"down\"?"),
    .init(
      "t,ev,id,x,y\n0,down,1,➤a,3\n",
      "found \"a\" for \"x\", expected a number of points from -1e12 to 1e12"),
    .init("t,ev,id,x,y\n➤0,move,1,2,3\n", "contact 1 is not down, expected its down first"),
    .init("t,ev,id,x,y\n5,down,1,2,3\n➤4,up,1,2,3\n", "time 4 is earlier than 5 on line 2"),
    .init(
      "t,ev,id,x,y\n5,down,1,2,➤\"3\n", "the file ends inside a cell, expected a quotation mark"),
    .init(
      "t,ev,id,x,y\n5,\"down\"➤ ,1,2,3\n", "found \" \", expected a comma or the end of the line"),
  ]

  @Test("points at what is wrong", arguments: errors)
  func error(row: ErrorCase) {
    var found: [Diagnostic] = []
    do throws(Diagnostics) {
      _ = try TraceTableReader.read(row.bytes, viewport: Self.viewport)
    } catch {
      found = error.items
    }
    #expect(found.map { $0.message } == [row.message])
    #expect(found.first?.position == row.position)
  }

  @Test(
    "is told from JSON Lines by its first byte",
    arguments: [
      ("t,ev,id,x,y\n", true), (" \n\"t\",ev", true), ("{\"trace\":1}", false), ("", false),
      ("[1]", false),
    ])
  func recognizes(text: String, isTable: Bool) {
    #expect(TraceTableReader.recognizes(Array(text.utf8)) == isTable)
  }
}
