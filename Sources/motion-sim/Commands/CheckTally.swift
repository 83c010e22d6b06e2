import Simulation

/// Counts what a check has seen.
struct CheckTally: Sendable, Hashable {
  private var traces = 0
  private var expectations = 0
  private var missed = 0
  private var broken = 0
  private var brokenStatus: ExitStatus?

  /// Counts the results of a trace.
  mutating func add(_ results: [ExpectationResult]) {
    traces += 1
    expectations += results.count
    missed += results.count { !$0.passed }
  }

  /// Counts a trace that could not be run.
  mutating func addBroken(_ status: ExitStatus) {
    traces += 1
    broken += 1
    brokenStatus = brokenStatus ?? status
  }

  /// The exit status: a file that cannot be used weighs more than a miss.
  var status: ExitStatus {
    brokenStatus ?? (missed > 0 ? .checkFailed : .success)
  }

  /// The closing line.
  var text: String {
    var text = "\(counted(traces, "trace")): \(counted(expectations, "expectation"))"
    if expectations > 0 { text += missed == 0 ? ", all met" : ", \(missed) missed" }
    if broken > 0 { text += "; \(counted(broken, "trace")) with errors" }
    return text
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
