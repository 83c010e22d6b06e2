import Testing

@testable import motion_sim

@Suite("motion-sim curve refuses")
struct CurveFaultTests {
  /// Words after `curve`, and what is said of them.
  struct Fault: Sendable, CustomTestStringConvertible {
    var words: String
    var message: String
    var testDescription: String { words }

    init(_ words: String, _ message: String) {
      self.words = words
      self.message = message
    }
  }

  static let parameters = [
    Fault("spring", "curve spring needs a spring"),
    Fault("spring --response 1", "--response needs --damping-fraction"),
    Fault("spring --damping-fraction 1", "--damping-fraction needs --response"),
    Fault("spring --mass 1 --damping 1", "--damping needs --stiffness"),
    Fault("spring --bounce 1", "--bounce needs --duration"),
    Fault("spring --settling-duration 1", "--settling-duration needs --damping-ratio"),
    Fault(
      "spring --response 1 --bounce 1", "--response and --bounce contradict each other"),
    Fault(
      "spring --response 0 --damping-fraction 1",
      "option --response wants seconds from 0.000001 to 1000000, got \"0\""),
    Fault(
      "spring --response 1e7 --damping-fraction 1",
      "option --response wants seconds from 0.000001 to 1000000, got \"1e7\""),
    Fault(
      "spring --response 1 --damping-fraction -1",
      "option --damping-fraction wants a number from 0 to 1e9, got \"-1\""),
    Fault("spring --response inf --damping-fraction 1", "got \"inf\""),
    Fault("spring --response 0x1 --damping-fraction 1", "got \"0x1\""),
    Fault(
      "spring --duration 1 --bounce -1",
      "option --bounce wants a number above -1, at most 1, got \"-1\""),
    Fault("spring --duration 1 --bounce 1.1", "got \"1.1\""),
    Fault(
      "spring --stiffness 0 --damping 1",
      "option --stiffness wants a number from 1e-15 to 1e15, got \"0\""),
    Fault(
      "spring --stiffness 1e-14 --damping 1",
      "these constants make a response of 62831853.071795866 s, expected 0.000001 to 1000000"),
    Fault(
      "spring --stiffness 1 --damping 1e15",
      "these constants make a damping ratio of 500000000000000, expected 0 to 1e9"),
    Fault(
      "spring --settling-duration 1 --damping-ratio 0.0005",
      "no spring of damping ratio 0.0005 settles in 1 s by SwiftUI's search"),
    Fault("spring --duration 1 --bounce 0 --to 2e12", "of at most 1e12 in size, got \"2e12\""),
    Fault("timing", "curve timing needs a timing curve"),
    Fault("timing --name linear --css linear", "--name and --css contradict each other"),
    Fault("timing --name easIn", "did you mean easeIn?"),
    Fault("timing --bezier 0,0,1", "wants four numbers X1,Y1,X2,Y2, got \"0,0,1\""),
    Fault("timing --bezier 0,0,1,x", "wants four numbers X1,Y1,X2,Y2, got \"0,0,1,x\""),
    Fault("timing --bezier -1,0,1,1", "wants X1 and X2 from 0 to 1, got \"-1,0,1,1\""),
    Fault("timing --bezier 0,1e7,1,1", "wants Y1 and Y2 of at most 1e6 in size"),
    Fault("timing --css linaer(0,1)", "did you mean linear?"),
    Fault("timing --css linear(0,x)", "option --css at column 10: expected a number"),
    Fault("timing --css steps(1.5)", "expected a whole number"),
    Fault("timing --name linear --duration 0", "option --duration wants seconds from 0.000001"),
    Fault("decay", "curve decay needs --velocity V"),
    Fault("decay --velocity 1 --rate 1", "option --rate wants a share above 0, below 1"),
    Fault("decay --velocity 1 --bounds 2,1", "wants LO not above HI, got \"2,1\""),
    Fault("decay --velocity 1 --bounds 2", "wants two numbers LO,HI"),
  ]

  static let rest = [
    Fault("sprng", "did you mean spring?"),
    Fault("spring x", "unexpected operand \"x\""),
    Fault("keyframes", "curve keyframes needs a FILE"),
    Fault("spring --rate .9", "--rate belongs to curve decay, not to curve spring"),
    Fault("timing --bounce 1", "--bounce belongs to curve spring and curve decay"),
    Fault("spring --stifness 1", "did you mean --stiffness?"),
    Fault("spring --duration 1 --bounce 0 --at 1 --fps 2", "--at and --fps contradict each other"),
    Fault(
      "spring --duration 1 --bounce 0 --at 1 --until 2", "--at and --until contradict each other"),
    Fault("spring --duration 1 --bounce 0 --at 1,,2", "option --at wants seconds"),
    Fault("spring --duration 1 --bounce 0 --at -1", "got \"-1\""),
    Fault("spring --duration 1 --bounce 0 --fps 0", "option --fps wants frames per second"),
    Fault("spring --duration 1 --bounce 0 --until -1", "option --until wants seconds"),
    Fault("spring --duration 1 --bounce 0 --precision 16", "wants 0 to 15 or exact"),
    Fault("spring --duration 1 --bounce 0 --solver swiftui", "did you mean swiftUI?"),
    Fault(
      "spring --duration 1 --bounce 0 --solver swiftUI --at 2,1", "wants the times of --at in order"
    ),
    Fault(
      "spring --duration 1 --bounce 0 --to 0 --velocity 1 --solver swiftUI",
      "cannot have a --velocity where --from and --to are the same"),
    Fault("timing --css steps(2) --solver swiftUI", "SwiftUI has no linear() or steps()"),
    Fault("spring --duration 1 --bounce 0 --describe --to-format css", "contradict each other"),
    Fault("spring --duration 1 --bounce 1 --to-format css", "an undamped spring never rests"),
    Fault(
      "spring --duration 1 --bounce 0 --to 0 --velocity 1 --to-format css",
      "linear() cannot say a curve that ends where it begins"),
    Fault(
      "spring --duration 1 --bounce 0 --velocity 1e12 --to-format css",
      "goes a million times its way"),
    Fault(
      "spring --duration 1 --bounce 0 --max-error 0 --to-format css", "option --max-error wants"),
    Fault(
      "spring --duration 0.01 --bounce 0 --precision 1 --to-format swiftui",
      "need more decimals: leave --precision out"),
    Fault("timing --css steps(2) --to-format swiftui", "it is no cubic Bézier curve"),
    Fault("decay --velocity 1 --to-format swiftui", "swiftui has nothing like curve decay"),
    Fault(
      "decay --velocity 1 --bounds 0,0 --to-format flutter", "flutter has no decay whose bound"),
  ]

  @Test("parameters that make no curve, with the rule and the value", arguments: parameters)
  func noCurve(fault: Fault) {
    expect(fault)
  }

  @Test("words that contradict or cannot be met", arguments: rest)
  func contradictory(fault: Fault) {
    expect(fault)
  }

  @Test("a file that is not there")
  func absent() {
    let host = MemoryHost()
    #expect(host.run("curve", "keyframes", "none.json5") == .noInput)
  }

  private func expect(_ fault: Fault) {
    let host = MemoryHost()
    let words = fault.words.split(separator: " ").map { String($0) }
    #expect(Command.run(["curve"] + words, host: host) == .usage)
    #expect(host.errorText.contains(fault.message), "\(host.errorText)")
    #expect(host.errorText.contains("motion-sim curve: error: "))
    #expect(host.outputText.isEmpty)
  }
}
