/// What the process says to its caller; the numbers are those of sysexits.
enum ExitStatus: Int32, Sendable, CaseIterable {
  /// All went well.
  case success = 0
  /// An expectation was missed.
  case checkFailed = 1
  /// The command line cannot be understood.
  case usage = 64
  /// An input file cannot be used.
  case badData = 65
  /// An input file is not there or cannot be read.
  case noInput = 66
  /// The program is wrong, not its input.
  case internalError = 70
  /// An output file cannot be made.
  case cannotCreate = 73
}
