/// One word of the command line with what it does.
protocol Subcommand {
  /// The word, its options and its help.
  static var description: CommandDescription { get }

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus
}
