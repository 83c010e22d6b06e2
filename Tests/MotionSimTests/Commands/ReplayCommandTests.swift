import Testing

@testable import motion_sim

@Suite("motion-sim replay")
struct ReplayCommandTests {
  static let trace = "t/drag.trace.jsonl"

  @Test("Frames go to standard output, one row a view and frame")
  func frames() {
    let host = SampleFiles.host()
    #expect(host.run("replay", Self.trace) == .success)
    let lines = host.outputText.split(separator: "\n")
    #expect(lines[0].hasPrefix("frame,time,view,phase,x,y,width,height,offset.x"))
    #expect(lines[1] == "0,0,card,present,50,100,300,400,0,0,1,1,0,1,0,0")
    #expect(lines[4] == "3,0.06,card,present,50,100,300,400,40,0,1,1,0,1,0,0")
    #expect(host.errorText.isEmpty)
  }

  @Test("The wide form has a column for each selected channel")
  func wide() {
    let host = SampleFiles.host()
    let status = host.run(
      "replay", Self.trace, "--wide", "--select", "card.offset.x", "--fps=10", "--until", "0.1")
    #expect(status == .success)
    #expect(host.outputText == "frame,time,card.offset.x\n0,0,0\n1,0.1,100\n")
  }

  @Test("A selected velocity is that of the run, whether or not all velocities are asked for")
  func selectedVelocity() {
    let columns = ["replay", Self.trace, "--wide", "--select", "card.offset.x.v", "--until", "0.2"]
    let plain = SampleFiles.host()
    #expect(Command.run(columns, host: plain) == .success)
    let all = SampleFiles.host()
    #expect(Command.run(columns + ["--velocity"], host: all) == .success)
    #expect(plain.outputText == all.outputText)
    // Frame 6, at 0.12 s, is the first after the lift at 0.11 s.
    let rows = plain.outputText.split(separator: "\n").map { $0.split(separator: ",") }
    #expect(rows[6].last == "0")
    #expect(rows[7].last != "0")
  }

  @Test("Frames and log go to files, whole")
  func files() throws {
    let host = SampleFiles.host()
    let status = host.run(
      "replay", Self.trace, "-o", "out/f.csv", "--events", "out/e.csv", "--hash")
    #expect(status == .success)
    #expect(host.text("out/f.csv")?.hasPrefix("frame,time,view") == true)
    let events = try #require(host.text("out/e.csv"))
    #expect(events.hasPrefix("time,kind,view,name,phase,reason,by,value\n"))
    #expect(events.contains("gesture,card,drag,ended"))
    #expect(host.outputText.count == 17)
  }

  @Test("Frames and log cannot go to one file")
  func oneFile() {
    let host = SampleFiles.host()
    #expect(host.run("replay", Self.trace, "-o", "out/f.csv", "--events", "out/f.csv") == .usage)
    #expect(host.errorText.contains("both name out/f.csv"))
    #expect(host.written.isEmpty)
  }

  @Test("The log holds updates where they are asked for, and only there")
  func updates() throws {
    let host = SampleFiles.host()
    let options = ["-o", "out/f.csv", "--events", "out/e.csv"]
    #expect(Command.run(["replay", Self.trace, "--updates"] + options, host: host) == .success)
    let events = try #require(host.text("out/e.csv"))
    #expect(events.contains(",update,,card:drag,done,1 view,,1\n"))
    let plain = SampleFiles.host()
    #expect(Command.run(["replay", Self.trace] + options, host: plain) == .success)
    #expect(plain.text("out/e.csv")?.contains(",update,") == false)
    let without = SampleFiles.host()
    #expect(without.run("replay", Self.trace, "--updates") == .usage)
    #expect(without.errorText.contains("--updates needs --events"))
  }

  @Test("The hash does not depend on what is shown, and is the same on a second run")
  func hash() {
    let hashes = [["--hash"], ["--hash", "--precision", "exact", "--format", "jsonl"], ["--hash"]]
      .map { options in
        let host = SampleFiles.host()
        #expect(Command.run(["replay", Self.trace] + options, host: host) == .success)
        return host.outputText
      }
    #expect(Set(hashes).count == 1)
    #expect(hashes[0].count == 17)
  }

