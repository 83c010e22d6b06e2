import Testing

@testable import motion_sim

@Suite("motion-sim check")
struct CheckCommandTests {
  static func host(_ expectations: String) -> MemoryHost {
    let host = SampleFiles.host()
    host.files["t/drag.expect.json"] = Array(expectations.utf8)
    return host
  }

  @Test("What is met is only counted")
  func met() {
    let host = Self.host(
      """
      [ { channel: "card.offset.x", at: 0.06, equals: 40, within: 0.001 },
        { gesture: "card:drag", outcome: "ended" } ]
      """)
    #expect(host.run("check", "t/drag.trace.jsonl") == .success)
    #expect(host.outputText == "1 trace: 2 expectations, all met\n")
    #expect(host.errorText.isEmpty)
  }

  @Test("Expectations in the place of their trace are no trace")
  func expectations() {
    let host = Self.host("[]")
    #expect(host.run("check", "t/drag.expect.json") == .usage)
    #expect(host.errorText.contains("holds expectations; the operand is their trace"))
    #expect(host.errorText.contains("that is t/drag.trace.jsonl"))
  }

  @Test("Nothing that was expected is nothing that was met")
  func nothing() {
    let host = Self.host("[]")
    #expect(host.run("check", "t/drag.trace.jsonl") == .success)
    #expect(host.outputText == "1 trace: 0 expectations\n")
  }

  @Test("A miss shows its place, what was expected, what was found, and the course")
  func missed() {
    let host = Self.host(
      """
      [ { gesture: "card:drag", outcome: "ended" },
        { channel: "card.offset.x", at: 0.06, equals: 50, within: 0.5 } ]
      """)
    #expect(host.run("check", "t") == .checkFailed)
    let lines = host.outputText.split(separator: "\n").map { String($0) }
    #expect(lines.first == "t/drag.trace.jsonl: 1 of 2 expectations missed")
    #expect(lines.contains("  t/drag.expect.json:2:3"))
    #expect(lines.contains { $0.hasPrefix("    expected  card.offset.x is 50 ± 0.5 at 0.06 s") })
    #expect(lines.contains { $0.hasPrefix("    found     card.offset.x is 40 at 0.06 s") })
    #expect(lines.contains { $0.contains("▁") && $0.contains("█") && $0.contains(" s to ") })
    #expect(lines.last == "1 trace: 2 expectations, 1 missed")
  }

  @Test("What a scene warns of is printed once, however many traces run over it")
  func sharedScene() {
    let host = Self.host("[ { view: 'card[1]', presentFrom: 0 } ]")
    let scene = SampleFiles.scene.split(separator: "gestureState").joined(
      separator: "forEach: { in: 2, as: 'n', key: 'index' }, gestureState")
    host.files["t/card.scene.json"] = Array(scene.utf8)
    for ending in ["trace.jsonl", "expect.json"] {
      host.files["t/other.\(ending)"] = host.files["t/drag.\(ending)"]
    }
    #expect(host.run("check", "t") == .success)
    #expect(host.outputText == "2 traces: 2 expectations, all met\n")
    #expect(host.errorText.split(separator: "warning: ").count == 2)
  }

  @Test("An expectation may be about a velocity")
  func velocity() {
    let host = Self.host(
      """
      [ { channel: "card.offset.x.v", at: 0.06, equals: 0 },
        { channel: "card.offset.x.v", after: "up", seconds: 0.01, equals: 0 } ]
      """)
    #expect(host.run("check", "t/drag.trace.jsonl") == .checkFailed)
    #expect(host.outputText.hasPrefix("t/drag.trace.jsonl: 1 of 2 expectations missed"))
    #expect(host.outputText.contains("found     card.offset.x.v is "))
  }

  @Test("A directory is searched with the folders inside it")
  func directory() {
    let host = Self.host("[ { view: \"card\", presentFrom: 0 } ]")
    host.files["all/one/drag.trace.jsonl"] = Array(SampleFiles.drag.utf8)
    host.files["all/one/card.scene.json"] = Array(SampleFiles.scene.utf8)
    host.files["all/one/drag.expect.json"] = host.files["t/drag.expect.json"]
    host.files["all/two/none.trace.jsonl"] = Array(SampleFiles.drag.utf8)
    #expect(host.run("check", "all") == .success)
    #expect(host.outputText == "1 trace: 1 expectation, all met\n")
  }

  @Test("A broken file weighs more than a miss, and the others are still checked")
  func broken() {
    let host = Self.host("[ { channel: \"card.offset.x\", at: 0, equals: 9 } ]")
    host.files["t/bad.trace.jsonl"] = Array("{\n".utf8)
    host.files["t/bad.expect.json"] = Array("[]".utf8)
    #expect(host.run("check", "t") == .badData)
    #expect(host.errorText.contains("t/bad.trace.jsonl:1:"))
    #expect(host.outputText.contains("t/drag.trace.jsonl: 1 of 1 expectation missed"))
    #expect(host.outputText.hasSuffix("2 traces: 1 expectation, 1 missed; 1 trace with errors\n"))
  }

  @Test(
    "Each fault has its exit status and its message",
    arguments: [
      ("t/none.trace.jsonl", .noInput, "cannot read t/none.trace.jsonl"),
      ("no-such-folder", .noInput, "cannot read no-such-folder: "),
      ("t/bare.trace.jsonl", .noInput, "cannot read t/bare.expect.json"),
      ("empty", .noInput, "empty holds no trace with expectations"),
      ("t/odd.trace.jsonl", .badData, "t/odd.expect.json:1:"),
    ] as [(String, motion_sim.ExitStatus, String)])
  func faults(path: String, status: motion_sim.ExitStatus, message: String) {
    let host = Self.host("[]")
    host.files["empty/note.txt"] = []
    host.files["t/bare.trace.jsonl"] = Array(SampleFiles.drag.utf8)
    host.files["t/odd.trace.jsonl"] = Array(SampleFiles.drag.utf8)
    host.files["t/odd.expect.json"] = Array("[ { chanel: \"card.x\" } ]".utf8)
    #expect(host.run("check", path) == status)
    #expect(host.errorText.contains(message), "\(host.errorText)")
  }
}
