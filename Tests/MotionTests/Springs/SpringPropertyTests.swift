import Motion
import Testing

/// What holds of every legal spring, tried on springs drawn from the whole range.
@Suite("Any legal spring")
struct SpringPropertyTests {
  /// A spring whose response and damping are anywhere in the given sizes.
  private func drawn(
    _ generator: inout SeededGenerator, response: ClosedRange<Double> = 1e-6...1e6,
    ratio: ClosedRange<Double> = 1e-9...1e9
  ) -> Spring {
    Spring(
      response: generator.magnitude(from: response.lowerBound, to: response.upperBound),
      dampingRatio: generator.magnitude(from: ratio.lowerBound, to: ratio.upperBound))
  }

  @Test("never gains energy", arguments: 1...40)
  func energy(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<20 {
      let spring = drawn(&generator)
      let solution = SpringSolution(spring)
      let frequency = spring.angularFrequency
      let x0 = generator.number(in: -1e3...1e3)
      let v0 = generator.number(in: -1e3...1e3) * frequency
      var last = Double.infinity
      for step in 0..<100 {
        let state = solution.state(
          displacement: x0, velocity: v0, at: Double(step) * spring.response / 23)
        let speed = state.velocity / frequency
        let energy = speed * speed + state.displacement * state.displacement
        // A few roundings, where next to nothing is damped or everything but the displacement is.
        #expect(energy <= last * (1 + 1e-12), "\(spring) \(x0) \(v0) step \(step)")
        last = energy
      }
    }
  }

  @Test("obeys the differential equation", arguments: 1...40)
  func differentialEquation(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<20 {
      let spring = drawn(&generator, ratio: 1e-3...1e3)
      let solution = SpringSolution(spring)
      let (frequency, ratio) = (spring.angularFrequency, spring.dampingRatio)
      let x0 = generator.number(in: -100...100)
      let v0 = generator.number(in: -100...100) * frequency
      let time = generator.number(in: 0...1) * spring.response
      let step = 1e-5 / (frequency * max(1, ratio))
      let state = solution.state(displacement: x0, velocity: v0, at: time)
      let after = solution.state(displacement: x0, velocity: v0, at: time + step)
      let before = solution.state(displacement: x0, velocity: v0, at: time - step)
      let speed = (after.displacement - before.displacement) / (2 * step)
      let acceleration = (after.velocity - before.velocity) / (2 * step)
      let residual =
        acceleration + 2 * ratio * frequency * state.velocity
        + frequency * frequency * state.displacement
      // At this step the error of the central difference and that of rounding are alike.
      let unit = max(x0.magnitude, v0.magnitude / frequency) * frequency * max(1, ratio)
      #expect((speed - state.velocity).magnitude <= 1e-8 * unit, "\(spring) at \(time)")
      #expect(residual.magnitude <= 1e-8 * unit * frequency * max(1, ratio), "\(spring) at \(time)")
    }
  }

