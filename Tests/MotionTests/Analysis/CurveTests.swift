import Motion
import Testing

@Suite("Curve")
struct CurveTests {
  let curve = Curve(times: [0, 1, 2, 3, 4], values: [0, 60, 110, 98, 100])

  @Test("is a straight line between samples and level outside")
  func values() {
    #expect(curve.value(at: 0.5) == 30)
    #expect(curve.value(at: 2) == 110)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 9) == 100)
    #expect(curve.start == 0 && curve.end == 100 && curve.endTime == 4)
    #expect(curve.minimum == 0 && curve.maximum == 110)
    #expect(Curve(times: [3], values: [7]).value(at: 5) == 7)
  }

  @Test("measures how far it goes past its target")
  func overshoot() {
    #expect(curve.overshoot() == 10)
    #expect(curve.overshootPercent() == 10)
    #expect(curve.overshoot(of: 200) == 0)
    #expect(curve.overshootPercent(of: 105) == 5 / 105.0 * 100)
    let falling = Curve(times: [0, 1, 2], values: [10, -2, 0])
    #expect(falling.overshoot() == 2)
    #expect(falling.overshootPercent() == 20)
    #expect(Curve(times: [0, 1], values: [5, 5]).overshootPercent() == 0)
    #expect(Curve(times: [0, 1, 2], values: [5, 6, 5]).overshootPercent() == .infinity)
  }

  @Test("finds when it stays near its target")
  func settling() {
    #expect(curve.settlingTime(within: 2) == 3)
    #expect(curve.settlingTime(within: 1) == 4)
    #expect(curve.settlingTime(within: 200) == 0)
    #expect(curve.settlingTime(within: 1, of: 50) == nil)
  }

  @Test("finds when it first reaches a value")
  func reaching() {
    #expect(curve.timeToFirstReach(30) == 0.5)
    #expect(curve.timeToFirstReach(110) == 2)
    #expect(curve.timeToFirstReach(0) == 0)
    #expect(curve.timeToFirstReach(120) == nil)
    #expect(Curve(times: [0, 1], values: [10, 0]).timeToFirstReach(4) == 0.6)
  }

  @Test("knows whether it turns back, and its largest step")
  func shape() {
    #expect(!curve.isMonotone())
    #expect(curve.isMonotone(tolerance: 12))
    #expect(Curve(times: [0, 1, 2], values: [3, 2, 2]).isMonotone())
    #expect(Curve(times: [0, 1, 2], values: [3, 3, 4]).isMonotone())
    #expect(curve.largestStep == 60)
    #expect(Curve(times: [0], values: [1]).largestStep == 0)
  }
}
