import Simulation
import Testing

@testable import motion_sim

@Suite("Diagnostics as compilers print them")
struct DiagnosticPrinterTests {
  static func text(
    _ source: String, _ items: [Diagnostic], color: Bool = false
  ) -> String {
    DiagnosticPrinter(file: "a.jsonl", source: Array(source.utf8), usesColor: color)
      .text(for: items)
  }

  @Test("Place, message, line and caret")
  func plain() {
    let text = Self.text(
      "one\ntwo three\n", [.error("not wanted", at: SourcePosition(line: 2, column: 5))])
    #expect(text == "a.jsonl:2:5: error: not wanted\ntwo three\n    ^\n")
  }

  @Test("Columns count Unicode scalars, and tabs stay tabs")
  func scalars() {
    let text = Self.text(
      "\té\u{1F600}x\n", [.warning("here", at: SourcePosition(line: 1, column: 4))])
    #expect(text == "a.jsonl:1:4: warning: here\n\té\u{1F600}x\n\t  ^\n")
  }

  @Test("A long line is cut around the caret")
  func long() {
    let source = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
    let text = Self.text(source, [.error("here", at: SourcePosition(line: 1, column: 5001))])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].count == 102)
    #expect(lines[1].hasPrefix("…aaa") && lines[1].hasSuffix("bbb…"))
    let caret = lines[2].count - 1
    #expect(Array(lines[1])[caret] == "X")
  }

  @Test("A message about the whole file has no place")
  func whole() {
    #expect(Self.text("x", [.error("empty", at: nil)]) == "a.jsonl: error: empty\n")
  }

  @Test("Control characters never reach the terminal")
  func controls() {
    let text = Self.text("a\u{1B}[31mb", [.error("no", at: SourcePosition(line: 1, column: 1))])
    #expect(!text.contains("\u{1B}"))
  }

  @Test("After the limit the rest is counted")
  func limit() {
    let items = (1...DiagnosticPrinter.limit + 3).map { Diagnostic.error("e\($0)", at: nil) }
    let text = Self.text("x", items)
    #expect(text.hasSuffix("a.jsonl: note: 3 more messages not shown\n"))
    #expect(text.split(separator: "\n").count == DiagnosticPrinter.limit + 1)
  }

  @Test("A caret may stand just behind the line")
  func behind() {
    let text = Self.text("ab\r\n", [.error("end", at: SourcePosition(line: 1, column: 3))])
    #expect(text == "a.jsonl:1:3: error: end\nab\n  ^\n")
  }

  @Test("Colour only on a terminal and never with NO_COLOR")
  func color() {
    let host = MemoryHost()
    #expect(!host.usesColor)
    host.errorIsTerminal = true
    #expect(host.usesColor)
    host.environment["NO_COLOR"] = "1"
    #expect(!host.usesColor)
    let text = Self.text("x", [.error("e", at: nil)], color: true)
    #expect(text == "a.jsonl: \u{1B}[1;31merror:\u{1B}[0m e\n")
  }
}
