import Gestures
import Motion
import Testing

/// A rule among detents, where it is let go, and the detent it settles at.
private struct SettleCase: CustomTestStringConvertible {
  var testDescription: String
  var rule: ReleaseRule
  var position: Double
  var velocity: Double
  var start: Int
  var expected: Int

  init(
    _ name: String, _ rule: ReleaseRule, at position: Double, v velocity: Double = 0,
    from start: Int = 0, _ expected: Int
  ) {
    testDescription = name
    self.rule = rule
    self.position = position
    self.velocity = velocity
    self.start = start
    self.expected = expected
  }

  func target(_ detents: [Double]) -> ReleaseTarget {
    rule.target(
      of: Release(
        position: position, velocity: velocity, detents: detents, start: start,
        along: rule.axis))
  }
}

private let anchored = ReleaseRule.anchoredDraggable()
private let distance = ReleaseRule.anchoredDraggable(distanceThreshold: -30)
private let pages = ReleaseRule.pageView()
private let panel = ReleaseRule.floatingPanel()
private let skipping = ReleaseRule.floatingPanel(projectPastAdjacent: true)

@Suite("Rules that settle")
struct ReleaseRuleSettlingTests {
  @Test(
    "go to the nearest, the projected or the next detent",
    arguments: [
      SettleCase("nearest below the half", .nearest(), at: 49.9, v: 5_000, 0),
      SettleCase("nearest at the half", .nearest(), at: 50, 0),
      SettleCase("nearest above the half", .nearest(), at: 50.1, 1),
      SettleCase("nearest beyond all", .nearest(), at: 900, 3),
      SettleCase("half a second on", .nearestProjected(seconds: 0.5), at: 40, v: 22, 1),
      SettleCase("half a second on, a tie", .nearestProjected(seconds: 0.5), at: 40, v: 20, 0),
      SettleCase(
        "half a second back", .nearestProjected(seconds: 0.5), at: 140, v: -400, from: 2, 0),
      SettleCase("a scroll view's end", .projected(), at: 0, v: 400, 2),
      SettleCase("a fast scroll view's end", .projected(.fast), at: 0, v: 400, 0),
      SettleCase("a step by distance", .oneStep(), at: 150, from: 2, 1),
      SettleCase("no step by less", .oneStep(), at: 151, from: 2, 2),
      SettleCase("a step by speed", .oneStep(), at: 201, v: 300, from: 2, 3),
      SettleCase("no step by less speed", .oneStep(), at: 201, v: 299, from: 2, 2),
      SettleCase("a step against the way", .oneStep(), at: 260, v: -300, from: 2, 1),
      SettleCase("one step however fast", .oneStep(), at: 290, v: -9_000, from: 3, 2),
      SettleCase("no step past the end", .oneStep(), at: 390, v: 900, from: 3, 3),
    ])
  private func targets(_ row: SettleCase) {
    #expect(row.target([0, 100, 200, 300]) == .detent(row.expected))
    // The same seen in a mirror.
    var mirrored = row
    mirrored.position = 300 - row.position
    mirrored.velocity = -row.velocity
    mirrored.start = 3 - row.start
    guard !row.testDescription.contains("half"), !row.testDescription.contains("tie") else {
      return
    }
    #expect(mirrored.target([0, 100, 200, 300]) == .detent(3 - row.expected))
  }

