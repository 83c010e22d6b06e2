import Motion
import Testing

@Suite("SpringSolution")
struct SpringSolutionTests {
  static let ratios = [0, 0.05, 0.5, 0.825, 0.999, 1 - 1e-8, 1, 1 + 1e-8, 1.001, 1.5, 10, 1e6]

  private func solution(_ ratio: Double, response: Double = 0.5) -> SpringSolution {
    SpringSolution(Spring(response: response, dampingRatio: ratio))
  }

  @Test("meets the reference table")
  func referenceTable() {
    let rows = SpringReferenceTable.rows
    var worst = (displacement: 0.0, velocity: 0.0)
    for start in stride(from: 0, to: rows.count, by: 6) {
      let spring = Spring(
        mass: rows[start], stiffness: 170, damping: rows[start + 1], allowOverDamping: true)
      let state = SpringSolution(spring).state(
        displacement: -1, velocity: rows[start + 2], at: rows[start + 3])
      let scale = max(1, rows[start + 2].magnitude / spring.angularFrequency)
      worst.displacement = max(
        worst.displacement, (state.displacement - rows[start + 4]).magnitude / scale)
      worst.velocity = max(
        worst.velocity,
        (state.velocity - rows[start + 5]).magnitude / (scale * spring.angularFrequency))
    }
    print("springs: worst error \(worst) of the scale")
    #expect(rows.count == 6 * 264)
    // The frequency's rounding times the 37 radians of the longest row, and a few roundings more.
    #expect(worst.displacement <= 2e-14)
    #expect(worst.velocity <= 2e-14)
  }

  @Test("starts with the bits it is given", arguments: ratios)
  func start(_ ratio: Double) {
    for (x, v) in [(0.1, -3.7), (-0.0, 1e12), (1e12, -0.0), (1e-300, 5)] {
      let state = solution(ratio).state(displacement: x, velocity: v, at: 0)
      #expect(state.displacement.bitPattern == x.bitPattern)
      #expect(state.velocity.bitPattern == v.bitPattern)
      #expect(
        solution(ratio).displacement(displacement: x, velocity: v, at: 0).bitPattern
          == x.bitPattern)
    }
    // Without the short cut too: a time too small to change anything.
    let state = solution(ratio).state(displacement: 0.1, velocity: -3.7, at: 1e-30)
    #expect(state == SpringState(displacement: 0.1, velocity: -3.7))
  }

  @Test("obeys the differential equation")
  func differentialEquation() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let spring = Spring(
        response: generator.magnitude(from: 0.05, to: 5),
        dampingRatio: generator.magnitude(from: 0.01, to: 5))
      let solution = SpringSolution(spring)
      let (frequency, ratio) = (spring.angularFrequency, spring.dampingRatio)
      let x0 = generator.number(in: -100...100)
      let v0 = generator.number(in: -100...100) * frequency
      let time = generator.number(in: 0...1)
      let state = solution.state(displacement: x0, velocity: v0, at: time)
      // Central differences over a step at which the cut-off h²/6 x‴ and rounding/h are alike.
      let step = 1e-5 / (frequency * max(1, ratio))
      let after = solution.state(displacement: x0, velocity: v0, at: time + step)
      let before = solution.state(displacement: x0, velocity: v0, at: time - step)
      let scale = max(x0.magnitude, v0.magnitude / frequency)
      let speed = (after.displacement - before.displacement) / (2 * step)
      let acceleration = (after.velocity - before.velocity) / (2 * step)
      let residual =
        acceleration + 2 * ratio * frequency * state.velocity
        + frequency * frequency * state.displacement
      let unit = scale * frequency * max(1, ratio)
      #expect((speed - state.velocity).magnitude <= 1e-8 * unit, "\(spring)")
      #expect(residual.magnitude <= 1e-8 * unit * frequency * max(1, ratio), "\(spring)")
    }
  }

  @Test("is continuous through critical damping", arguments: 1...16)
  func continuity(_ power: Int) {
    var small = 1.0
    for _ in 0..<power { small /= 10 }
    let critical = solution(1)
    for time in [0.01, 0.1, 0.3, 1, 3] {
      let middle = critical.state(displacement: -1, velocity: 4, at: time)
      for ratio in [1 - small, 1 + small] {
        let state = solution(ratio).state(displacement: -1, velocity: 4, at: time)
        // By how much a ratio off by `small` may move either, and 1e-14 of rounding.
        #expect((state.displacement - middle.displacement).magnitude <= 2 * small + 1e-14)
        #expect((state.velocity - middle.velocity).magnitude <= 30 * small + 1e-13)
      }
    }
  }

  @Test("scales and mirrors with its start")
  func symmetry() {
    for ratio in Self.ratios {
      let one = solution(ratio).state(displacement: -1.5, velocity: 9, at: 0.21)
      let mirrored = solution(ratio).state(displacement: 1.5, velocity: -9, at: 0.21)
      let scaled = solution(ratio).state(displacement: -6, velocity: 36, at: 0.21)
      #expect(mirrored.displacement == -one.displacement && mirrored.velocity == -one.velocity)
      #expect(scaled.displacement == 4 * one.displacement && scaled.velocity == 4 * one.velocity)
    }
  }

  @Test("gives finite numbers for every legal input")
  func finite() {
    var generator = SeededGenerator(seed: 99)
    for _ in 0..<5_000 {
      let spring = Spring(
        response: generator.magnitude(from: 1e-6, to: 1e6),
        dampingRatio: generator.magnitude(from: 1e-9, to: 1e9))
      let time = generator.magnitude(from: 1e-9, to: 1e9)
      let state = SpringSolution(spring).state(
        displacement: generator.number(in: -1e12...1e12),
        velocity: generator.number(in: -1e12...1e12), at: time)
      #expect(state.displacement.isFinite && state.velocity.isFinite, "\(spring) at \(time)")
    }
  }

  @Test("never gains energy")
  func energy() {
    for ratio in Self.ratios.dropLast() {
      let solution = solution(ratio)
      var last = Double.infinity
      for step in 0..<200 {
        let state = solution.state(displacement: 3, velocity: -40, at: Double(step) * 0.01)
        let energy =
          state.velocity * state.velocity
          + solution.squaredFrequency * state.displacement * state.displacement
        // Equal up to rounding where nothing is damped.
        #expect(energy <= last * (1 + 1e-13))
        last = energy
      }
    }
  }
}
