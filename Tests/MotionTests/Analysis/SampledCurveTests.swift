import Motion
import Testing

@Suite("Curve of samples")
struct SampledCurveTests {
  let curve = Curve(times: [0, 1, 2, 3, 4], values: [0, 60, 110, 98, 100])

  @Test("is a function with corners")
  func function() throws {
    let function = curve.function
    #expect(function.value(at: 0.5) == 30 && function.velocity(at: 1) == 50)
    #expect(function.value(at: 9) == 100)
    #expect(function.overshoot() == curve.overshoot())
    #expect(function.timeToFirstReach(85) == 1.5)
    let settled = try #require(function.settlingTime(within: 1))
    // An ulp of the value, 1.4e-14, over the slope of 2.
    #expect(abs(settled - 3.5) < 1e-14)
    #expect(function.isMonotone(tolerance: 12) && !function.isMonotone(tolerance: 11.9))
  }

  @Test("has the other measures too")
  func measures() throws {
    #expect(curve.undershoot() == 0)
    #expect(Curve(times: [0, 1, 2], values: [0, -3, 10]).undershoot() == 3)
    let rise = try #require(curve.riseTime())
    #expect(abs(rise - (1.6 - 1 / 6.0)) < 1e-14)
    #expect(curve.isMonotone(from: 0, until: 2) && !curve.isMonotone(from: 1, until: 3))
    #expect(curve.isBounded(by: 0, 110) && !curve.isBounded(by: 0, 109))
    #expect(curve.largestJump == CurvePoint(time: 1, value: 60))
    #expect(curve.largestKink == CurvePoint(time: 2, value: -62))
    #expect(Curve(times: [0, 1], values: [0, 1]).largestKink.value == 0)
  }

  @Test("is compared with another whose samples lie elsewhere")
  func comparison() throws {
    let other = Curve(times: [0, 2, 4], values: [0, 110, 100])
    let worst = curve.maximumDistance(to: other)
    #expect(worst.time == 3 && worst.value == -7)
    let first = try #require(curve.firstDifference(from: other, exceeding: 4))
    #expect(abs(first - 0.8) < 1e-14)
    #expect(curve.firstDifference(from: other, exceeding: 7) == nil)
    let shifted = Curve(times: [0, 4], values: [1, 1])
    #expect(
      abs(shifted.rootMeanSquare(from: Curve(times: [0, 4], values: [3, 3])) - 2) < 1e-15)
  }
}
