import Motion
import Testing

@Suite("Rest time")
struct RestTimeTests {
  @Test("is never early, and a nanosecond earlier the bound is above the threshold")
  func neverEarly() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let spring = Spring(
        response: generator.magnitude(from: 0.05, to: 10),
        dampingRatio: generator.magnitude(from: 0.02, to: 20))
      let solution = SpringSolution(spring)
      let x0 = generator.number(in: -500...500)
      let v0 = generator.number(in: -5_000...5_000)
      let rest = spring.restTime(displacement: x0, velocity: v0, threshold: 0.1)
      #expect(rest.isFinite && rest >= 0)
      for step in 0..<400 {
        let time = rest + Double(step) * spring.response / 37
        let x = solution.displacement(displacement: x0, velocity: v0, at: time)
        // 1e-12: the rounding of values of a few hundred.
        #expect(x.magnitude <= 0.1 + 1e-12, "\(spring) \(x0) \(v0) at \(time)")
      }
    }
  }

  @Test("is that of the bound")
  func isTheBound() {
    // From rest and critical: e^(−ωt)·|x₀|·(1 + ωt) = threshold; ω = 1, 1e-3 of the way.
    let critical = Spring(response: 2 * .pi, dampingRatio: 1)
    let time = critical.restTime(displacement: -1, velocity: 0, threshold: 0.001)
    #expect((ElementaryFunctions.exp(-time) * (1 + time) / 0.001 - 1).magnitude < 1e-8)
    // Under-damped, late: e^(−bt)·(|x₀| + |b x₀|/ω_d) = threshold.
    let under = Spring(stiffness: 100, damping: 10)
    let envelope = 1 + 5 / 75.0.squareRoot()
    let expected = ElementaryFunctions.log(envelope / 0.001) / 5
    let actual = under.restTime(displacement: 1, velocity: 0, threshold: 0.001)
    #expect(actual >= expected - 1e-12 && actual <= expected + 1.1e-9)
  }

  @Test("is a whole number of nanoseconds")
  func wholeNanoseconds() {
    let solution = SpringSolution(.bouncy)
    let nanoseconds = solution.restNanoseconds(displacement: 40, velocity: 0, threshold: 0.1)
    #expect(
      Spring.bouncy.restTime(displacement: 40, velocity: 0, threshold: 0.1)
        == Double(nanoseconds) / 1e9)
    #expect(nanoseconds > 0)
  }

  @Test("is 0 where the bound never reaches the threshold")
  func atOnce() {
    for ratio in [0, 0.3, 1, 3] {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      #expect(spring.restTime(displacement: 0.05, velocity: 0, threshold: 0.1) == 0)
      #expect(spring.restTime(displacement: 0, velocity: 0.1, threshold: 0.1) == 0)
      #expect(spring.restTime(displacement: 0, velocity: 0, threshold: 0) == 0)
    }
  }

  @Test("counts what velocity alone carries out of the threshold and back")
  func velocityAlone() {
    for ratio in [0.3, 0.999_999, 1, 1.000_001, 3] {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      let rest = spring.restTime(displacement: 0, velocity: 100, threshold: 0.1)
      #expect(rest > 0.2)
    }
  }

  @Test("is infinite where nothing is damped")
  func undamped() {
    let spring = Spring(response: 0.5, dampingRatio: 0)
    #expect(spring.restTime(displacement: 1, velocity: 0, threshold: 0.1) == .infinity)
    #expect(spring.restTime(displacement: 0, velocity: 50, threshold: 0.1) == .infinity)
  }

  @Test("is continuous through critical damping", arguments: 2...15)
  func continuity(_ power: Int) {
    var small = 1.0
    for _ in 0..<power { small /= 10 }
    func rest(_ ratio: Double) -> Double {
      Spring(response: 0.5, dampingRatio: ratio)
        .restTime(displacement: -100, velocity: 300, threshold: 0.1)
    }
    let middle = rest(1)
    for ratio in [1 - small, 1 + small] {
      // The bound moves with the square root of the distance below 1 at most; a nanosecond is lost.
      #expect((rest(ratio) - middle).magnitude <= 0.5 * small.squareRoot() + 3e-9, "\(ratio)")
    }
  }
}
