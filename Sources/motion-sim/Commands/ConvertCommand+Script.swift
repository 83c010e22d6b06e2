import Gestures
import Motion
import Simulation

extension ConvertCommand {
  /// The options that say how gestures are sampled.
  static let scriptOptions = [
    OptionDescription(
      "gesture", .text("TEXT"), "Make a trace of gestures in words; may be given more than once."),
    OptionDescription("rate", .text("HZ"), "Samples per second of --gesture; 120 by default."),
    OptionDescription(
      "seed", .text("N"),
      "Sample --gesture as a real screen does: jitter 0.3 ms, thirds of a point."),
    OptionDescription("jitter", .text("MS"), "How far a sample of --gesture may be off its time."),
    OptionDescription("grid", .text("POINTS"), "The step of the places of --gesture; 0 for none."),
  ]

  /// The options that only recordings have a use for.
  private static let recordingOptions = [
    "format", "max-x", "max-y", "device", "node", "assume-rate", "at-end", "rotate", "keep-lead",
    "summary",
  ]

  /// What the help says of gestures.
  static var scriptDiscussion: [String] {
    [
      "With --gesture in the place of RECORDING the trace is made of gestures in words, joined by "
        + "\"then\" (one after the other) and \"and\" (at the same time):",
      ScriptGesture.allCases.map { "  " + $0.usage }.joined(separator: "\n"),
      "X,Y is in points, SECONDS may also be 300ms, EASING is "
        + UnitCurve.named.map { $0.name }.joined(separator: ", ")
        + ". A tap lasts 0.08 s, a press 0.6 s, a drag 0.3 s, a pinch and a rotation 0.4 s; what moves eases in and out. "
        + "Without --seed samples are exact in time and place. The same words, options and seed "
        + "give the same trace.",
    ]
  }

  /// Makes the trace of the gestures on the command line.
  static func makeTrace(
    _ arguments: Arguments, viewport: Size, host: any Host
  ) throws -> Trace {
    if let operand = arguments.operands.first {
      throw CommandFailure.usage("found \(operand) and --gesture; expected one of them")
    }
    for name in recordingOptions where arguments.has(name) {
      throw CommandFailure.usage("option --\(name) is for recordings, not for --gesture")
    }
    var script = TouchScript(try sampling(arguments))
    for text in arguments.values("gesture") {
      do throws(Diagnostics) {
        script = try ScriptReader.append(text, to: script)
      } catch {
        host.report(error.items, in: "--gesture", source: Array(text.utf8))
        throw ReportedFailure(status: .usage)
      }
    }
    return script.trace(viewport: viewport)
  }

  /// Refuses the options of gestures beside a recording.
  static func checkRecording(_ arguments: Arguments) throws {
    guard !arguments.operands.isEmpty else {
      throw CommandFailure.usage("missing operand: RECORDING, or --gesture in its place")
    }
    for option in scriptOptions where arguments.has(option.name) {
      throw CommandFailure.usage("option --\(option.name) is for --gesture, not for recordings")
    }
  }

  private static func sampling(_ arguments: Arguments) throws -> TouchSampling {
    let rate = try arguments.number("rate", in: 1...1000, "samples per second from 1 to 1000")
    var sampling = TouchSampling(rate: rate ?? 120)
    if let text = arguments.value("seed") {
      guard let seed = UInt64(text) else {
        throw CommandFailure.usage("option --seed wants a whole number from 0, got \"\(text)\"")
      }
      sampling = .device(rate: sampling.rate, seed: seed)
    }
    let limit = TouchSampling.jitterLimit(at: sampling.rate) * 1000
    let shown = NumberFormat(decimals: 3).text(limit)
    if let jitter = try arguments.number(
      "jitter", in: 0...limit.nextDown,
      "milliseconds from 0, less than \(shown) (0.4 of the time between samples)")
    {
      sampling.jitter = jitter / 1000
    }
    if let grid = try arguments.number("grid", in: 0...100, "points from 0 to 100") {
      sampling.grid = grid
    }
    return sampling
  }
}
