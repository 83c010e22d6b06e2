import Simulation
import Testing

@testable import motion_sim

@Suite("Faults of recordings")
struct EvemuFaultTests {
  typealias Import = EvemuImportTests

  static let tap = EvemuText()
    .frame(0, Row.id(1), Row.x(100), Row.y(100)).frame(20, Row.id(-1))

  static func problem(of recording: EvemuText) -> [String] {
    do {
      return try Import.run(recording).diagnostics.map { $0.message }
    } catch let problem as Diagnostics {
      return problem.items.map { $0.message }
    } catch {
      return ["\(error)"]
    }
  }

  @Test("A recording without contacts is refused")
  func noContact() {
    #expect(Self.problem(of: EvemuText()) == ["no contact found"])
    #expect(
      Self.problem(of: EvemuText().frame(0, Row.touch(0))) == [
        "a contact lifts that never touched; left out", "no contact found",
      ])
  }

  @Test("A start in mid-gesture is left out with a warning")
  func midGesture() throws {
    let recording = try Import.run(
      EvemuText().frame(0, Row.x(50), Row.y(60)).frame(10, Row.id(-1))
        .frame(20, Row.id(2)).frame(30, Row.id(-1)))
    #expect(Import.samples(recording) == ["0 down 1 5 6", "10 up 1 5 6"])
    #expect(
      Import.messages(recording) == [
        "a contact moves that never touched; left out",
        "a contact lifts that never touched; left out",
      ])
  }

  @Test("A last frame without an end is left out with a warning")
  func partialFrame() throws {
    let recording = try Import.run(Self.tap.frame(40, Row.id(2), ends: false))
    #expect(recording.summary.contacts == 1)
    #expect(Import.messages(recording) == ["the last frame is not complete; left out"])
  }

  @Test("A time that runs backwards is held, with both values; by more than a second is refused")
  func backwards() throws {
    let held = try Import.run(
      EvemuText().frame(50, Row.id(1), Row.x(100), Row.y(100)).frame(30, Row.x(200))
        .frame(70, Row.id(-1)))
    #expect(
      Import.samples(held) == ["0 down 1 10 10", "0 move 1 20 10", "20 up 1 20 10"])
    #expect(
      Import.messages(held) == [
        "time 100.030000 is earlier than 100.050000 of the row before; took the later"
      ])
    let joined = EvemuText().frame(5000, Row.id(1), Row.x(100), Row.y(100))
      .frame(0, Row.id(-1))
    #expect(
      Self.problem(of: joined) == [
        "time 100.000000 is earlier than 105.000000 of the row before: are these two recordings?"
      ])
  }

  @Test("A time that runs backwards by exactly a second is held, by a microsecond more refused")
  func backwardLimit() throws {
    let held = try Import.run(
      EvemuText().frame(1000, Row.id(1), Row.x(100), Row.y(100)).frame(0, Row.x(200))
        .frame(1020, Row.id(-1)))
    #expect(Import.samples(held) == ["0 down 1 10 10", "0 move 1 20 10", "20 up 1 20 10"])
    let over = EvemuText().frame(1000, Row.id(1), Row.x(100), Row.y(100))
      .line("E: 99.999999 0003 0035 200").line("E: 99.999999 0000 0000 0")
      .frame(1020, Row.id(-1))
    #expect(
      Self.problem(of: over) == [
        "time 99.999999 is earlier than 101.000000 of the row before: are these two recordings?"
      ])
  }

  @Test("Times that are all equal are refused, unless a rate is assumed")
  func equalTimes() throws {
    var recording = EvemuText().frame(0, Row.id(1), Row.x(100), Row.y(100))
    for step in 1...3 { recording = recording.frame(0, Row.x(100 + step * 10)) }
    #expect(
      Self.problem(of: recording) == [
        "all 4 frames have the same time; --assume-rate HZ gives them one each"
      ])
    let assumed = try Import.run(recording.frame(0, Row.id(-1))) { $0.assumedRate = 100 }
    #expect(
      Import.samples(assumed) == [
        "0 down 1 10 10", "10 move 1 11 10", "20 move 1 12 10", "30 move 1 13 10", "40 up 1 13 10",
      ])
    #expect(assumed.trace?.header.sampling == "assumed 100 Hz")
  }

  @Test("A counter that runs over is carried on")
  func wraps() throws {
    let text = EvemuText()
      .line("E: 4294967295.990000 0003 0039 1").line("E: 4294967295.990000 0003 0035 100")
      .line("E: 4294967295.990000 0003 0036 100").line("E: 4294967295.990000 0000 0000 0")
      .line("E: 0.010000 0003 0039 -1").line("E: 0.010000 0000 0000 0")
    #expect(Import.samples(try Import.run(text)) == ["0 down 1 10 10", "20 up 1 10 10"])
  }

  @Test("Carriage returns, tabs, comments and numbers without a sign are accepted")
  func looseText() throws {
    let text = EvemuText()
      .line("E: 1.000000\t0003 0039 0007\t# EV_ABS\r").line("E: 1.000000 0003 0035 0100\r")
      .line("E: 1.000000 0003 0036 0100\r").line("\r").line("E: 1.000000 0000 0000 0000\r")
      .line("E: 1.5 0003 0039 4294967295\r").line("E: 1.5 0000 0000 0\r")
    #expect(Import.samples(try Import.run(text)) == ["0 down 1 10 10", "500 up 1 10 10"])
  }

  @Test("A few foreign lines are left out and counted, many refuse the file")
  func foreignLines() {
    let few = Self.tap.line("and so on")
    #expect(Self.problem(of: few) == ["line 14 is not of the format and left out"])
    let many = Self.tap.line("a").line("b").line("c").line("d")
    #expect(
      Self.problem(of: many) == [
        "4 lines (14, 15, 16) are not of the format, out of 17; at most 20 % may be"
      ])
  }

  @Test("Foreign lines may be a fifth of the file, and no more")
  func foreignShare() {
    let all = Self.tap.frame(40, Row.id(2), Row.x(120), Row.y(120)).frame(
      60, Row.x(130), Row.id(-1))
    // Twenty lines of the format, and a last one that makes the fifth.
    let fifth = all.line("a").line("b").line("c").line("d").line("e")
    #expect(
      Self.problem(of: fifth) == ["5 lines (21, 22, 23) are not of the format and left out"])
    #expect(
      Self.problem(of: fifth.line("f")) == [
        "6 lines (21, 22, 23) are not of the format, out of 26; at most 20 % may be"
      ])
  }

  @Test("A foreign line beside a long silence may hide rows, so the file is refused")
  func elided() {
    let text = EvemuText().frame(0, Row.id(1), Row.x(100), Row.y(100)).line("...")
      .frame(400, Row.id(-1))
    #expect(
      Self.problem(of: text) == [
        "rows are missing: this line is not of the format and 400 ms pass beside it"
      ])
  }

  @Test("Bytes that are no text, and lines without end, are refused")
  func binary() {
    #expect(
      Self.problem(of: Self.tap.line("E: \0")) == ["found a NUL byte; expected a text file"])
    let long = String(repeating: "x", count: 5000)
    #expect(
      Self.problem(of: Self.tap.line(long)) == [
        "the line has 5000 bytes; a recording's lines have at most 4096"
      ])
  }

  @Test("A recording cut after any byte never crashes and changes no earlier sample")
  func cut() throws {
    let bytes = Array(Self.tap.frame(30, Row.id(5), Row.x(300)).frame(40, Row.id(-1)).text.utf8)
    let whole = try Import.run(Self.tap)
    for count in 0..<bytes.count {
      let text = EvemuText(ranges: false).line(String(decoding: bytes[..<count], as: UTF8.self))
      guard let part = try? Import.run(text) else { continue }
      let known = Import.samples(part).filter { !$0.contains("cancel") }.prefix(2)
      #expect(Import.samples(whole).starts(with: known), "cut after \(count) bytes")
    }
  }
}
