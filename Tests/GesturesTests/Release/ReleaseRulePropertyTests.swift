import Gestures
import Motion
import Testing

private let detents = [0.0, 128, 384, 640]

private func release(
  _ rule: ReleaseRule, at position: Double, v velocity: Double, from start: Int,
  shiftedBy shift: Double = 0
) -> Release {
  let axis = rule.axis
  return Release(
    translation: axis.vector(position - detents[start]), velocity: axis.vector(velocity),
    size: Size(width: 512, height: 512), position: position + shift,
    detents: detents.map { $0 + shift }, start: start)
}

@Suite("Every rule that settles")
struct ReleaseRulePropertyTests {
  private static let rules = ReleaseRule.presets.filter { $0.settles }

  @Test("settles the same wherever its detents begin", arguments: rules)
  func shift(_ rule: ReleaseRule) {
    // Whole numbers and a power of two: sums are exact, so the answers must be equal.
    for position in stride(from: -64.0, through: 704, by: 16) {
      for velocity in [-2_048.0, -256, 0, 256, 2_048] {
        for start in detents.indices {
          let here = rule.target(of: release(rule, at: position, v: velocity, from: start))
          let there = rule.target(
            of: release(rule, at: position, v: velocity, from: start, shiftedBy: 4_096))
          #expect(here == there)
        }
      }
    }
  }

  @Test("never settles further back for a faster push", arguments: rules)
  func monotone(_ rule: ReleaseRule) {
    // Material's sheet expands where a push down is not significant, and collapses without one.
    guard rule.name != "Material/bottomSheet" else { return }
    for position in stride(from: -64.0, through: 704, by: 24) {
      // Compose measures from the detent that was left, also from beyond its neighbours.
      for start in detents.indices
      where position >= detents[max(start - 1, 0)] && position <= detents[min(start + 1, 3)] {
        var last = -1
        for velocity in stride(from: -4_000.0, through: 4_000, by: 125) {
          let target = rule.target(of: release(rule, at: position, v: velocity, from: start))
          let detent = target.detent ?? -1
          #expect(detent >= last, "\(rule.name) at \(position) from \(start), \(velocity)")
          last = detent
        }
      }
    }
  }

  @Test("settles at one of the detents", arguments: rules)
  func bounds(_ rule: ReleaseRule) {
    for position in [-1e9, -1, 0, 200, 640, 1e9] {
      for velocity in [-1e9, 0, 1e9] {
        let target = rule.target(of: release(rule, at: position, v: velocity, from: 1))
        #expect(detents.indices.contains(target.detent ?? -1))
      }
    }
  }
}
