import Testing

@testable import motion_sim

@Suite("motion-sim convert")
struct ConvertCommandTests {
  static let tap = EvemuText()
    .frame(0, Row.id(1), Row.x(100), Row.y(100)).frame(20, Row.id(-1))
  static let bare = EvemuText(ranges: false)
    .frame(0, Row.id(1), Row.x(100), Row.y(100)).frame(20, Row.id(-1))

  static func host() -> MemoryHost {
    MemoryHost(["tap.evemu": tap.text, "bare.events": bare.text])
  }

  @Test("The trace goes to standard output")
  func trace() {
    let host = Self.host()
    #expect(
      host.run("convert", "tap.evemu", "--width", "100", "--height=200") == .success)
    #expect(
      host.outputText == """
        {"trace":"gesture-trace","version":1,"width":100,"height":200,"source":"evemu"}
        {"t":0,"ev":"down","id":1,"x":10,"y":10}
        {"t":20,"ev":"up","id":1,"x":10,"y":10}
        {"t":20,"ev":"end","lines":4}

        """)
    #expect(host.errorText.isEmpty)
  }

  @Test("With --summary alone the counts are printed, and no size is needed")
  func summary() {
    let host = Self.host()
    #expect(host.run("convert", "bare.events", "--summary") == .success)
    #expect(
      host.outputText == """
        rows: 6
        frames: 2
        protocol: B
        contacts: 1
        lifts: 1
        most at once: 1
        open: 0
        seconds: 0.02

        """)
  }

  @Test("With a file and --summary both are given")
  func both() {
    let host = Self.host()
    #expect(
      host.run("convert", "tap.evemu", "-o", "t.jsonl", "--summary", "--width=100") == .success)
    #expect(host.text("t.jsonl")?.hasPrefix("{\"trace\":\"gesture-trace\"") == true)
    #expect(host.outputText.hasPrefix("rows: 6\n"))
  }

  @Test("What was written replays")
  func replays() {
    let host = Self.host()
    #expect(host.run("convert", "tap.evemu", "-o", "t.jsonl") == .success)
    host.files["t.jsonl"] = host.written["t.jsonl"]
    host.files["s.json"] = Array(SampleFiles.scene.utf8)
    #expect(host.run("replay", "t.jsonl", "--scene", "s.json", "--hash") == .success)
  }

  @Test("Ranges come from the command line, from --device or from the description beside")
  func ranges() {
    let wanted = "{\"t\":0,\"ev\":\"down\",\"id\":1,\"x\":10,\"y\":10}"
    let size = ["--width=100", "--height=200"]
    let limits = Self.host()
    #expect(
      Command.run(
        ["convert", "bare.events", "--max-x=999", "--max-y=1999"] + size, host: limits)
        == .success)
    #expect(limits.outputText.contains(wanted))
    let device = Self.host()
    device.files["pad.desc"] = Array(EvemuText().text.utf8)
    #expect(
      Command.run(["convert", "bare.events", "--device=pad.desc"] + size, host: device)
        == .success)
    #expect(device.outputText.contains(wanted))
    let beside = Self.host()
    beside.files["bare.desc"] = Array(EvemuText().text.utf8)
    #expect(Command.run(["convert", "bare.events"] + size, host: beside) == .success)
    #expect(beside.outputText.contains(wanted))
  }

  @Test("A log of getevent without times wants a rate; its device may be described in a file")
  func getevent() {
    let log = GeteventText(.raw).frame(0, .id(1), .x(100), .y(100)).frame(10, .id(-1)).text
    let host = MemoryHost(["tap.log": log, "panel.txt": GeteventText.description()])
    #expect(host.run("convert", "tap.log", "--device", "panel.txt") == .usage)
    #expect(host.errorText.contains("error: the recording has no times: --assume-rate is needed"))
    #expect(
      host.run(
        "convert", "tap.log", "--device=panel.txt", "--assume-rate=50", "--width=100",
        "--height=200") == .success)
    #expect(
      host.outputText == """
        {"trace":"gesture-trace","version":1,"width":100,"height":200,"source":"getevent",\
        "sampling":"assumed 50 Hz"}
        {"t":0,"ev":"down","id":1,"x":10,"y":10}
        {"t":20,"ev":"up","id":1,"x":10,"y":10}
        {"t":20,"ev":"end","lines":4}

        """)
    #expect(host.run("convert", "tap.log", "--summary") == .success)
    #expect(host.outputText.hasSuffix("open: 0\nseconds: unknown\n"))
  }

  @Test(
    "Each fault has its exit status and its message, and leaves no file",
    arguments: [
      (["bare.events"], .usage, "--max-x and --max-y are needed"),
      (["bare.events"], .usage, "the largest values in the recording are x 100 and y 100"),
      (["none.evemu"], .noInput, "cannot read none.evemu"),
      (["empty"], .badData, "empty is empty: no contact found"),
      (["text"], .badData, "text is not a recording of a known format"),
      (["evtest"], .badData, "evtest looks like evtest, which this version does not read"),
      (["tap.evemu", "--rotate", "45"], .usage, "option --rotate is one of 0, 90, 180, 270"),
      (["tap.evemu", "--width", "0"], .usage, "option --width wants points"),
      (["tap.evemu", "--max-x", "1.5"], .usage, "option --max-x wants a positive whole number"),
      (["tap.evemu", "--at-end", "stop"], .usage, "option --at-end is one of cancel, up, error"),
    ] as [([String], motion_sim.ExitStatus, String)])
  func faults(words: [String], status: motion_sim.ExitStatus, message: String) {
    let host = Self.host()
    host.files["empty"] = []
    host.files["text"] = Array("hello\n".utf8)
    host.files["evtest"] = Array("Event: time 1.0, type 3 (EV_ABS)\n".utf8)
    #expect(Command.run(["convert"] + words + ["-o", "t.jsonl"], host: host) == status)
    #expect(host.errorText.contains(message), "\(host.errorText)")
    #expect(host.written.isEmpty && host.outputText.isEmpty)
  }
}
