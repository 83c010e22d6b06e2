import Testing

@testable import motion_sim

@Suite("Arguments")
struct ArgumentsTests {
  static let command = CommandDescription(
    name: "try", summary: "Try.", operands: "FILE", operandCount: 1...2, discussion: [],
    options: [
      OptionDescription("fps", .text("N"), "Rate."),
      OptionDescription("output", short: "o", .file("FILE"), "Output."),
      OptionDescription("wide", short: "w", .none, "Wide."),
      OptionDescription("select", .text("NAMES"), "Channels."),
      OptionDescription("format", .choice(["csv", "jsonl"]), "Format."),
    ], example: [])

  @Test(
    "Options and operands are told apart",
    arguments: [
      (["a", "--fps", "60"], ["fps=60"], ["a"]),
      (["--fps=60", "a"], ["fps=60"], ["a"]),
      (["--fps=", "a"], ["fps="], ["a"]),
      (["-o", "x", "a"], ["output=x"], ["a"]),
      (["-ox", "a"], ["output=x"], ["a"]),
      (["-w", "a", "--wide"], ["wide", "wide"], ["a"]),
      (["--", "--fps"], [], ["--fps"]),
      (["-o", "-", "-"], ["output=-"], ["-"]),
      (["--fps", "-3", "a"], ["fps=-3"], ["a"]),
      (["a", "--", "-o"], [], ["a", "-o"]),
    ])
  func sorts(words: [String], options: [String], operands: [String]) throws {
    let arguments = try Arguments(words, for: Self.command)
    #expect(Self.shown(arguments) == options)
    #expect(arguments.operands == operands)
  }

  static func shown(_ arguments: Arguments) -> [String] {
    arguments.given.map { entry in
      guard let value = entry.value else { return entry.name }
      return "\(entry.name)=\(value)"
    }
  }

  @Test(
    "What cannot be understood is named, with the nearest known word",
    arguments: [
      (["a", "--fsp", "60"], "unknown option --fsp", ["did you mean --fps?"]),
      (["a", "--zzzzzz"], "unknown option --zzzzzz", []),
      (["a", "-x"], "unknown option -x", []),
      (["a", "--fps"], "option --fps needs a value: N", []),
      (["a", "--wide=1"], "option --wide takes no value, got \"1\"", []),
      (["a", "-w1"], "option -w takes no value, got \"1\"", []),
      (
        ["a", "--format", "cvs"], "option --format is one of csv, jsonl, got \"cvs\"",
        ["did you mean csv?"]
      ),
      ([], "missing operand: FILE", []),
      (["a", "b", "c"], "unexpected operand \"c\"", []),
    ])
  func refuses(words: [String], message: String, hints: [String]) {
    #expect(throws: CommandFailure(.usage, message, hints: hints)) {
      try Arguments(words, for: Self.command)
    }
  }

  @Test("Help is given whatever else is missing")
  func helpWins() throws {
    let arguments = try Arguments(["--help"], for: Self.command)
    #expect(arguments.has("help"))
  }

  @Test("The values of a repeated option are kept in order; the last one counts alone")
  func repeats() throws {
    let arguments = try Arguments(["a", "--select", "x,y", "--select=z"], for: Self.command)
    #expect(arguments.value("select") == "z")
    #expect(arguments.values("select") == ["x,y", "z"])
  }

  @Test(
    "Numbers are plain decimals, whatever the locale",
    arguments: [
      ("60", 60.0), ("59.94", 59.94), ("+1e2", 100), (".5", 0.5), ("5.", 5), ("-0.25", -0.25),
    ] as [(String, Double)])
  func readsNumbers(text: String, value: Double) {
    #expect(DecimalText.number(text) == value)
  }

  @Test(
    "What is no plain decimal is refused",
    arguments: [
      "", " 1", "1 ", "1,5", "0x10", "nan", "inf", "-", ".", "1e", "1e+", "1.2.3", "1e400", "١",
      "--1",
    ])
  func refusesNumbers(text: String) {
    #expect(DecimalText.number(text) == nil)
  }

  @Test("A number outside its range is refused with what was wanted")
  func refusesRange() throws {
    let arguments = try Arguments(["a", "--fps", "0"], for: Self.command)
    #expect(throws: CommandFailure(.usage, "option --fps wants a rate, got \"0\"")) {
      try arguments.number("fps", in: 1...10, "a rate")
    }
    #expect(try arguments.number("until", in: 1...10, "a time") == nil)
  }
}
