import Simulation
import Testing

@testable import motion_sim

@Suite("Recordings of evemu")
struct EvemuImportTests {
  /// Imports at 100 × 200 points, so that ten device values are one point.
  static func run(
    _ recording: EvemuText, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedRecording {
    var options = ImportOptions()
    options.width = 100
    options.height = 200
    change(&options)
    return try EvdevImport.run(
      Array(recording.text.utf8), lexer: EvemuLexer(), side: nil, options: options,
      needsTrace: true)
  }

  /// The samples as `time phase contact x y`, the end left out.
  static func samples(_ recording: ImportedRecording) -> [String] {
    (recording.trace?.entries ?? []).compactMap { entry in
      guard case .pointer(let contact, let phase, let place, let details) = entry.action else {
        return nil
      }
      let time = PlotText.short(Double(entry.time.nanoseconds) / 1e6, decimals: 3)
      let x = PlotText.short(place.x, decimals: 3)
      let y = PlotText.short(place.y, decimals: 3)
      let tool = details.tool.map { " \($0)" } ?? ""
      return "\(time) \(phase) \(contact.rawValue) \(x) \(y)\(tool)"
    }
  }

  static func messages(_ recording: ImportedRecording) -> [String] {
    recording.diagnostics.map { $0.message }
  }

  @Test("A drag: unchanged axes are not sent and stay as they were")
  func drag() throws {
    let recording = try Self.run(
      EvemuText()
        .frame(0, Row.id(7), Row.x(100), Row.y(400), Row.touch(1))
        .frame(10, Row.x(200))
        .frame(20, Row.y(500))
        .frame(171, Row.id(-1), Row.touch(0)))
    #expect(
      Self.samples(recording) == [
        "0 down 1 10 40", "10 move 1 20 40", "20 move 1 20 50", "171 up 1 20 50",
      ])
    #expect(recording.diagnostics.isEmpty)
    #expect(
      recording.summary
        == ImportSummary(
          rows: 12, frames: 4, touchProtocol: "B", contacts: 1, lifts: 1, mostAtOnce: 1, open: 0,
          microseconds: 171_000))
  }

  @Test("The axes of a slot outlive its contact")
  func slotMemory() throws {
    let recording = try Self.run(
      EvemuText()
        .frame(0, Row.id(1), Row.x(100), Row.y(400))
        .frame(10, Row.id(-1))
        .frame(50, Row.id(2), Row.y(600))
        .frame(60, Row.id(-1))
        .frame(90, Row.id(3))
        .frame(95, Row.id(-1)))
    #expect(
      Self.samples(recording) == [
        "0 down 1 10 40", "10 up 1 10 40", "50 down 2 10 60", "60 up 2 10 60", "90 down 3 10 60",
        "95 up 3 10 60",
      ])
  }

  @Test("The largest value falls just inside the edge")
  func scaling() throws {
    let recording = try Self.run(EvemuText().frame(0, Row.id(1), Row.x(999), Row.y(0)))
    #expect(Self.samples(recording).first == "0 down 1 99.9 0")
  }

  @Test(
    "A turned panel is turned back",
    arguments: [
      (0, "0 down 1 20 20"), (90, "0 down 1 89.95 40"), (180, "0 down 1 79.9 179.9"),
      (270, "0 down 1 10 159.8"),
    ])
  func rotation(degrees: Int, down: String) throws {
    let recording = try Self.run(EvemuText().frame(0, Row.id(1), Row.x(200), Row.y(200))) {
      $0.rotation = degrees
    }
    #expect(Self.samples(recording).first == down)
  }

  @Test("A new id without a lift is a lift and a touch at one time, the lift at the old place")
  func idChange() throws {
    let recording = try Self.run(
      EvemuText()
        .frame(0, Row.id(1), Row.x(100), Row.y(400))
        .frame(10, Row.id(2), Row.x(300))
        .frame(20, Row.id(-1)))
    #expect(
      Self.samples(recording) == [
        "0 down 1 10 40", "10 up 1 10 40", "10 down 2 30 40", "20 up 2 30 40",
      ])
  }

  @Test("Ends come before begins, in the order of the slots")
  func order() throws {
    let recording = try Self.run(
      EvemuText()
        .frame(0, Row.slot(1), Row.id(1), Row.x(100), Row.y(100))
        .frame(
          10, Row.slot(0), Row.id(2), Row.x(200), Row.y(200), Row.slot(1), Row.id(-1)
        )
        .frame(20, Row.slot(0), Row.id(-1)))
    #expect(
      Self.samples(recording) == [
        "0 down 1 10 10", "10 up 1 10 10", "10 down 2 20 20", "20 up 2 20 20",
      ])
  }

  @Test("A touch and lift within one frame is a tap")
  func tapInOneFrame() throws {
    let recording = try Self.run(
      EvemuText().frame(0, Row.id(1), Row.x(100), Row.y(100), Row.id(-1)))
    #expect(Self.samples(recording) == ["0 down 1 10 10", "0 up 1 10 10"])
    #expect(recording.summary.open == 0)
  }

  @Test("A touch without a known place is held back until there is one")
  func heldBack() throws {
    let recording = try Self.run(
      EvemuText()
        .frame(0, Row.id(1), Row.x(100))
        .frame(10, Row.y(300))
        .frame(20, Row.id(-1)))
    #expect(Self.samples(recording) == ["0 down 1 10 30", "10 up 1 10 30"])
    #expect(
      Self.messages(recording) == [
        "a contact touched without both coordinates; held back until they come"
      ])
  }

  @Test("Pressure is 0…1, and none of it is not a lift")
  func pressure() throws {
    let recording = try Self.run(
      EvemuText()
        .frame(0, Row.id(1), Row.x(100), Row.y(100), Row.pressure(51))
        .frame(10, Row.pressure(0))
        .frame(20, Row.id(-1)))
    let pressures = (recording.trace?.entries ?? []).compactMap { entry -> Double? in
      guard case .pointer(_, _, _, let details) = entry.action else { return nil }
      return details.pressure
    }
    #expect(pressures == [0.2, 0, 0])
    #expect(recording.summary.lifts == 1)
  }

  @Test("A palm is named; a finger that turns into one is cancelled")
  func palm() throws {
    let recording = try Self.run(
      EvemuText()
        .frame(0, Row.id(1), Row.x(100), Row.y(100), Row.tool(2))
        .frame(5, Row.id(-1))
        .frame(10, Row.id(2), Row.tool(0))
        .frame(20, Row.tool(2))
        .frame(30, Row.id(-1)))
    #expect(
      Self.samples(recording) == [
        "0 down 1 10 10 palm", "5 up 1 10 10 palm", "10 down 2 10 10", "20 cancel 2 10 10",
      ])
  }

  @Test("Lost rows cancel every contact")
  func dropped() throws {
    let recording = try Self.run(
      EvemuText()
        .frame(0, Row.id(1), Row.x(100), Row.y(100))
        .frame(10, Row.dropped, Row.x(900))
        .frame(20, Row.id(-1))
        .frame(30, Row.id(4))
        .frame(40, Row.id(-1)))
    #expect(
      Self.samples(recording) == [
        "0 down 1 10 10", "10 cancel 1 10 10", "30 down 2 10 10", "40 up 2 10 10",
      ])
    #expect(Self.messages(recording).first?.hasPrefix("the device lost rows") == true)
  }

  @Test(
    "A contact still down at the end is cancelled, lifted or refused",
    arguments: [
      (ImportOptions.AtEnd.cancel, "10 cancel 1 20 10"), (.up, "10 up 1 20 10"),
    ])
  func openContact(atEnd: ImportOptions.AtEnd, last: String) throws {
    let recording = try Self.run(
      EvemuText().frame(0, Row.id(1), Row.x(100), Row.y(100)).frame(10, Row.x(200))
    ) { $0.atEnd = atEnd }
    #expect(Self.samples(recording).last == last)
    #expect(recording.summary.open == 1)
    #expect(recording.summary.lifts == 0)
    #expect(Self.messages(recording).count == 1)
  }

  @Test("A contact still down at the end can be refused")
  func refusesOpen() throws {
    let problem = #expect(throws: Diagnostics.self) {
      try Self.run(EvemuText().frame(0, Row.id(1), Row.x(100), Row.y(100))) { $0.atEnd = .error }
    }
    #expect(problem?.items.last?.message == "1 contact is still down at the end of the recording")
  }

  @Test("Time zero is the first touch, or with the lead the first row")
  func lead() throws {
    let text = EvemuText()
      .frame(0, Row.pressure(0)).frame(500, Row.id(1), Row.x(100), Row.y(100))
      .frame(600, Row.id(-1))
    #expect(Self.samples(try Self.run(text)) == ["0 down 1 10 10", "100 up 1 10 10"])
    let withLead = try Self.run(text) { $0.keepsLead = true }
    #expect(Self.samples(withLead) == ["500 down 1 10 10", "600 up 1 10 10"])
  }
}
