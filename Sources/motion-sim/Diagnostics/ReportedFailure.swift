/// A command stops after its messages have been printed; only the exit status is left to give.
struct ReportedFailure: Error, Equatable {
  /// What the process returns.
  var status: ExitStatus
}
