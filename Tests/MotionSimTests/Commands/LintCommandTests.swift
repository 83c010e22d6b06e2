import Testing

@testable import motion_sim

@Suite("motion-sim lint")
struct LintCommandTests {
  @Test("Good files pass, with a count")
  func good() {
    let host = SampleFiles.host()
    #expect(host.run("lint", "t/drag.trace.jsonl", "t/card.scene.json") == .success)
    #expect(host.errorText == "2 files: 0 errors, 0 warnings\n")
    #expect(host.outputText.isEmpty)
  }

  @Test("Errors of every file are shown, then counted")
  func bad() {
    let host = SampleFiles.host()
    host.files["a.trace.jsonl"] = Array(
      SampleFiles.drag.replacing("\"ev\":\"move\"", with: "\"ev\":\"mvoe\"").utf8)
    host.files["b.scene.json"] = Array("{ scene: 1, ".utf8)
    #expect(host.run("lint", "a.trace.jsonl", "b.scene.json") == .badData)
    #expect(host.errorText.contains("a.trace.jsonl:3:"))
    #expect(host.errorText.contains("a.trace.jsonl:4:"))
    #expect(host.errorText.contains("b.scene.json:1:"))
    #expect(host.errorText.contains("2 files: "))
  }

  @Test("A trace is checked against the scene that it names")
  func together() {
    let host = SampleFiles.host()
    host.files["t/send.trace.jsonl"] = Array(
      SampleFiles.drag.replacing(
        "{\"t\":110,\"ev\":\"end\",\"lines\":6}",
        with:
          "{\"t\":110,\"ev\":\"send\",\"name\":\"none\"}\n{\"t\":110,\"ev\":\"end\",\"lines\":7}"
      ).utf8)
    #expect(host.run("lint", "t/send.trace.jsonl") == .badData)
    #expect(host.errorText.contains("t/send.trace.jsonl:6:"), "\(host.errorText)")
  }

  @Test("A scene that is not there is a warning")
  func missingScene() {
    let host = MemoryHost(["a.trace.jsonl": SampleFiles.drag])
    #expect(host.run("lint", "a.trace.jsonl") == .success)
    #expect(
      host.errorText
        == "a.trace.jsonl: warning: the scene \"card.scene.json\" that the header names is not there\n"
        + "1 file: 0 errors, 1 warning\n")
  }

  @Test("A file of another kind is an error")
  func other() {
    let host = MemoryHost(["a.txt": "hello\n"])
    #expect(host.run("lint", "a.txt") == .badData)
    #expect(host.errorText.contains("a.txt: error: the file is neither a trace nor a scene"))
  }

  @Test("Expectations are checked too")
  func expectations() {
    let host = MemoryHost(["a.expect.json": "[ { chanel: \"card.x\" } ]", "b.expect.json": "[]"])
    #expect(host.run("lint", "b.expect.json") == .success)
    #expect(host.run("lint", "a.expect.json") == .badData)
    #expect(host.errorText.contains("a.expect.json:1:"))
  }

  @Test("The example of the help is what is printed")
  func example() {
    let host = MemoryHost([
      "fling.trace.jsonl": """
      {"trace":"gesture-trace","version":1,"width":390,"height":844}
      {"t":318,"ev":"down","id":1,"x":200,"y":600}
      {"t":310,"ev":"up","id":1,"x":221,"y":530}

      """
    ])
    #expect(host.run("lint", "fling.trace.jsonl") == .badData)
    let example = LintCommand.description.example.dropFirst().joined(separator: "\n")
    #expect(host.errorText == example + "\n")
  }
}
