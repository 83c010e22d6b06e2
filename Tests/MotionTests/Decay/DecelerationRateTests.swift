import Motion
import Testing

@Suite("DecelerationRate")
struct DecelerationRateTests {
  @Test("is the same number in all its forms", arguments: [0.1, 1.0, 2.002, 10, 4.2, 500])
  func forms(_ perSecond: Double) {
    let rate = DecelerationRate(perSecond: perSecond)
    // The exponential of a number keeps its error times the number, here up to 500 × 2⁻⁵³.
    let tolerance = 1e-12 * perSecond
    let others = [
      DecelerationRate(remainingPerMillisecond: rate.remainingPerMillisecond),
      DecelerationRate(remainingPerSecond: rate.remainingPerSecond),
      DecelerationRate(timeConstant: rate.timeConstant),
    ]
    for other in others {
      // The share after a millisecond is near 1, where its rounding counts a thousandfold.
      #expect((other.perSecond - perSecond).magnitude <= max(tolerance, 2e-13))
    }
  }

  @Test("has the values of the systems it is named after")
  func presets() {
    #expect(abs(DecelerationRate.normal.projection(of: 1000) - 499.49983) < 1e-5)
    #expect(abs(DecelerationRate.fast.projection(of: 1000) - 99.49916) < 1e-5)
    #expect(DecelerationRate.compose.perSecond == 4.2)
    #expect(abs(DecelerationRate.flutter.remainingPerSecond - 0.135) < 1e-15)
  }

  @Test("tells the integral from Apple's sum of milliseconds")
  func projections() {
    let rate = DecelerationRate.normal
    // Each step slows down first: v d + v d² + … milliseconds.
    var (sum, speed) = (0.0, 1000.0)
    for _ in 0..<40_000 {
      speed *= 0.998
      sum += speed / 1000
    }
    #expect(abs(rate.discreteProjection(of: 1000) - sum) < 1e-9)
    #expect(abs(rate.projection(of: 1000) - rate.discreteProjection(of: 1000) - 0.5) < 1e-3)
    let vector = rate.discreteProjection(of: Point(x: 1000, y: -500))
    #expect(vector.x == rate.discreteProjection(of: 1000))
    #expect(vector.y == -vector.x / 2)
    #expect(rate.projection(of: Point(x: 0, y: 100)).x == 0)
    #expect(rate.velocity(forProjection: 1) == rate.perSecond)
  }
}
