import Gestures
import Motion
import Testing

/// What people reported of release rules, and what the rules here make of it.
@Suite("Reported releases")
struct ReportedReleaseTests {
  private func dragged(_ way: Vector, _ velocity: Vector, _ size: Size) -> Release {
    Release(translation: way, velocity: velocity, size: size)
  }

  private func dragged(_ way: Vector, _ size: Size) -> Release { dragged(way, .zero, size) }

  @Test("a share is a fraction, never a percentage (THR-02)")
  func fraction() {
    let slow = dragged(Vector(x: 0, y: 70), Size(width: 100, height: 200))
    #expect(
      ReleaseRule.distance(.share(0.33, of: .height), along: .vertical).target(of: slow)
        == .thrown(.down))
    #expect(
      ReleaseRule.distance(.share(33, of: .height), along: .vertical).target(of: slow) == .start)
  }

  @Test("a threshold of 1 forbids, one of 0 lets everything go (THR-03)")
  func extremes() {
    let size = Size(width: 400, height: 100)
    let never = ReleaseRule.dismissible(thresholdFraction: 1)
    #expect(never.target(of: dragged(Vector(x: 400, y: 0), size)) == .start)
    let fling = dragged(Vector(x: 400, y: 0), Vector(x: 3_000, y: 0), size)
    #expect(never.target(of: fling) == .start)
    let always = ReleaseRule.dismissible(thresholdFraction: 0)
    #expect(always.target(of: dragged(Vector(x: 10, y: 0), size)) == .thrown(.right))
  }

  @Test("a threshold of an axis holds in both directions (THR-04)")
  func bothDirections() {
    let rule = ReleaseRule.dismissible(thresholdFraction: 0.8)
    for sign in [-1.0, 1] {
      let half = dragged(Vector(x: 50 * sign, y: 0), Size(width: 100, height: 100))
      let more = dragged(Vector(x: 85 * sign, y: 0), Size(width: 100, height: 100))
      #expect(rule.target(of: half) == .start)
      #expect(rule.target(of: more) == .thrown(sign < 0 ? .left : .right))
    }
  }

  @Test("speeds are in points, whatever the scale of the screen (THR-10)")
  func points() {
    let rule = ReleaseRule(
      "sheet", axis: .vertical,
      cases: [
        ReleaseCase(
          when: .any([
            .compares(.component(.translation, .main), .atLeast, .value(30)),
            .compares(.component(.velocity, .main), .above, .value(500)),
          ]), .leave(.fixed(.down)))
      ])
    // 0.3 points a millisecond; 0.9 pixels of a screen of scale 3.
    let scroll = Release(translation: Vector(x: 0, y: 12), velocity: Vector(x: 0, y: 300))
    #expect(rule.target(of: scroll) == .start)
  }

  @Test(
    "a short flick reaches the next detent by projection (THR-11)",
    arguments: [(0.15, 600.0, 1), (0.15, 1_000, 2), (0, 600, 1), (0, 1_000, 1)])
  func projection(_ seconds: Double, _ velocity: Double, _ expected: Int) {
    let release = Release(position: 450, velocity: velocity, detents: [0, 400, 720], start: 1)
    #expect(
      ReleaseRule.nearestProjected(seconds: seconds).target(of: release) == .detent(expected))
  }

  @Test("nothing settles against the flick (THR-12)")
  func alongTheFlick() {
    let release = Release(position: 300, velocity: 2_000, detents: [160, 480, 800], start: 0)
    #expect(ReleaseRule.projected().target(of: release) == .detent(2))
    #expect(ReleaseRule.oneStep().target(of: release) == .detent(1))
    #expect(ReleaseRule.nearest().target(of: release) == .detent(0))
  }

  @Test("a hard flick skips a detent or not, by the rule's name (THR-13)")
  func skipping() {
    let release = Release(position: 590, velocity: -4_000, detents: [0, 300, 600], start: 2)
    #expect(ReleaseRule.named("projected")?.target(of: release) == .detent(0))
    #expect(ReleaseRule.named("oneStep")?.target(of: release) == .detent(1))
  }

  @Test(
    "distance and speed count together (THR-15)",
    arguments: [(60.0, 500.0, false), (100, 500, true), (119, 0, false), (0.001, 801, true)])
  func jointly(_ way: Double, _ speed: Double, _ expected: Bool) {
    let release = Release(translation: Vector(x: way, y: 0), velocity: Vector(x: speed, y: 0))
    let rule = ReleaseRule.jointly(.value(120), 800)
    #expect((rule.target(of: release) == .thrown(.right)) == expected)
  }
}