  @Test("JSON Lines hold the same numbers")
  func jsonLines() {
    let host = SampleFiles.host()
    #expect(host.run("replay", Self.trace, "--format", "jsonl", "--until", "0") == .success)
    #expect(host.outputText.hasPrefix("{\"frame\":0,\"time\":0,\"view\":\"card\""))
  }

  @Test("A selected view that is in no frame is named")
  func unseen() {
    let host = SampleFiles.host()
    #expect(host.run("replay", Self.trace, "--select", "crad.offset.x") == .success)
    #expect(
      host.errorText == "t/drag.trace.jsonl: warning: no frame has a view \"crad\"\n"
        + "t/drag.trace.jsonl: note: did you mean card?\n")
  }

  @Test("Where no view is near to a selected one, those that there are stand in the note")
  func unlike() {
    let host = SampleFiles.host()
    #expect(host.run("replay", Self.trace, "--select", "page.offset.x") == .success)
    #expect(host.errorText.hasSuffix("t/drag.trace.jsonl: note: there are card\n"))
  }

  @Test("A trace from standard input finds its scene in the working directory")
  func standardInput() {
    let host = MemoryHost(["-": SampleFiles.drag, "card.scene.json": SampleFiles.scene])
    #expect(host.run("replay", "-", "--hash") == .success)
  }

  @Test("A table of samples is replayed over the scene that is given")
  func table() {
    let host = SampleFiles.host()
    host.files["t/drag.csv"] = Array(
      "t,ev,id,x,y\n0,down,1,200,300\n50,move,1,240,300\n60,up,1,240,300\n".utf8)
    #expect(host.run("replay", "t/drag.csv") == .usage)
    #expect(host.run("replay", "t/drag.csv", "--scene", "t/card.scene.json") == .success)
    #expect(host.outputText.contains("3,0.06,card,present,50,100,300,400,40,0"))
  }

  @Test(
    "Each fault has its exit status and its message, and leaves no file",
    arguments: [
      ([], .usage, "missing operand: TRACE"),
      (["t/none.jsonl"], .noInput, "cannot read t/none.jsonl: no such file or directory"),
      ([trace, "--fps", "0"], .usage, "option --fps wants frames per second"),
      ([trace, "--fps", "abc"], .usage, "got \"abc\""),
      ([trace, "--until", "-1"], .usage, "option --until wants seconds from 0 to 1000000"),
      ([trace, "--wide"], .usage, "--wide needs --select CHANNELS"),
      ([trace, "--select", "card.ofset.x"], .usage, "option --select at column 6: "),
      ([trace, "--precision", "16"], .usage, "option --precision wants 0 to 15 or exact"),
      ([trace, "--solver", "swiftUI"], .usage, "option --solver is one of exact"),
      ([trace, "--events", "-"], .usage, "--events - needs -o FRAMES"),
      ([trace, "--scene", "x.json"], .noInput, "cannot read x.json"),
      ([trace, "-o", "sealed/f.csv"], .cannotCreate, "cannot create sealed/f.csv"),
    ] as [([String], motion_sim.ExitStatus, String)])
  func faults(words: [String], status: motion_sim.ExitStatus, message: String) {
    let host = SampleFiles.host()
    host.sealed = ["sealed"]
    #expect(Command.run(["replay", "--events=e.csv"] + words, host: host) == status)
    #expect(host.errorText.contains(message), "\(host.errorText)")
    #expect(host.written.isEmpty && host.outputText.isEmpty)
  }

  @Test(
    "Each bad file is shown with its place, exits with 65 and leaves no file",
    arguments: [
      ("", "error: "),
      ("\u{0}\u{1}\u{2}", "error: "),
      ("hello\n", "bad.trace.jsonl:1:1: error: "),
      (String(SampleFiles.drag.dropLast(60)), "bad.trace.jsonl:5:"),
      (SampleFiles.drag.replacing("\"t\":100,", with: "\"t\":40,"), "bad.trace.jsonl:4:"),
      (SampleFiles.drag.replacing("\"ev\":\"up\"", with: "\"ev\":\"upp\""), "bad.trace.jsonl:5:"),
      (SampleFiles.drag.replacing("\"x\":240", with: "\"xx\":240"), "bad.trace.jsonl:3:"),
      (SampleFiles.drag.replacing("\"lines\":6", with: "\"lines\":7"), "bad.trace.jsonl:6:"),
      (String(repeating: "x", count: 100_000), "bad.trace.jsonl:1:1: error: the line has 100000"),
    ])
  func badTraces(text: String, message: String) {
    let host = SampleFiles.host()
    host.files["t/bad.trace.jsonl"] = Array(text.utf8)
    #expect(host.run("replay", "t/bad.trace.jsonl", "-o", "f.csv") == .badData)
    #expect(host.errorText.contains(message), "\(host.errorText)")
    #expect(host.written.isEmpty && host.outputText.isEmpty)
  }

  @Test("A trace without a scene asks for one")
  func noScene() {
    let host = MemoryHost([
      "a.trace.jsonl": SampleFiles.drag.replacing(",\"scene\":\"card.scene.json\"", with: "")
    ])
    #expect(host.run("replay", "a.trace.jsonl") == .usage)
    #expect(
      host.errorText.hasPrefix(
        "motion-sim replay: error: a.trace.jsonl names no scene: --scene SCENE is needed\n"))
  }

  @Test("A scene with errors is shown with its places")
  func badScene() {
    let host = SampleFiles.host()
    host.files["t/card.scene.json"] = Array(
      SampleFiles.scene.replacing("offset:", with: "ofset:").utf8)
    #expect(host.run("replay", Self.trace) == .badData)
    #expect(host.errorText.contains("t/card.scene.json:5:"), "\(host.errorText)")
    #expect(host.errorText.contains("offset"))
  }

  @Test("A contact that is still down is cancelled with a warning")
  func openContact() {
    let lines = SampleFiles.drag.split(separator: "\n").dropLast(2).joined(separator: "\n")
    let host = SampleFiles.host()
    host.files["t/open.trace.jsonl"] = Array((lines + "\n").utf8)
    #expect(host.run("replay", "t/open.trace.jsonl", "--hash") == .success)
    #expect(host.errorText.contains("warning"))
    #expect(host.errorText.split(separator: "still down").count == 2)
  }

  @Test("A trace of another size than its scene says so")
  func otherSize() {
    let host = SampleFiles.host()
    host.files["t/wide.trace.jsonl"] = Array(
      SampleFiles.drag.replacing("\"width\":400", with: "\"width\":500").utf8)
    #expect(host.run("replay", "t/wide.trace.jsonl", "--hash") == .success)
    #expect(host.errorText.contains("500 × 800, overrides the scene's, 400 × 800"))
  }

  @Test("The example of the help is what is printed")
  func example() throws {
    let host = MemoryHost()
    for name in ["flick.trace.jsonl", "card-stack.scene.json"] {
      let text = try #require(PackageFiles.text(of: "traces/card-stack/\(name)"))
      host.files[name] = Array(text.utf8)
    }
    let lines = ReplayCommand.description.example
    let words = lines[0].split(separator: " ").dropFirst(2).map { word in
      String(word.filter { $0 != "'" })
    }
    #expect(Command.run(words, host: host) == .success)
    #expect(host.outputText == lines.dropFirst().joined(separator: "\n") + "\n")
  }

  @Test("A reader that goes away ends the run quietly")
  func brokenPipe() {
    let host = BrokenHost(SampleFiles.host())
    #expect(Command.run(["replay", Self.trace], host: host) == .success)
    #expect(host.files.errorText.isEmpty)
  }
}

/// A world whose standard output nobody reads.
private final class BrokenHost: Host {
  let files: MemoryHost
  let output: any OutputStream = BrokenStream()
  let outputIsTerminal = false
  let errorIsTerminal = false
  let terminalColumns: Int? = nil

  init(_ files: MemoryHost) { self.files = files }
  func report(_ text: String) { files.report(text) }
  func variable(_ name: String) -> String? { nil }
  func kind(of path: String) -> FileKind? { files.kind(of: path) }
  func read(_ path: String) throws -> [UInt8] { try files.read(path) }
  func entries(of directory: String) throws -> [String] { try files.entries(of: directory) }
  func create(_ path: String) throws -> any OutputStream { try files.create(path) }
}

private final class BrokenStream: OutputStream {
  func write(_ bytes: [UInt8]) throws { throw BrokenPipe() }
  func close() throws { throw BrokenPipe() }
  func discard() {}
}