  @Test(
    "settle something anchored as Compose does",
    arguments: [
      SettleCase("at the share", anchored, at: 50, 1),
      SettleCase("below the share", anchored, at: 49.9, 0),
      SettleCase("back, at the share", anchored, at: 150, from: 2, 1),
      SettleCase("back, below the share", anchored, at: 151, from: 2, 2),
      SettleCase("the velocity at its threshold", anchored, at: 10, v: 125, 1),
      SettleCase("the velocity below it", anchored, at: 10, v: 124.9, 0),
      SettleCase("against the position", anchored, at: 90, v: -125, 0),
      SettleCase("back from the start", anchored, at: 90, v: 125, from: 2, 1),
      SettleCase("a detent at the position", anchored, at: 100, v: 500, 1),
      SettleCase("beyond the last", anchored, at: 350, v: 500, from: 3, 3),
      SettleCase("at the start", anchored, at: 0, 0),
      SettleCase("a distance", distance, at: 30, 1),
      SettleCase("less than the distance", distance, at: 29.9, 0),
    ])
  private func anchors(_ row: SettleCase) {
    #expect(row.target([0, 100, 200, 300]) == .detent(row.expected))
  }

  @Test(
    "turn pages as Flutter does",
    arguments: [
      SettleCase("less than half", pages, at: 49, 0),
      SettleCase("half", pages, at: 50, 1),
      SettleCase("slow", pages, at: 49, v: 20, 0),
      SettleCase("a fling on", pages, at: 1, v: 20.1, 1),
      SettleCase("a fling on from a page", pages, at: 100, v: 400, from: 1, 2),
      SettleCase("a fling back", pages, at: 199, v: -400, from: 2, 1),
      SettleCase("a fling back from a page", pages, at: 100, v: -400, from: 1, 1),
      SettleCase("a fling on from the last", pages, at: 300, v: 400, from: 3, 3),
    ])
  private func paging(_ row: SettleCase) {
    #expect(row.target([0, 100, 200, 300]) == .detent(row.expected))
  }

  @Test(
    "settle panels in the segment that the motion leads to",
    arguments: [
      // The end lies 0.499 s on: a push of 100 a second leads 49.9 points.
      SettleCase("at rest below the half", panel, at: 50, 0),
      SettleCase("at rest above the half", panel, at: 50.1, 1),
      SettleCase("at rest, back", panel, at: 249.9, from: 3, 2),
      SettleCase("a push to the half", panel, at: 0, v: 100, 0),
      SettleCase("a push beyond the half", panel, at: 0, v: 101, 1),
      SettleCase("one segment on at most", panel, at: 10, v: 5_000, 1),
      SettleCase("as far as it goes", skipping, at: 10, v: 5_000, 3),
      SettleCase("half of the segment it goes to", skipping, at: 0, v: 301, 2),
      SettleCase("less than that", skipping, at: 0, v: 300, 1),
      SettleCase("back as far as it goes", skipping, at: 290, v: -5_000, from: 3, 0),
      SettleCase("beyond the last, on", panel, at: 320, v: 10, from: 3, 3),
      SettleCase("beyond the last, back", panel, at: 320, v: -500, from: 3, 2),
      SettleCase("before the first, on", panel, at: -20, v: 600, from: 0, 1),
      SettleCase("at a detent, on", panel, at: 100, v: 150, from: 0, 2),
      SettleCase("at a detent, back", panel, at: 100, v: -150, from: 2, 0),
    ])
  private func segments(_ row: SettleCase) {
    #expect(row.target([0, 100, 200, 300]) == .detent(row.expected))
  }

  @Test("stay at the only detent")
  func single() {
    for rule in ReleaseRule.presets where rule.settles {
      guard !["PanModal/sheet", "Material/bottomSheet"].contains(rule.name) else { continue }
      for velocity in [-900.0, 0, 900] {
        let release = Release(
          position: 40, velocity: velocity, detents: [0], start: 0, along: rule.axis,
          size: Size(width: 300, height: 600))
        #expect(rule.target(of: release) == .detent(0), "\(rule.name)")
      }
    }
  }

  @Test("turn with their axis")
  func axes() {
    var rule = ReleaseRule.oneStep()
    let across = Release(
      position: 60, velocity: 0, detents: [0, 100], start: 0, along: .horizontal)
    #expect(rule.target(of: across) == .detent(0))
    rule.axis = .horizontal
    #expect(rule.target(of: across) == .detent(1))
  }
}
