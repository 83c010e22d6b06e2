import Motion
import Testing

@Suite("Settling")
struct SettlingTests {
  @Test("has its last crossing where a scan finds it")
  func lastCrossing() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let spring = Spring(
        response: generator.magnitude(from: 0.05, to: 10),
        dampingRatio: generator.magnitude(from: 0.02, to: 20))
      let x0 = generator.number(in: -500...500)
      let v0 = generator.number(in: -500...500) * spring.angularFrequency
      let threshold = generator.magnitude(from: 1e-3, to: 600)
      let solution = SpringSolution(spring)
      let last = spring.lastCrossing(of: threshold, displacement: x0, velocity: v0)
      let rest = spring.restTime(displacement: x0, velocity: v0, threshold: threshold)
      // A rest time, which is a bound, is never before it; 1e-9 is its grid.
      #expect(last <= rest + 1e-9, "\(spring) \(x0) \(v0) \(threshold)")
      if last > 0 {
        let size = solution.displacement(displacement: x0, velocity: v0, at: last).magnitude
        #expect((size / threshold - 1).magnitude < 1e-9 * (1 + 500 / threshold))
      }
      for step in 1..<400 {
        let time = last + Double(step) * max(rest - last, spring.response) / 300
        let size = solution.displacement(displacement: x0, velocity: v0, at: time).magnitude
        #expect(size <= threshold * (1 + 1e-12) + 1e-12, "\(spring) \(x0) \(v0) at \(time)")
      }
    }
  }

  @Test("is continuous through critical damping", arguments: 3...15)
  func continuous(_ power: Int) {
    var step = 1.0
    for _ in 0..<power { step /= 10 }
    let times = [1 - step, 1, 1 + step].map {
      Spring(response: 2 * .pi, dampingRatio: $0).lastCrossing(of: 0.001, displacement: -1)
    }
    // ∂t/∂ζ is about −30 s here, by e^(−t)t³/3 over the slope at the crossing.
    #expect((times[0] - times[1]).magnitude < 50 * step + 1e-12)
    #expect((times[2] - times[1]).magnitude < 50 * step + 1e-12)
  }

  @Test("knows what never settles, and what is settled")
  func edges() {
    let swing = Spring(response: 1, dampingRatio: 0)
    #expect(swing.lastCrossing(of: 0.5, displacement: 1) == .infinity)
    #expect(swing.lastCrossing(of: 2, displacement: 1) == 0)
    #expect(swing.settlingDuration == .infinity)
    #expect(Spring.smooth.lastCrossing(of: 0, displacement: 1) == .infinity)
    #expect(Spring.smooth.lastCrossing(of: 0, displacement: 0) == 0)
    #expect(Spring.smooth.settlingDuration(target: 1, epsilon: 0) == .infinity)
    #expect(Spring.bouncy.settlingDuration(target: 0) == 0)
  }

  @Test("goes on where SwiftUI's search gives up")
  func slow() {
    let slow = Spring(response: 100, dampingRatio: 1)
    #expect((slow.settlingDuration - 147).magnitude < 0.11)
  }

  @Test("is the same for vectors of one direction")
  func vectors() {
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    let vector = spring.settlingDuration(target: Vector(x: 6, y: 8), epsilon: 0.001)
    #expect((vector - spring.settlingDuration(target: 10)).magnitude < 1e-12)
    #expect(
      spring.settlingDuration(fromValue: 3, toValue: 10, initialVelocity: 2)
        == spring.settlingDuration(target: 7, initialVelocity: 2))
  }

  @Test("finds a spring for a settling duration, or says that there is none")
  func search() {
    #expect(Spring.isLegal(settlingDuration: 0.5, dampingRatio: 0.3))
    #expect(!Spring.isLegal(settlingDuration: 0.5, dampingRatio: 1e-4))
    #expect(!Spring.isLegal(settlingDuration: .nan, dampingRatio: 0.5))
    let spring = Spring(settlingDuration: 0.5, dampingRatio: 0.3)
    #expect((spring.settlingDuration - 0.820).magnitude < 0.001)
    let critical = Spring(settlingDuration: 2, dampingRatio: 20)
    #expect(critical.dampingRatio == 1)
    let angle = critical.angularFrequency * 2
    #expect(((1 + angle) * ElementaryFunctions.exp(-angle) - 0.001).magnitude < 1e-9)
  }

  @Test("moves between two values as from 0")
  func fromTo() {
    let spring = Spring.bouncy
    #expect(spring.value(fromValue: 3.0, toValue: 10, time: 0) == 3)
    #expect(
      spring.value(fromValue: 3.0, toValue: 10, initialVelocity: 2, time: 0.2)
        == 3 + spring.value(target: 7, initialVelocity: 2, time: 0.2))
    #expect(
      spring.velocity(fromValue: 3.0, toValue: 10, time: 0.2)
        == spring.velocity(target: 7, time: 0.2))
    #expect(spring.force(fromValue: 3.0, toValue: 10, position: 10, velocity: 0) == 0)
  }

  @Test("is a number for every legal input")
  func legalInputs() {
    var generator = SeededGenerator(seed: 31)
    let sizes = [0, -0.0, 1e-300, -1, 1e12, -1e12]
    for round in 0..<400 {
      let ratio = [0, 1e-9, 1, 1e9][round % 4]
      let spring = Spring(
        response: generator.magnitude(from: 1e-6, to: 1e6),
        dampingRatio: round % 3 == 0 ? ratio : generator.magnitude(from: 1e-6, to: 1e9))
      let (x0, v0) = (sizes[round % 6], sizes[(round / 6) % 6])
      let threshold = generator.magnitude(from: 1e-6, to: 1e3)
      let last = spring.lastCrossing(of: threshold, displacement: x0, velocity: v0)
      let settled = spring.settlingDuration(target: x0, initialVelocity: v0, epsilon: threshold)
      #expect(last >= 0, "\(spring) \(x0) \(v0) \(threshold)")
      #expect(settled >= 0, "\(spring) \(x0) \(v0) \(threshold)")
      if spring.dampingRatio > 1e-3, spring.dampingRatio < 1e3 { #expect(last.isFinite) }
    }
  }
}
