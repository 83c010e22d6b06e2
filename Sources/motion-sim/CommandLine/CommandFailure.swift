/// Why a command stops: one sentence, what may help, and the exit status.
struct CommandFailure: Error, Equatable {
  /// What the process returns.
  var status: ExitStatus
  /// The sentence, without a full stop.
  var message: String
  /// What may help, one sentence a line.
  var hints: [String]

  /// Makes a failure.
  init(_ status: ExitStatus, _ message: String, hints: [String] = []) {
    self.status = status
    self.message = message
    self.hints = hints
  }

  /// Makes a failure of the command line; the usage line is printed with it.
  static func usage(_ message: String, hints: [String] = []) -> CommandFailure {
    CommandFailure(.usage, message, hints: hints)
  }
}
