/// `motion-sim completions`: scripts that complete the command line in a shell.
enum CompletionsCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "completions",
    summary: "Print a script that completes the command line in a shell.",
    operands: "bash|zsh|fish",
    operandCount: 1...1,
    discussion: [],
    options: [],
    example: [
      "$ motion-sim completions bash > ~/.local/share/bash-completion/completions/motion-sim",
      "$ motion-sim completions zsh > ~/.zsh/functions/_motion-sim",
      "$ motion-sim completions fish > ~/.config/fish/completions/motion-sim.fish",
    ])

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    let commands = Command.all.map { $0.description }
    let script: String
    switch arguments.operands[0] {
    case "bash": script = Completions.bash(commands)
    case "zsh": script = Completions.zsh(commands)
    case "fish": script = Completions.fish(commands)
    default:
      throw CommandFailure.usage(
        "no completions for \"\(arguments.operands[0])\"",
        hints: Arguments.suggestion(for: arguments.operands[0], among: ["bash", "zsh", "fish"]))
    }
    try host.output.write(Array(script.utf8))
    return .success
  }
}
