import Gestures
import Motion
import Testing

/// A rule, a release and what becomes of it.
private struct ThrowCase: CustomTestStringConvertible {
  var testDescription: String
  var rule: ReleaseRule
  var way: Vector
  var velocity: Vector
  var expected: ReleaseDirection?

  init(
    _ name: String, _ rule: ReleaseRule, _ way: (Double, Double), v: (Double, Double) = (0, 0),
    _ expected: ReleaseDirection?
  ) {
    testDescription = name
    self.rule = rule
    self.way = Vector(x: way.0, y: way.1)
    velocity = Vector(x: v.0, y: v.1)
    self.expected = expected
  }

  var release: Release {
    Release(translation: way, velocity: velocity, size: Size(width: 200, height: 400))
  }
}

private let vertical = ReleaseRule.distance(.value(100), along: .vertical, .above)
private let dismissible = ReleaseRule.dismissible()

@Suite("Rules that throw")
struct ReleaseRuleThrowingTests {
  @Test(
    "hold at their limits",
    arguments: [
      ThrowCase("distance at it", .distance(.value(100)), (100, 0), .right),
      ThrowCase("distance under it", .distance(.value(100)), (99.999, 0), nil),
      ThrowCase("distance to the left", .distance(.value(100)), (-100, 0), .left),
      ThrowCase("distance, dominant down", .distance(.value(100)), (99, 100), .down),
      ThrowCase("distance, strict at it", vertical, (0, 100), nil),
      ThrowCase("distance, strict above it", vertical, (0, -100.001), .up),
      ThrowCase("distance across does not count", vertical, (500, 0), nil),
      ThrowCase("share at it", .distance(.share(0.33, of: .width)), (66, 0), .right),
      ThrowCase("share under it", .distance(.share(0.33, of: .width)), (65.9, 0), nil),
      ThrowCase(
        "share of the shorter side", .distance(.share(0.5, of: .shorterSide)), (0, 100), .down),
      ThrowCase("prediction at it", .predictedEnd(.value(100)), (50, 0), v: (200, 0), .right),
      ThrowCase("prediction under it", .predictedEnd(.value(100)), (50, 0), v: (199, 0), nil),
      ThrowCase("prediction back", .predictedEnd(.value(100)), (50, 0), v: (-900, 0), nil),
      ThrowCase("speed at it", .speedOnly(500), (0, 0), v: (500, 0), nil),
      ThrowCase("speed above it", .speedOnly(500), (9, 0), v: (-500.001, 0), .left),
      ThrowCase("speed, inclusive", .speedOnly(500, .atLeast), (0, 0), v: (0, 500), .down),
      ThrowCase("speed, x before y", .speedOnly(500), (0, 0), v: (501, 900), .right),
    ])
  private func limits(_ row: ThrowCase) {
    #expect(row.rule.target(of: row.release).direction == row.expected)
  }

  @Test(
    "take distance, speed, or both together",
    arguments: [
      ThrowCase("either, far", .distanceOrSpeed(.value(80), 1_100), (0, -80), .up),
      ThrowCase("either, fast", .distanceOrSpeed(.value(80), 1_100), (4, 0), v: (1_100, 0), .right),
      ThrowCase(
        "either, neither", .distanceOrSpeed(.value(80), 1_100), (79, 0), v: (1_099, 0), nil),
      ThrowCase(
        "either, fast back", .distanceOrSpeed(.value(80), 1_100), (9, 0), v: (-2_000, 0), nil),
      ThrowCase("together, too little", .jointly(.value(100), 500), (60, 0), v: (399, 0), nil),
      ThrowCase("together, enough", .jointly(.value(100), 500), (60, 0), v: (401, 0), .right),
      ThrowCase("together, far alone", .jointly(.value(100), 500), (-100, 0), .left),
      ThrowCase("together, fast alone", .jointly(.value(100), 500), (1, 0), v: (500, 0), .right),
    ])
  private func combinations(_ row: ThrowCase) {
    #expect(row.rule.target(of: row.release).direction == row.expected)
  }

  @Test(
    "dismiss as Flutter does",
    arguments: [
      ThrowCase("at the share", dismissible, (80, 0), nil),
      ThrowCase("above the share", dismissible, (80.001, 0), .right),
      ThrowCase("a fling at its limits", dismissible, (-1, 0), v: (-700, 300), .left),
      ThrowCase("a slow fling", dismissible, (1, 0), v: (699.9, 0), nil),
      ThrowCase("a fling across", dismissible, (1, 0), v: (900, 501), nil),
      ThrowCase("a fling back", dismissible, (150, 0), v: (-700, 0), nil),
      ThrowCase("a fling from the start", dismissible, (0, 0), v: (2_000, 0), nil),
      ThrowCase("forbidden", .dismissible(thresholdFraction: 1), (200, 0), v: (3_000, 0), nil),
      ThrowCase("a share of 0", .dismissible(thresholdFraction: 0), (0.5, 0), .right),
      ThrowCase("vertical", .dismissible(axis: .vertical), (90, 161), .down),
      ThrowCase("horizontal of it", .dismissible(axis: .vertical), (199, 0), nil),
    ])
  private func dismissing(_ row: ThrowCase) {
    #expect(row.rule.target(of: row.release).direction == row.expected)
  }

  @Test("stay where another axis dominates, if told so")
  func dominance() {
    let rule = ReleaseRule.distance(.value(10), along: .main).dominated(by: 1.5)
    for sign in [-1.0, 1] {
      let along = Release(translation: Vector(x: 31 * sign, y: 20), velocity: .zero)
      let even = Release(translation: Vector(x: 30 * sign, y: -20), velocity: .zero)
      #expect(rule.target(of: along).direction == (sign < 0 ? .left : .right))
      #expect(rule.target(of: even) == .start)
    }
  }

  @Test("throw the mirror image the other way", arguments: ReleaseRule.presets)
  func mirror(_ rule: ReleaseRule) {
    // Rules that close towards one side have no mirror image; their choices are fixed.
    let isSided = rule.cases.contains {
      if case .leave(.fixed) = $0.choice { return true }
      return false
    }
    guard !rule.settles, !isSided else { return }
    for way in [Vector(x: 130, y: 10), Vector(x: 3, y: 250), Vector(x: 20, y: 30)] {
      for speed in [0.0, 400, 1_200, 6_000] {
        let velocity = Vector(x: speed, y: speed / 8)
        let size = Size(width: 200, height: 400)
        let release = Release(translation: way, velocity: velocity, size: size)
        let mirrored = Release(
          translation: Vector(x: -way.x, y: -way.y),
          velocity: Vector(x: -velocity.x, y: -velocity.y), size: size)
        let direction = rule.target(of: release).direction
        let opposite = rule.target(of: mirrored).direction
        #expect((direction == nil) == (opposite == nil), "\(rule.name)")
        #expect(direction?.axis == opposite?.axis)
        if let direction { #expect(direction != opposite) }
      }
    }
  }

  @Test("read a drag's value")
  func drag() {
    let value = DragValue(
      startLocation: Point(x: 10, y: 10), location: Point(x: 70, y: 10),
      velocity: Vector(x: 400, y: 0), time: .zero)
    let release = Release(value)
    #expect(release.translation == Vector(x: 60, y: 0))
    #expect(release.predictedTranslation == Vector(x: 160, y: 0))
    #expect(ReleaseRule.predictedEnd(.value(160)).target(of: release) == .thrown(.right))
    #expect(!ReleaseRule.predictedEnd(.value(160)).settles)
  }
}
