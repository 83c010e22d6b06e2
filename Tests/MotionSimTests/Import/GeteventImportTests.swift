import Simulation
import Testing

@testable import motion_sim

@Suite("Recordings of getevent")
struct GeteventImportTests {
  /// Imports at 100 × 200 points, so that ten device values are one point.
  static func run(
    _ text: String, needsTrace: Bool = true, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedRecording {
    var options = ImportOptions()
    options.width = 100
    options.height = 200
    options.maximumX = 999
    options.maximumY = 1999
    change(&options)
    return try EvdevImport.run(
      Array(text.utf8), lexer: GeteventLexer(), side: nil, options: options,
      needsTrace: needsTrace)
  }

  /// The messages of an import, whether it works or not.
  static func problems(
    of text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> [String] {
    do {
      return try run(text, change).diagnostics.map { spelled($0) }
    } catch let problem as Diagnostics {
      return problem.items.map { spelled($0) }
    } catch {
      return ["\(error)"]
    }
  }

  static func spelled(_ item: Diagnostic) -> String {
    item.position.map { "\($0.line):\($0.column) \(item.message)" } ?? item.message
  }

  static func drag(_ style: GeteventText.Style, node: String = "/dev/input/event2") -> GeteventText
  {
    GeteventText(style, node: node)
      .frame(0, .id(42), .x(100), .y(400), .touch(true))
      .frame(10, .y(500))
      .frame(171, .id(-1), .touch(false))
  }

  @Test(
    "Hexadecimal or labelled, with or without the device: the same drag",
    arguments: [GeteventText.Style.timed, .labelled], ["", "/dev/input/event2"])
  func drag(style: GeteventText.Style, node: String) throws {
    let recording = try Self.run(Self.drag(style, node: node).text)
    #expect(
      EvemuImportTests.samples(recording) == [
        "0 down 1 10 40", "10 move 1 10 50", "171 up 1 10 50",
      ])
    #expect(recording.diagnostics.isEmpty)
    #expect(
      recording.summary
        == ImportSummary(
          rows: 10, frames: 3, touchProtocol: "B", contacts: 1, lifts: 1, mostAtOnce: 1, open: 0,
          microseconds: 171_000))
    #expect(recording.trace?.header.source == "getevent")
  }

  @Test("Without times a rate is needed for a trace, but not for the counts")
  func raw() throws {
    let text = Self.drag(.raw).text
    #expect(throws: CommandFailure.self) { try Self.run(text) }
    let counted = try Self.run(text, needsTrace: false)
    #expect(counted.summary.microseconds == nil)
    #expect(counted.summary.text.hasSuffix("seconds: unknown\n"))
    #expect(counted.summary.frames == 3)
    let assumed = try Self.run(text) { $0.assumedRate = 100 }
    #expect(
      EvemuImportTests.samples(assumed) == [
        "0 down 1 10 40", "10 move 1 10 50", "20 up 1 10 50",
      ])
    #expect(assumed.trace?.header.sampling == "assumed 100 Hz")
  }

  @Test("Protocol A: the lift is a button without packets, or an empty packet")
  func packets() throws {
    let start = GeteventText(.labelled)
      .frame(0, .touch(true), .x(100), .y(100), .packetEnd)
      .frame(10, .touch(true), .x(110), .y(100), .packetEnd)
    for ended in [start.frame(30, .touch(false)), start.frame(30, .touch(false), .packetEnd)] {
      let recording = try Self.run(ended.text)
      #expect(
        EvemuImportTests.samples(recording) == [
          "0 down 1 10 10", "10 move 1 11 10", "30 up 1 11 10",
        ])
      #expect(recording.summary.touchProtocol == "A")
    }
  }

  @Test("The description in the log gives the ranges, in digits or with labels")
  func description() throws {
    let text = GeteventText.description() + Self.drag(.timed).text
    let recording = try Self.run(text) {
      $0.maximumX = nil
      $0.maximumY = nil
    }
    #expect(EvemuImportTests.samples(recording).first == "0 down 1 10 40")
    #expect(recording.diagnostics.isEmpty)
  }

  @Test("A log without nodes takes the ranges of the only screen that is described")
  func descriptionWithoutNode() throws {
    let text = GeteventText.description() + Self.drag(.timed, node: "").text
    let recording = try Self.run(text) {
      $0.maximumX = nil
      $0.maximumY = nil
    }
    #expect(EvemuImportTests.samples(recording).first == "0 down 1 10 40")
  }

  @Test("Of several devices the touch screen is followed, with a note, or the one that is named")
  func severalDevices() throws {
    let key = "[     100.000000] /dev/input/event0: EV_KEY       KEY_VOLUMEDOWN       DOWN"
    let sync = "[     100.000000] /dev/input/event0: EV_SYN       SYN_REPORT           00000000"
    let text = "\(key)\n\(sync)\n" + Self.drag(.labelled).text
    let recording = try Self.run(text)
    #expect(recording.summary.rows == 10)
    #expect(
      EvemuImportTests.messages(recording) == [
        "followed /dev/input/event2; left out /dev/input/event0 (2 rows)"
      ])
    #expect(try Self.run(text) { $0.node = "event2" }.summary.contacts == 1)
    #expect(Self.problems(of: text) { $0.node = "event0" }.last == "no contact found")
    #expect(
      Self.problems(of: text) { $0.node = "event7" } == [
        "no device event7; the recording has /dev/input/event0, /dev/input/event2"
      ])
  }

  @Test("Of several devices in a description the one of the recording's node gives the ranges")
  func side() throws {
    let other = GeteventText.description(node: "/dev/input/event1").replacing("999", with: "99")
    let described = other + GeteventText.description()
    let side = try EvdevLogReader.read(Array(described.utf8), with: GeteventLexer())
    #expect(try side.ranges(for: "/dev/input/event2").map { $0.maximum } == [9, 999, 1999])
    #expect(try side.ranges(for: "/dev/input/event1").map { $0.maximum } == [9, 99, 199])
    #expect(try side.ranges(for: nil).map { $0.maximum } == [9, 99, 199])
  }

  @Test("What the tool and the shell say between the rows is no fault")
  func notices() {
    let text =
      "$ adb shell getevent -lt\nadd device 3: /dev/input/event3\n  name:     \"x\"\n"
      + "could not get driver version for /dev/input/mouse0, Not a typewriter\n"
      + Self.drag(.labelled).text + "remove device 3: /dev/input/event3\n^C\n"
    #expect(Self.problems(of: text) == [])
  }

  @Test("Rates, comments, double carriage returns and quote marks are accepted")
  func looseText() throws {
    var text = Self.drag(.timed).text.replacing(
      "0000 0000 00000000", with: "0000 0000 00000000 rate 60")
    text = text.replacing("\n", with: "\r\r\n")
    text = text.split(separator: "\n").map { "> " + $0 + "\n" }.joined()
    let recording = try Self.run(text)
    #expect(EvemuImportTests.samples(recording).count == 3 && recording.diagnostics.isEmpty)
  }
}
