/// What there is to know about a command: the one source of its parser, help and completions.
struct CommandDescription: Sendable {
  /// The word on the command line.
  var name: String
  /// What it does, one phrase with a full stop.
  var summary: String
  /// What follows the word, without the options, such as `TRACE`.
  var operands: String
  /// How many operands there may be.
  var operandCount: ClosedRange<Int>
  /// What there is to say beside the options; each element is a paragraph.
  var discussion: [String]
  /// The options, in the order of the help.
  var options: [OptionDescription]
  /// A worked example: lines as typed and as answered.
  var example: [String]

  /// The options with those that every command has.
  var allOptions: [OptionDescription] {
    options + [OptionDescription("help", short: "h", .none, "Print this help.")]
  }

  /// The usage line, such as `usage: motion-sim lint FILE… [options]`.
  var usage: String {
    operands.isEmpty
      ? "usage: motion-sim \(name) [options]" : "usage: motion-sim \(name) \(operands) [options]"
  }
}
