import Simulation

/// The whole command: words in, exit status out; everything else goes through the host.
enum Command {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// The commands, in the order of the help.
  static var all: [any Subcommand.Type] {
    [
      ReplayCommand.self, PlotCommand.self, CheckCommand.self, DiffCommand.self,
      ExplainCommand.self, CurveCommand.self, ConvertCommand.self, LintCommand.self,
      CompletionsCommand.self,
    ]
  }

  /// Runs the command that the words name; messages go to the host's standard error.
  static func run(_ words: [String], host: any Host) -> ExitStatus {
    let name = words.first ?? ""
    let command = all.first { $0.description.name == name }
    do {
      let status: ExitStatus
      if let command {
        status = try run(command, Array(words.dropFirst()), host: host)
      } else {
        status = try runWithoutCommand(words, host: host)
      }
      try host.output.close()
      return status
    } catch let failure as CommandFailure {
      report(failure, of: command?.description, host: host)
      return failure.status
    } catch let failure as ReportedFailure {
      try? host.output.close()
      return failure.status
    } catch is BrokenPipe {
      // The reader has seen enough; there is nobody left to tell.
      return .success
    } catch {
      host.report("motion-sim: internal error: \(error)\n")
      return .internalError
    }
  }

  private static func run(
    _ command: any Subcommand.Type, _ words: [String], host: any Host
  ) throws -> ExitStatus {
    let arguments = try Arguments(words, for: command.description)
    if arguments.has("help") {
      try host.output.write(Array(Help.text(for: command.description).utf8))
      return .success
    }
    return try command.run(arguments, host: host)
  }

  private static func runWithoutCommand(_ words: [String], host: any Host) throws -> ExitStatus {
    let descriptions = all.map { $0.description }
    guard let word = words.first else {
      host.report(Help.overview(of: descriptions))
      return .usage
    }
    switch word {
    case "--help", "-h", "help":
      if word == "help", words.count > 1 {
        return try helpAbout(words[1], host: host)
      }
      try host.output.write(Array(Help.overview(of: descriptions).utf8))
      return .success
    case "--version":
      try host.output.write(Array("motion-sim \(version)\n".utf8))
      return .success
    default:
      let kind = word.hasPrefix("-") ? "option" : "command"
      throw CommandFailure.usage(
        "unknown \(kind) \(word)",
        hints: Arguments.suggestion(
          for: word, among: descriptions.map { $0.name } + ["--help", "--version"]))
    }
  }

  private static func helpAbout(_ name: String, host: any Host) throws -> ExitStatus {
    let descriptions = all.map { $0.description }
    guard let found = descriptions.first(where: { $0.name == name }) else {
      throw CommandFailure.usage(
        "unknown command \(name)",
        hints: Arguments.suggestion(for: name, among: descriptions.map { $0.name }))
    }
    try host.output.write(Array(Help.text(for: found).utf8))
    return .success
  }

  private static func report(
    _ failure: CommandFailure, of command: CommandDescription?, host: any Host
  ) {
    let name = command.map { "motion-sim \($0.name)" } ?? "motion-sim"
    var lines = ["\(name): error: \(failure.message)"]
    lines += failure.hints.map { "\(name): note: \($0)" }
    if failure.status == .usage {
      lines.append(command?.usage ?? "usage: motion-sim COMMAND [options]")
      lines.append("\(name) --help says more")
    }
    host.report(lines.joined(separator: "\n") + "\n")
  }
}
