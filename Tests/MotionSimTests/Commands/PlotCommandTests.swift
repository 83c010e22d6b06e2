import Testing

@testable import motion_sim

@Suite("motion-sim plot")
struct PlotCommandTests {
  static let trace = "t/drag.trace.jsonl"

  @Test("A trace becomes an SVG file with the events marked")
  func svg() throws {
    let host = SampleFiles.host()
    #expect(host.run("plot", Self.trace, "--select", "card.offset.x", "-o", "p.svg") == .success)
    let text = try #require(host.text("p.svg"))
    #expect(try XMLCheck.elements(in: text).contains("path"))
    #expect(text.contains(">card.offset.x</text>"))
    #expect(text.contains(">card:drag active</text>"))
    #expect(text.contains(">drag.trace.jsonl</text>"))
    #expect(host.outputText.isEmpty && host.errorText.isEmpty)
  }

  @Test("A selected velocity is drawn, and not made up where a table has none")
  func velocity() throws {
    let host = SampleFiles.host()
    host.environment["COLUMNS"] = "60"
    #expect(host.run("plot", Self.trace, "--select", "card.offset.x.v") == .success)
    #expect(host.outputText.contains("card.offset.x.v (pt/s)\n"))
    #expect(host.outputText.contains("-"))
    #expect(host.run("replay", Self.trace, "-o", "f.csv") == .success)
    host.files["f.csv"] = host.written["f.csv"]
    #expect(host.run("plot", "f.csv", "--select", "card.offset.x.v") == .badData)
  }

  @Test("A table of frames becomes a web page")
  func html() throws {
    let host = SampleFiles.host()
    #expect(host.run("replay", Self.trace, "-o", "f.csv") == .success)
    host.files["f.csv"] = host.written["f.csv"]
    #expect(host.run("plot", "f.csv", "--select=card.offset.x", "-o", "p.html") == .success)
    #expect(host.text("p.html")?.contains("<svg ") == true)
  }

  @Test("Without a selection the channels that move are drawn, in the terminal")
  func terminal() {
    let host = SampleFiles.host()
    host.environment["COLUMNS"] = "60"
    #expect(host.run("plot", Self.trace) == .success)
    #expect(host.outputText.contains("card.offset.x (pt)\n"))
    #expect(!host.outputText.contains("card.opacity"))
    #expect(host.outputText.contains("  card:drag ended\n"))
    for line in host.outputText.split(separator: "\n") {
      #expect(line.count <= 60, "\(line)")
    }
  }

  @Test(
    "Each fault has its exit status and its message, and leaves no file",
    arguments: [
      ([trace, "-o", "p.png"], .usage, "what to write to \"p.png\" is not clear"),
      ([trace, "--select", "none.x", "-o", "p.svg"], .badData, "no frame of"),
      (["t/none.csv"], .noInput, "cannot read t/none.csv"),
      (["still.trace.jsonl"], .badData, "nothing moves in still.trace.jsonl"),
      (["bad.csv"], .badData, "bad.csv:2:"),
    ] as [([String], motion_sim.ExitStatus, String)])
  func faults(words: [String], status: motion_sim.ExitStatus, message: String) {
    let host = SampleFiles.host()
    host.files["still.trace.jsonl"] = Array(
      """
      {"trace":"gesture-trace","version":1,"width":400,"height":800,"scene":"t/card.scene.json"}
      {"t":10,"ev":"end","lines":2}
      """.utf8)
    host.files["bad.csv"] = Array("frame,time,view\n0,zero,card\n".utf8)
    #expect(Command.run(["plot"] + words, host: host) == status)
    #expect(host.errorText.contains(message), "\(host.errorText)")
    #expect(host.written.isEmpty)
  }
}
