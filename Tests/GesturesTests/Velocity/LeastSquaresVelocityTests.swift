import Gestures
import Motion
import Testing

private func samples(_ values: [(Double, Double)]) -> [VelocitySample] {
  values.map { VelocitySample(time: milliseconds($0.0), value: SIMD4($0.1, 0, 0, 0)) }
}

/// 1 + 2 t + 3 t² + 4 t³ at uneven times, t in seconds.
private let cubic: [VelocitySample] = {
  var values: [(Double, Double)] = []
  for time: Double in [0, 7, 15, 24, 30, 39, 48, 57] {
    let t = time / 1_000
    values.append((time, 1 + t * (2 + t * (3 + t * 4))))
  }
  return samples(values)
}()

@Suite("LeastSquaresVelocity")
struct LeastSquaresVelocityTests {
  @Test("is exact for motions of its degree", arguments: [3, 4, 7])
  func degrees(_ degree: Int) {
    let estimator = LeastSquaresVelocity(degree: degree)
    let velocity = estimator.velocity(of: cubic, at: milliseconds(57))?.x ?? .nan
    let t = 0.057
    let expected = 2 + t * (6 + t * 12)
    // An ulp of 1 over a step of 7 ms is 3e-14; higher degrees amplify it.
    #expect(abs(velocity - expected) < 1e-9)
  }

  @Test("fits a straight line of degree 1")
  func line() {
    // Slope of (−2, 0), (−1, 3), (0, 3) by hand: Σ(t − t̄)x / Σ(t − t̄)² = 3 / 2.
    let fitted = LeastSquaresVelocity(degree: 1).velocity(
      of: samples([(0, 0), (10, 3), (20, 3)]), at: milliseconds(20))
    #expect(abs((fitted?.x ?? .nan) - 150) < 1e-12)
  }

  @Test("bends the line of degree 2, at the newest sample")
  func parabola() {
    // The parabola through (−2, 0), (−1, 3), (0, 3) has slope −1.5 at 0.
    let fitted = LeastSquaresVelocity().velocity(
      of: samples([(0, 0), (10, 3), (20, 3)]), at: milliseconds(20))
    #expect(abs((fitted?.x ?? .nan) + 150) < 1e-12)
  }

  @Test("gives nothing where the samples do not suffice")
  func none() {
    let two = samples([(0, 0), (10, 3)])
    let end = milliseconds(10)
    #expect(LeastSquaresVelocity().velocity(of: [], at: end) == nil)
    #expect(LeastSquaresVelocity().velocity(of: samples([(10, 3)]), at: end) == nil)
    #expect(LeastSquaresVelocity(minimumSamples: 3).velocity(of: two, at: end) == nil)
    #expect(LeastSquaresVelocity(stop: 0.01).velocity(of: two, at: milliseconds(21)) == nil)
    #expect(LeastSquaresVelocity(gap: 0.009).velocity(of: two, at: end) == nil)
    #expect(LeastSquaresVelocity(horizon: 0.009).velocity(of: two, at: end) == nil)
    #expect(LeastSquaresVelocity.standard.velocity(of: two, at: end)?.x == 300)
  }

  @Test("points against the way of its samples only where it is not restricted")
  func restricted() {
    // The parabola bends back: 100 out, then nothing, so its end points home.
    let stopped = samples([(0, 0), (10, 60), (20, 100), (30, 100), (40, 100)])
    let end = milliseconds(40)
    let free = LeastSquaresVelocity(window: .chromium).velocity(of: stopped, at: end)
    let restricted = LeastSquaresVelocity(window: .chromium, isRestricted: true)
    #expect((free?.x ?? .nan) < 0)
    #expect(restricted.velocity(of: stopped, at: end) == SIMD4())
    let moving = samples([(0, 0), (10, 60), (20, 100), (30, 150), (40, 200)])
    let velocity = restricted.velocity(of: moving, at: end)
    #expect(velocity == LeastSquaresVelocity(window: .chromium).velocity(of: moving, at: end))
    #expect((velocity?.x ?? .nan) > 0)
  }
}
