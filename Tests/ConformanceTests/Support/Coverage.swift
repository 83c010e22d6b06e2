/// What becomes of the rows of a kind.
enum Coverage: Sendable {
  /// Each row is answered and compared.
  case handled(@Sendable (Row) throws(Unanswered) -> Value)
  /// Not built yet; the issue that will.
  case pending(issue: Int)
  /// Nothing of the product corresponds; why.
  case doesNotApply(reason: String)
}

/// The counts of a kind.
struct Tally {
  var passed = 0
  var failed = 0
  var pending = 0
  /// Quirks that we do not share.
  var differs = 0
  var notApplicable = 0
  var failures: [String] = []

  mutating func count(_ row: Row, _ coverage: Coverage) {
    switch coverage {
    case .pending: pending += 1
    case .doesNotApply: notApplicable += 1
    case .handled(let answer):
      do throws(Unanswered) {
        let actual = try answer(row)
        if row.tolerance.accepts(actual, row.expected) {
          passed += 1
        } else if row.isQuirk {
          differs += 1
        } else {
          fail(row, "got \(actual), expected \(row.expected)")
        }
      } catch {
        switch error {
        case .refused(let reason):
          // What the product refuses must be marked as something it need not accept.
          if row.isQuirk { differs += 1 } else { fail(row, "refused: \(reason)") }
        case .pending: pending += 1
        case .missing(let name):
          fail(row, "no input \"\(name)\"")
        }
      }
    }
  }

  private mutating func fail(_ row: Row, _ message: String) {
    failed += 1
    failures.append("\(row.id): \(message)")
  }
}
