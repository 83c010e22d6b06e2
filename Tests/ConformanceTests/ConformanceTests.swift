import Foundation
import Testing

@Suite("Vectors")
struct ConformanceTests {
  @Test("are met, row by row", arguments: VectorFiles.jsonNames)
  func rows(_ name: String) throws {
    guard let directory = VectorFiles.directory else {
      print("\(name): skipped, there are no vectors here (MOTION_SIM_VECTORS names their place)")
      return
    }
    var tallies: [String: Tally] = [:]
    var unknown: Set<String> = []
    for row in try VectorFiles.rows(name, in: directory) {
      guard let coverage = KindTable.coverage(of: row.kind) else {
        unknown.insert(row.kind)
        continue
      }
      tallies[row.kind, default: Tally()].count(row, coverage)
    }
    print(report(name, tallies))
    #expect(unknown.isEmpty, "kinds without a handler: \(unknown.sorted())")
    #expect(!tallies.isEmpty)
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      #expect(tally.failed == 0, "\(kind): \(tally.failures.prefix(20).joined(separator: "\n  "))")
    }
  }

  private func report(_ name: String, _ tallies: [String: Tally]) -> String {
    var lines: [String] = []
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      let counts = [
        ("passed", tally.passed), ("failed", tally.failed), ("pending", tally.pending),
        ("differs", tally.differs), ("not applicable", tally.notApplicable),
      ].filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      lines.append("\(name)  \(kind): \(counts)")
    }
    return lines.joined(separator: "\n")
  }

  @Test("name each kind once")
  func kindsAreDistinct() {
    var seen: Set<String> = []
    for family in KindTable.families {
      for kind in family.keys { #expect(seen.insert(kind).inserted, "\(kind) stands twice") }
    }
    #expect(seen.count > 100)
  }
}
