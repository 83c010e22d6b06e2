/// One option of a command: the one source of the parser, the help and the completions.
struct OptionDescription: Sendable, Hashable {
  /// What follows the option.
  enum Argument: Sendable, Hashable {
    /// Nothing: the option is a switch.
    case none
    /// A text, shown under a name in capitals.
    case text(String)
    /// A file's path, shown under a name in capitals.
    case file(String)
    /// One of some words.
    case choice([String])
  }

  /// The long name, without the dashes.
  var name: String
  /// The short name, without the dash.
  var short: Character?
  /// What follows the option.
  var argument: Argument
  /// What it does, one phrase with a full stop.
  var summary: String

  /// Makes an option.
  init(
    _ name: String, short: Character? = nil, _ argument: Argument = .none, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.summary = summary
  }

  /// The argument as the help shows it, such as `N` or `exact|frame`; empty for a switch.
  var placeholder: String {
    switch argument {
    case .none: ""
    case .text(let name), .file(let name): name
    case .choice(let words): words.joined(separator: "|")
    }
  }

  /// The option as the help shows it, such as `-o, --output FILE`.
  var spelling: String {
    let long = placeholder.isEmpty ? "--\(name)" : "--\(name) \(placeholder)"
    guard let short else { return "    \(long)" }
    return "-\(short), \(long)"
  }
}
