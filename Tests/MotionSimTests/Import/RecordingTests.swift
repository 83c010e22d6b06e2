import Simulation
import Testing

@testable import motion_sim

/// Real recordings, where a folder of them lies beside the package.
@Suite("Real recordings")
struct RecordingTests {
  /// What each holds: rows, frames, contacts, lifts, most at once, open, seconds.
  static let known: [(name: String, counts: [Int], seconds: Double)] = [
    ("01-isdv4-single-tap.events", [10, 2, 1, 1, 1, 0], 0.024),
    ("02-isdv4-double-tap.events", [20, 4, 2, 2, 1, 0], 0.232),
    ("04-isdv4-single-scroll.events", [239, 63, 1, 1, 1, 0], 0.824),
    ("05-isdv4-two-finger-scroll.events", [545, 83, 2, 2, 2, 0], 1.16),
    ("07-egalax-pcap-tap.events", [13, 3, 1, 1, 1, 0], 0),
    ("08-egalax-usb-single-touch.events", [1200, 405, 2, 2, 1, 0], 5.06),
    ("09-maxtouch-1f-drag-up-down.evemu", [502, 150, 1, 1, 1, 0], 2.2),
    ("10-maxtouch-1f-fast-taps.evemu", [84, 18, 9, 9, 1, 0], 1.934),
    ("13-ep0430m09-2f-scroll-down.evemu", [695, 98, 2, 2, 2, 0], 0.755),
    ("14-ntrig-1f-drag-protoA.events", [955, 107, 1, 1, 1, 0], 1.567),
    ("16-alps-nonmt-tap.evemu", [18, 4, 1, 1, 1, 0], 0.073),
    ("22-xit-ntrig-begin-only.events", [11, 1, 1, 0, 1, 1], 0),
  ]

  static let folder = RecordingFolder.path(below: #filePath)

  /// A recording's bytes; nil, with a line that says so, where there is none.
  static func bytes(_ name: String) -> [UInt8]? {
    guard let folder, let bytes = try? Files.read("\(folder)/\(name)") else {
      print("skipped: no recording \(name)")
      return nil
    }
    return bytes
  }

  static func recording(_ name: String) throws -> ImportedRecording? {
    guard let bytes = bytes(name) else { return nil }
    var options = ImportOptions()
    options.maximumX = 32_767
    options.maximumY = 32_767
    return try EvdevImport.run(
      bytes, lexer: EvemuLexer(), side: nil, options: options, needsTrace: true)
  }

  @Test("The counts are those of an independent decoder", arguments: known.indices)
  func counts(index: Int) throws {
    let known = Self.known[index]
    guard let summary = try Self.recording(known.name)?.summary else { return }
    let counts = [
      summary.rows, summary.frames, summary.contacts, summary.lifts, summary.mostAtOnce,
      summary.open,
    ]
    #expect(counts == known.counts, "\(known.name)")
    // The decoder's seconds are rounded to milliseconds.
    #expect(
      abs(Double(try #require(summary.microseconds)) / 1e6 - known.seconds) < 0.0006,
      "\(known.name)")
  }

  @Test("The 151 ms of a resting finger before its lift survive")
  func silence() throws {
    guard let recording = try Self.recording("04-isdv4-single-scroll.events") else { return }
    let times = (recording.trace?.entries ?? []).compactMap { entry -> Int64? in
      guard case .pointer = entry.action else { return nil }
      return entry.time.nanoseconds
    }
    let last = try #require(times.last)
    let gap = last - times[times.count - 2]
    #expect(gap / 1_000_000 == 151)
  }

  @Test("A converted drag moves the front card and lets it spring back")
  func overTheCards() throws {
    guard let bytes = Self.bytes("04-isdv4-single-scroll.events") else { return }
    let path = "traces/card-stack/card-stack.scene.json"
    let scene: [UInt8] = try #require(PackageFiles.bytes(of: path))
    let host = MemoryHost()
    host.files["a.events"] = bytes
    let size = ["--width", "393", "--height", "852", "--max-x", "2800", "--max-y", "1600"]
    let converted = Command.run(["convert", "a.events", "-o", "a.trace.jsonl"] + size, host: host)
    #expect(converted == .success)

    let trace = try TraceReader.read(try #require(host.written["a.trace.jsonl"])).trace
    let cards = try SceneReader.read(scene).scene
    let run = try Replay(cards, trace).record()
    let drag = try #require(run.gesture("card[c1]:drag"))
    #expect(drag.outcome == "ended" && drag.changedCalls > 50)
    let offset = try #require(run.curve("card[c1].offset.y"))
    // The finger goes down 604 points, of which the card follows a tenth.
    #expect((offset.maximum - 60.4).magnitude < 0.1)
    #expect(offset.end == 0)
  }

  @Test(
    "A recording without a whole contact is refused",
    arguments: [
      "19-cintiq22-declared-no-events.evemu", "24-xit-ntrig-end-only.events", "25-xit-ntrig.desc",
    ])
  func refused(name: String) {
    guard let bytes = Self.bytes(name) else { return }
    let host = MemoryHost()
    host.files["a.evemu"] = bytes
    #expect(host.run("convert", "a.evemu", "-o", "a.trace.jsonl") == .badData)
    #expect(host.errorText.hasSuffix("a.evemu: error: no contact found\n"))
    #expect(host.written.isEmpty)
  }
}

/// Finds the folder of recordings that may lie beside the package.
enum RecordingFolder {
  static func path(below file: String, of format: String = "evemu") -> String? {
    // …/Tests/MotionSimTests/Import/File.swift: five steps up is where the package lies.
    let above = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
    let folder = above.joined(separator: "/") + "/shared/recordings/\(format)"
    return Files.kind(of: folder) == .directory ? folder : nil
  }
}
