import Testing

@testable import motion_sim

@Suite("motion-sim explain")
struct ExplainCommandTests {
  static let folder = "traces/card-stack"

  static func host(_ traces: String...) -> MemoryHost {
    let host = MemoryHost()
    for name in traces.map({ $0 + ".trace.jsonl" }) + ["card-stack.scene.json"] {
      host.files[name] = PackageFiles.bytes(of: "\(folder)/\(name)") ?? []
    }
    return host
  }

  @Test("A tap is explained: the drag, which comes first, has failed at the lift")
  func tap() {
    let host = Self.host("tap")
    #expect(host.run("explain", "tap.trace.jsonl") == .success)
    #expect(
      host.outputText == """
        time     touch   card[c1]:tap             card[c1]:drag
        0.000 s  1 down  possible                 possible
        0.072 s  1 up    ended (96.667, 239.667)  failed: the finger lifted
                                                  before it had moved far
                                                  enough; moved 0.746 of 10 pt

        won        card[c1]:tap   ended at 0.072 s (96.667, 239.667)
        lost       card[c1]:drag  failed at 0.072 s: the finger lifted before it had
                                  moved far enough; moved 0.746 of 10 pt

        """)
    #expect(host.errorText.isEmpty)
  }

  @Test("What the app does at a gesture's moment is named with what it is done to")
  func actions() {
    let host = SampleFiles.host()
    let actions = [
      "\"ev\":\"interrupt\",\"target\":\"card\"", "\"ev\":\"resize\",\"width\":800,\"height\":400",
      "\"ev\":\"send\",\"name\":\"flip\",\"target\":\"card\"",
    ]
    let scene = SampleFiles.scene.split(separator: "gestures:").joined(
      separator: "on: { flip: [] }, gestures:")
    host.files["t/card.scene.json"] = Array(scene.utf8)
    let lines = SampleFiles.drag.split(separator: "\n").map { String($0) }
    let added = actions.map { "{\"t\":110,\($0)}" }
    host.files["t/drag.trace.jsonl"] = Array(
      (lines.dropLast() + added).joined(separator: "\n").utf8)
    #expect(host.run("explain", "t/drag.trace.jsonl") == .success)
    #expect(
      host.outputText.contains(
        """
        0.110 s  1 up              ended (100, 0)
                 interrupt card
                 resize
                 send flip to
                 card

        """))
  }

  @Test("The help's example is what the program prints")
  func example() {
    let host = Self.host("flick")
    #expect(host.run("explain", "flick.trace.jsonl") == .success)
    let lines = ExplainCommand.description.example.dropFirst()
    #expect(host.outputText == lines.joined(separator: "\n") + "\n")
  }

  @Test("A second finger and a cancel are explained", arguments: ["second-finger", "cancel"])
  func stopped(name: String) {
    let host = Self.host(name)
    #expect(host.run("explain", name + ".trace.jsonl") == .success)
    let reason = name == "cancel" ? "the system took the finger away" : "another finger touched"
    #expect(host.outputText.contains("\nstopped    card[c1]:drag  began at"))
    #expect(host.outputText.contains(reason))
  }

  @Test("A selection keeps views or gestures, and says what it does not find")
  func selection() {
    let host = Self.host("tap")
    #expect(host.run("explain", "tap.trace.jsonl", "--select", "card[c1]:tap") == .success)
    #expect(host.outputText.contains("card[c1]:tap") && !host.outputText.contains("card[c1]:drag"))
    let near = Self.host("tap")
    #expect(near.run("explain", "tap.trace.jsonl", "--select=card[c1]:tpa,card[c1]") == .success)
    #expect(
      near.errorText == """
        tap.trace.jsonl: warning: no gesture of "card[c1]:tpa" was offered a finger
        tap.trace.jsonl: note: did you mean card[c1]:tap?

        """)
    let none = Self.host("tap")
    #expect(none.run("explain", "tap.trace.jsonl", "--select", "menu") == .success)
    #expect(none.outputText == "no gesture was offered a finger\n")
    #expect(none.errorText.contains("note: gestures that were: card[c1]:tap, card[c1]:drag\n"))
    #expect(Self.host("tap").run("explain", "tap.trace.jsonl", "--select", "a,") == .usage)
  }

  @Test("On a terminal it is coloured, unless NO_COLOR says otherwise; a file never is")
  func color() {
    for (isTerminal, variable, isColored) in [
      (true, "", true), (true, "1", false), (false, "", false),
    ] {
      let host = Self.host("tap")
      host.outputIsTerminal = isTerminal
      host.terminalColumns = 100
      host.environment["NO_COLOR"] = variable
      #expect(host.run("explain", "tap.trace.jsonl") == .success)
      #expect(host.outputText.contains("\u{1B}[") == isColored)
      #expect(host.run("explain", "tap.trace.jsonl", "-o", "tap.txt") == .success)
      #expect(host.text("tap.txt")?.contains("\u{1B}") == false)
    }
  }

  @Test(
    "Each fault has its exit status",
    arguments: [
      (["none.trace.jsonl"], .noInput), (["bad.trace.jsonl"], .badData), ([], .usage),
      (["tap.trace.jsonl", "--fps", "x"], .usage), (["tap.trace.jsonl", "--chnges"], .usage),
    ] as [([String], motion_sim.ExitStatus)])
  func faults(words: [String], status: motion_sim.ExitStatus) {
    let host = Self.host("tap")
    host.files["bad.trace.jsonl"] = Array("{\"trace\":1}\n".utf8)
    #expect(Command.run(["explain"] + words + ["-o", "a.txt"], host: host) == status)
    #expect(host.written.isEmpty && host.outputText.isEmpty && !host.errorText.isEmpty)
  }
}
