import Testing

@testable import motion_sim

@Suite("motion-sim diff")
struct DiffCommandTests {
  static func host() -> MemoryHost {
    let host = MemoryHost()
    let folder = "traces/card-stack"
    for name in ["release-119", "release-121"] {
      for ending in [".trace.jsonl", ".frames.csv"] {
        host.files[name + ending] = PackageFiles.bytes(of: "\(folder)/\(name)\(ending)") ?? []
      }
    }
    host.files["slow.trace.jsonl"] = host.files["release-119.trace.jsonl"]
    host.files["card-stack.scene.json"] =
      PackageFiles.bytes(of: "\(folder)/card-stack.scene.json") ?? []
    return host
  }

  /// Compares the trace that is let go at 119 points with something.
  static func run(_ words: [String], _ host: MemoryHost) -> motion_sim.ExitStatus {
    Command.run(["diff", "slow.trace.jsonl"] + words, host: host)
  }

  @Test("The help's example is what the program prints, and it says that something differs")
  func example() {
    let host = Self.host()
    let status = host.run(
      "diff", "slow.trace.jsonl", "--other-deliver", "frame", "--select", "card[c1].offset.x")
    #expect(status == .checkFailed)
    let lines = DiffCommand.description.example.dropFirst()
    #expect(host.outputText == lines.joined(separator: "\n") + "\n")
    #expect(host.errorText.isEmpty)
  }

  @Test("A run does not differ from its own table of frames, read from a file or standard input")
  func table() {
    for file in ["release-119.frames.csv", "-"] {
      let host = Self.host()
      host.files["-"] = host.files["release-119.frames.csv"]
      #expect(host.run("diff", "release-119.trace.jsonl", file) == .success)
      #expect(
        host.outputText.hasSuffix(
          "\n\nno channel differs by more than 0.000001 in 117 frames\n"))
    }
  }

  @Test("A view that leaves in one run alone is named, with the time")
  func phases() {
    let host = Self.host()
    let status = host.run("diff", "release-119.trace.jsonl", "release-121.frames.csv")
    #expect(status == .checkFailed)
    #expect(
      host.outputText.contains(
        """

        phase
          card[c1] is present in A and removing in B at 0.416667 s, and differs in 65 frames

        """))
    #expect(host.outputText.contains("A ends at 0.966667 s, B at 0.95 s\n14 channels differ"))
    #expect(host.outputText.hasSuffix("in 115 frames\nthe phase differs of 1 view\n"))
  }

  @Test("A variant of the scene is compared on the same trace")
  func variant() throws {
    let host = Self.host()
    let scene = String(decoding: host.files["card-stack.scene.json"] ?? [], as: UTF8.self)
    let other = scene.split(separator: "> 120").joined(separator: "> 118")
    #expect(other != scene)
    host.files["other.scene.json"] = Array(other.utf8)
    #expect(Self.run(["--other-scene", "other.scene.json"], host) == .checkFailed)
    #expect(host.outputText.hasPrefix("A  slow.trace.jsonl\nB  slow.trace.jsonl, scene other"))
    #expect(host.outputText.contains("card[c1] is present in A and removing in B"))
  }

  @Test("A tolerance lets small differences pass; below six decimals all digits are shown")
  func tolerance() {
    let exact = Self.host()
    #expect(Self.run(["release-119.frames.csv", "--tolerance", "0"], exact) == .checkFailed)
    #expect(exact.outputText.contains("13.332999999999998"))
    let coarse = Self.host()
    #expect(Self.run(["release-119.frames.csv", "--tolerance", "5e-7"], coarse) == .success)
    #expect(Self.run(["release-119.frames.csv", "--tolerance", "-1"], Self.host()) == .usage)
  }

  @Test(
    "What cannot be compared is refused",
    arguments: [
      (["slow.trace.jsonl"], "a second one, --other-scene or --other-deliver is needed"),
      (["-", "-"], "can be read only once"),
      (["-", "--other-deliver", "frame"], "can be read only once, but has to be run twice"),
    ])
  func refused(words: [String], message: String) {
    let host = Self.host()
    #expect(Command.run(["diff"] + words, host: host) == .usage)
    #expect(host.errorText.contains(message))
  }

  @Test("A selected view that no frame has is warned of")
  func unseen() {
    let host = Self.host()
    let status = Self.run(["release-119.frames.csv", "--select", "card[c9].x"], host)
    #expect(status == .success)
    #expect(
      host.errorText == "motion-sim diff: warning: no common frame has a view \"card[c9]\"\n")
  }

  @Test("Bad data and absent files are told apart")
  func badFiles() {
    let host = Self.host()
    host.files["bad.csv"] = Array("frame,time,view\n0,zero,a\n".utf8)
    #expect(host.run("diff", "slow.trace.jsonl", "bad.csv") == .badData)
    #expect(host.errorText.contains("bad.csv:2:3: error: found \"zero\""))
    #expect(host.run("diff", "slow.trace.jsonl", "none.csv") == .noInput)
  }
}