  @Test("is continuous through critical damping", arguments: 1...16)
  func continuity(_ power: Int) {
    var generator = SeededGenerator(seed: UInt64(power))
    var small = 1.0
    for _ in 0..<power { small /= 10 }
    for _ in 0..<60 {
      let response = generator.magnitude(from: 1e-6, to: 1e6)
      let critical = SpringSolution(Spring(response: response, dampingRatio: 1))
      let frequency = critical.squaredFrequency.squareRoot()
      let x0 = generator.number(in: -100...100)
      let v0 = generator.number(in: -100...100) * frequency
      let scale = x0.magnitude + v0.magnitude / frequency
      for time in [1e-6, 0.01, 0.1, 0.3, 1, 3, 20].map({ $0 * response }) {
        let middle = critical.state(displacement: x0, velocity: v0, at: time)
        for ratio in [1 - small, 1 + small] {
          let state = SpringSolution(Spring(response: response, dampingRatio: ratio)).state(
            displacement: x0, velocity: v0, at: time)
          // Of a unit start, a ratio off by `small` moves the displacement by no more than that, and
          // the velocity by no more than twice as much; the rest is rounding.
          #expect(
            (state.displacement - middle.displacement).magnitude <= (small + 1e-14) * scale,
            "response \(response), ratio \(ratio), time \(time)")
          #expect(
            (state.velocity - middle.velocity).magnitude
              <= (2 * small + 1e-14) * scale * frequency,
            "response \(response), ratio \(ratio), time \(time)")
        }
      }
    }
  }

  @Test("gives numbers, also at the edges of what is legal", arguments: [0, 1e-300, 1, 1e9])
  func edges(_ ratio: Double) {
    for response in [1e-6, 1, 1e6] {
      let spring = Spring(response: response, dampingRatio: ratio)
      let solution = SpringSolution(spring)
      for x0 in [-1e12, 0, 1e-300, 1e12] {
        for v0 in [-1e12, -1e-300, 0, 1e12] {
          for time in [0, Double.leastNonzeroMagnitude, 1e-9, 1, 1e9] {
            let state = solution.state(displacement: x0, velocity: v0, at: time)
            #expect(state.displacement.isFinite && state.velocity.isFinite, "\(spring) \(time)")
          }
          let rest = spring.restTime(displacement: x0, velocity: v0, threshold: 0.1)
          #expect(rest >= 0, "\(spring) \(x0) \(v0)")
        }
      }
      #expect(spring.settlingDuration >= 0, "\(spring)")
    }
  }

  @Test("is at rest when it says so", arguments: 1...40)
  func restIsNeverEarly(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      let spring = drawn(&generator, response: 1e-3...1e3, ratio: 1e-3...1e3)
      let solution = SpringSolution(spring)
      let x0 = generator.magnitude(from: 1e-3, to: 1e6)
      let v0 = generator.number(in: -1e6...1e6)
      let rest = spring.restTime(displacement: x0, velocity: v0, threshold: 0.1)
      #expect(rest.isFinite, "\(spring)")
      for step in 0..<200 {
        let time = rest + Double(step) * spring.response / 37
        let x = solution.displacement(displacement: x0, velocity: v0, at: time)
        // Rounding is relative to the envelope, which is no more than the threshold by then.
        #expect(x.magnitude <= 0.1 * (1 + 1e-12), "\(spring) \(x0) \(v0) at \(time)")
      }
    }
  }

  @Test("takes over without a jump or a kink, from springs and from curves", arguments: 1...60)
  func retarget(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let start = Instant(nanoseconds: 41_000_003)
    func random() -> Animation {
      .spring(
        response: generator.magnitude(from: 0.05, to: 5),
        dampingFraction: generator.magnitude(from: 0.05, to: 10))
    }
    let first: [Animation] = [random(), .easeInOut(duration: 1), .easeIn(duration: 0.8)]
    for animation in first {
      var value = AnimatedValue(generator.number(in: -500...500), rest: .points)
      value.animate(to: generator.number(in: -500...500), animation, at: start)
      let middle = start.advanced(bySeconds: generator.number(in: 0.01...0.7))
      let (shown, velocity) = (value.value(at: middle), value.velocity(at: middle))
      let response = generator.magnitude(from: 0.05, to: 5)
      let ratio = generator.magnitude(from: 0.05, to: 10)
      let target = generator.number(in: -500...500)
      value.animate(
        to: target, .spring(response: response, dampingFraction: ratio), at: middle)
      #expect(value.value(at: middle) == shown)
      #expect(value.velocity(at: middle) == velocity)
      let next = value.value(at: Instant(nanoseconds: middle.nanoseconds + 1_000))
      // In a microsecond the force bends the way by half of this at most; and rounding.
      let frequency = 2 * Double.pi / response
      let force =
        frequency * frequency * (shown - target).magnitude
        + 2 * ratio * frequency * velocity.magnitude
      #expect((next - (shown + velocity * 1e-6)).magnitude <= force * 1e-12 + 1e-12)
    }
  }
}
