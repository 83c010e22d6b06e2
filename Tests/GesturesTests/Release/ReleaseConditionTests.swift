import Gestures
import Motion
import Testing

/// Whether a condition holds, asked through a rule.
private func holds(_ condition: ReleaseCondition, _ release: Release) -> Bool {
  let rule = ReleaseRule(
    "asked", cases: [ReleaseCase(when: condition, .leave(.fixed(.right)))])
  return rule.target(of: release) == .thrown(.right)
}

/// The number that a quantity has, found by comparing.
private func equals(_ quantity: ReleaseQuantity, _ value: Double, _ release: Release) -> Bool {
  holds(
    .all([
      .compares(quantity, .atLeast, .value(value)), .compares(quantity, .atMost, .value(value)),
    ]), release)
}

private let release = Release(
  translation: Vector(x: -30, y: 40), velocity: Vector(x: 200, y: -100),
  size: Size(width: 300, height: 200), position: 60, detents: [0, 100, 250], start: 1)

@Suite("Conditions of a release")
struct ReleaseConditionTests {
  @Test(
    "compare strictly or inclusively",
    arguments: [
      (ReleaseComparison.above, [false, false, true]), (.atLeast, [false, true, true]),
      (.below, [true, false, false]), (.atMost, [true, true, false]),
    ])
  func comparisons(_ comparison: ReleaseComparison, _ expected: [Bool]) {
    #expect([-1.0, 0, 1].map { comparison.holds($0, 0) } == expected)
    #expect(comparison.isInclusive == expected[1])
    #expect(!comparison.holds(.nan, 0))
  }

  @Test("read components, magnitudes and lengths")
  func vectors() {
    #expect(equals(.component(.translation, .main), -30, release))
    #expect(equals(.component(.translation, .cross), 40, release))
    #expect(equals(.component(.translation, .horizontal), -30, release))
    #expect(equals(.component(.velocity, .vertical), -100, release))
    #expect(equals(.component(.velocity, .dominant), -100, release))
    #expect(equals(.magnitude(.translation, .main), 30, release))
    #expect(equals(.length(.translation), 50, release))
    #expect(equals(.component(.predictedTranslation, .main), 20, release))
    #expect(equals(.component(.projection(seconds: 0.5), .main), 70, release))
    #expect(equals(.outward(.velocity, .main), -200, release))
    #expect(equals(.outward(.velocity, .dominant), -100, release))
    #expect(equals(.lead(.translation, over: 2), -50, release))
  }

  @Test("read places among the detents")
  func places() {
    // At 60, on the way back from 100 to 0.
    #expect(equals(.progress(.translation, from: .start, to: .neighbour), 0.4, release))
    #expect(equals(.progress(.translation, from: .first, to: .last), 0.24, release))
    #expect(equals(.progress(.projection(seconds: 0.2), from: .first, to: .index(1)), 1, release))
    #expect(equals(.progress(.velocity, from: .start, to: .start), 0, release))
    #expect(equals(.progress(.predictedTranslation, from: .first, to: .start), 1.1, release))
    #expect(equals(.distance(from: .last), 190, release))
  }

  @Test("take shares of a size, between bounds")
  func limits() {
    let way = ReleaseQuantity.magnitude(.translation, .cross)
    let extents: [(ReleaseExtent, Double)] = [
      (.width, 300), (.height, 200), (.main, 300), (.shorterSide, 200), (.remaining, 190),
    ]
    for (extent, length) in extents {
      let share = 40 / length
      #expect(holds(.compares(way, .atLeast, .share(share * 0.999, of: extent)), release))
      #expect(!holds(.compares(way, .atLeast, .share(share * 1.001, of: extent)), release))
    }
    #expect(holds(.compares(way, .atLeast, .share(0.9, of: .width, most: 40)), release))
    #expect(!holds(.compares(way, .atLeast, .share(0.01, of: .width, least: 41)), release))
  }

  @Test("are all, one or none of several")
  func combinations() {
    let yes = ReleaseCondition.compares(.length(.translation), .atLeast, .value(50))
    let no = ReleaseCondition.compares(.length(.translation), .above, .value(50))
    #expect(holds(.all([yes, yes]), release) && holds(.any([no, yes]), release))
    #expect(!holds(.all([yes, no]), release) && !holds(.any([no, no]), release))
    #expect(holds(.all([]), release) && !holds(.any([]), release))
  }

  @Test("name directions by axis and sign")
  func directions() {
    #expect(ReleaseDirection(.horizontal, signOf: -1) == .left)
    #expect(ReleaseDirection(.horizontal, signOf: 0) == .right)
    #expect(ReleaseDirection(.vertical, signOf: -0.1) == .up)
    #expect(ReleaseDirection(.vertical, signOf: 2) == .down)
    #expect(
      ReleaseDirection.allCases.map { $0.axis.other == .vertical } == [true, true, false, false])
    #expect(ReleaseAxis.vertical.extent(of: release.size) == 200)
    #expect(ReleaseTarget.start.direction == nil && ReleaseTarget.start.detent == nil)
  }

  @Test("make a rule of one's own")
  func ownRule() {
    // example: release rule
    let rule = ReleaseRule(
      "card",
      cases: [
        ReleaseCase(
          when: .any([
            .compares(.magnitude(.translation, .main), .atLeast, .share(0.4, of: .width)),
            .compares(.outward(.velocity, .main), .above, .value(800)),
          ]),
          .leave(.along(.main, by: .translation)))
      ])
    let release = Release(
      translation: Vector(x: -90, y: 12), velocity: Vector(x: -950, y: 40),
      size: Size(width: 345, height: 480))
    let target = rule.target(of: release)
    // end
    #expect(target == .thrown(.left))
    #expect(rule.otherwise == .stay && rule.source.isEmpty)
    #expect(rule.decidingCase(for: release) == 0)
    let still = Release(translation: .zero, velocity: .zero, size: release.size)
    #expect(rule.decidingCase(for: still) == nil)
    #expect(rule.target(of: still) == .start)
  }

  @Test("choose whether a flick skips detents")
  func skipping() {
    // example: settling
    let detents = [0.0, 300, 600]
    let flick = Release(position: 590, velocity: -4_000, detents: detents, start: 2)
    let far = ReleaseRule.projected().target(of: flick)
    let near = ReleaseRule.oneStep().target(of: flick)
    // end
    #expect(far == .detent(0))
    #expect(near == .detent(1))
  }
}
