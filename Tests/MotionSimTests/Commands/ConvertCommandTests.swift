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

  @Test("A recording that lasts longer than a trace may is refused, and nothing is written")
  func tooLong() {
    let log = GeteventText(.timed).frame(0, .id(1), .x(100), .y(100))
      .frame(1_000_001_000, .id(-1)).text
    let host = MemoryHost(["tap.log": log])
    let words = ["convert", "tap.log", "--max-x=999", "--max-y=999", "-o", "t.jsonl"]
    #expect(Command.run(words, host: host) == .badData)
    #expect(
      host.errorText.contains("the last sample is at 1000001 s; a trace lasts at most 1000000 s"))
    #expect(host.written.isEmpty)
  }

  @Test("Gestures in words become a trace that replays, the same for the same seed")
  func gestures() {
    let host = Self.host()
    let size = ["--width=100", "--height=200"]
    let words = ["convert", "--gesture", "tap at 50,50", "--gesture=pause 0.1 then tap at 10,10"]
    #expect(Command.run(words + size, host: host) == .success)
    #expect(
      host.outputText == """
        {"trace":"gesture-trace","version":1,"width":100,"height":200,"source":"script",\
        "sampling":"120 Hz"}
        {"t":0,"ev":"down","id":1,"x":50,"y":50}
        {"t":80,"ev":"up","id":1,"x":50,"y":50}
        {"t":180,"ev":"down","id":2,"x":10,"y":10}
        {"t":260,"ev":"up","id":2,"x":10,"y":10}
        {"t":260,"ev":"end","lines":6}

        """)
    #expect(host.errorText.isEmpty)
    let drag = ["convert", "--gesture", "drag from 50,150 to 50,50", "--rate=90"]
    for (name, seed) in [("a", "7"), ("b", "7"), ("c", "8")] {
      #expect(Command.run(drag + size + ["--seed", seed, "-o", name], host: host) == .success)
    }
    #expect(host.written["a"] == host.written["b"] && host.written["a"] != host.written["c"])
    host.files["a"] = host.written["a"]
    host.files["s.json"] = Array(SampleFiles.scene.utf8)
    #expect(host.run("replay", "a", "--scene", "s.json", "--hash") == .success)
  }

  @Test("The header names the scene that is given")
  func scene() {
    let host = MemoryHost([:])
    let gesture = "tap at 50,50"
    #expect(host.run("convert", "--gesture", gesture, "--scene", "card.scene.json") == .success)
    let header = host.outputText.split(separator: "\n").first ?? ""
    #expect(header.contains("\"scene\":\"card.scene.json\""), "\(header)")
  }

  @Test(
    "What belongs to recordings and what to gestures is kept apart",
    arguments: [
      (["--gesture", "tap at 1,1", "tap.evemu"], "found tap.evemu and --gesture; expected one"),
      (["--gesture", "tap at 1,1", "--max-x", "9"], "option --max-x is for recordings, not for"),
      (["tap.evemu", "--rate", "60"], "option --rate is for --gesture, not for recordings"),
      ([], "missing operand: RECORDING, or --gesture in its place"),
      (["--gesture", "tap at 1,1", "--rate", "0"], "option --rate wants samples per second from"),
      (["--gesture", "tap at 1,1", "--seed", "-1"], "option --seed wants a whole number from 0"),
      (["--gesture", "tap at 1,1", "--jitter", "5"], "option --jitter wants milliseconds from 0"),
      (["--gesture", "tap at 1,1", "--grid", "-1"], "option --grid wants points from 0 to 100"),
      (["--gesture", "tap"], "--gesture:1:1: error: tap needs \"at X,Y\"\ntap\n^\n"),
    ] as [([String], String)])
  func gestureFaults(words: [String], message: String) {
    let host = Self.host()
    #expect(Command.run(["convert"] + words + ["-o", "t.jsonl"], host: host) == .usage)
    #expect(host.errorText.contains(message), "\(host.errorText)")
    #expect(host.written.isEmpty && host.outputText.isEmpty)
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
