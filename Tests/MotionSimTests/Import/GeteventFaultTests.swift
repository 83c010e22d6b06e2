import Simulation
import Testing

@testable import motion_sim

@Suite("Faults of getevent's recordings")
struct GeteventFaultTests {
  typealias Import = GeteventImportTests

  /// A damaged line: what is found and expected, and at which column of a drag's last line.
  struct Damage: CustomTestStringConvertible, Sendable {
    var line: String
    var message: String
    var testDescription: String { line }
  }

  static let node = "/dev/input/event2"

  @Test(
    "A damaged line is named with its column, and left out",
    arguments: [
      Damage(
        line: "[     100.180000] /dev/input/event2: 0003 0035 0000G1f4",
        message: "48 found \"0000G1f4\"; expected a value: 8 hexadecimal digits or a label"),
      Damage(
        line: "[     100.180000] /dev/input/event2: 0003 0035 1f4",
        message: "48 found \"1f4\"; expected a value: 8 hexadecimal digits or a label"),
      Damage(
        line: "[     100.180000] /dev/input/event2: 0003 35 000001f4",
        message: "43 found \"35\"; expected a code: 4 hexadecimal digits or a label"),
      Damage(
        line: "[     100.180000] /dev/input/event2: abs 0035 000001f4",
        message: "38 found \"abs\"; expected a type: 4 hexadecimal digits or EV_…"),
      Damage(
        line: "[     100.180000] /dev/input/event2: EV_ABS",
        message: "44 found the end of the line; expected a code"),
      Damage(
        line: "[     100.180000] /dev/input/event2: EV_ABS ABS_X",
        message: "50 found the end of the line; expected a value"),
      Damage(
        line: "[     100.180000] /dev/input/event2:",
        message: "37 found nothing; expected a type, a code and a value"),
      Damage(
        line: "[     100,180000] /dev/input/event2: 0003 0035 000001f4",
        message: "7 found \"100,180000\"; expected a time such as 53890.813990"),
      Damage(
        line: "[     100.18",
        message: "7 found a time without its \"]\""),
      Damage(
        line: "[     100.180000] /dev/input/event2: 0003 0035 000001f4 0003 0036 00000001",
        message: "57 found \"0003\" after the value; expected the end of the line"),
      Damage(
        line: "/dev/input/event2: 0003 0035 000001f4",
        message: "1 found a row without a time; expected one, as on line 1"),
    ])
  func damage(_ damage: Damage) {
    let text = Import.drag(.timed).text + damage.line + "\n"
    #expect(Import.problems(of: text) == ["11:\(damage.message); line left out"])
  }

  @Test("A time that runs backwards is named at its column")
  func backwards() {
    let text = Import.drag(.timed).frame(150, .id(7)).text
    #expect(
      Import.problems(of: text).first
        == "11:2 time 100.150000 is earlier than 100.171000 of the row before; took the later")
  }

  @Test("A row with a time among rows without is left out")
  func strayTime() {
    let text = Import.drag(.raw).text + "[     100.180000] /dev/input/event2: 0003 0035 000001f4\n"
    #expect(
      Import.problems(of: text) { $0.assumedRate = 100 } == [
        "11:1 found a row with a time; expected none, as on line 1; line left out"
      ])
  }

  @Test("Too many damaged lines refuse the file, after the first twenty messages")
  func share() {
    let damaged = String(repeating: "/dev/input/event2: 0003 0035\n", count: 25)
    let problems = Import.problems(of: Import.drag(.timed).text + damaged)
    #expect(problems.count == 22)
    #expect(problems[20] == "5 more damaged lines left out")
    #expect(problems[21] == "11:29 25 lines are damaged, out of 35; at most 20 % may be")
  }

  @Test("A touchpad says so in its description")
  func touchpad() {
    let described = GeteventText.description().replacing("PROP_DIRECT", with: "PROP_POINTER")
    #expect(
      Import.problems(of: described + Import.drag(.timed).text) == [
        "touchpad coordinates mapped to the viewport"
      ])
  }

  @Test(
    "A log cut after any byte never crashes and changes no earlier sample",
    arguments: GeteventText.Style.allCases)
  func cut(style: GeteventText.Style) throws {
    let bytes = Array((GeteventText.description() + Import.drag(style).text).utf8)
    let whole = try Import.run(String(decoding: bytes, as: UTF8.self)) { $0.assumedRate = 100 }
    let samples = EvemuImportTests.samples(whole)
    #expect(samples.count == 3)
    for count in 0..<bytes.count {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      guard let part = try? Import.run(text, { $0.assumedRate = 100 }) else { continue }
      let known = EvemuImportTests.samples(part).filter { !$0.contains("cancel") }
      #expect(samples.starts(with: known), "cut after \(count) bytes")
    }
  }
}
