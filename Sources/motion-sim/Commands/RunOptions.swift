import Motion
import Simulation

/// The options that say how a trace is run; `replay`, `plot` and `check` share them.
enum RunOptions {
  /// The options for the tables of the commands.
  static let descriptions = [
    OptionDescription(
      "scene", .file("SCENE"), "The scene; by default the one that the trace's header names."),
    OptionDescription(
      "fps", .text("N"), "Frames per second, as 60, 59.94 or 60000/1001; by default the scene's."),
    OptionDescription(
      "until", .text("T"), "The last time in seconds; by default when nothing moves any more."),
    OptionDescription(
      "deliver", .choice(["exact", "frame"]),
      "Let events act at their own times (the default) or at the next frame."),
    OptionDescription("solver", .choice(["exact"]), "How springs are solved."),
    OptionDescription(
      "lenient", .none, "Repair a damaged trace where that can be done, and say what was done."),
  ]

  /// The options of the second run of `diff`, where it differs from the first.
  static let otherDescriptions = [
    OptionDescription("other-scene", .file("SCENE"), "The scene of the second run."),
    OptionDescription(
      "other-deliver", .choice(["exact", "frame"]), "When events act in the second run."),
  ]

  /// Reads the options of a run from a command line.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  static func read(_ arguments: Arguments) throws -> Replay.Options {
    var options = Replay.Options()
    if let text = arguments.value("fps") {
      guard let rate = FrameRate(text: text) else {
        throw CommandFailure.usage(
          "option --fps wants frames per second, as 60, 59.94 or 60000/1001, got \"\(text)\"")
      }
      options.frameRate = rate
    }
    if let seconds = try arguments.number("until", in: 0...1e6, "seconds from 0 to 1000000") {
      options.until = Instant(nanoseconds: Int64((seconds * 1e9).rounded()))
    }
    options.delivery = arguments.value("deliver") == "frame" ? .frame : .exact
    options.isLenient = arguments.has("lenient")
    return options
  }
}
