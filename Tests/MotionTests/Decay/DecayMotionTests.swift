import Motion
import Testing

@Suite("Decay")
struct DecayMotionTests {
  @Test(
    "has its velocity as its slope, and reaches what it reaches when it says", arguments: 0..<40)
  func properties(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let start = generator.number(in: -500...500)
    let velocity = generator.magnitude(from: 10, to: 1e4) * (seed % 2 == 0 ? 1 : -1)
    let rate = DecelerationRate(perSecond: generator.magnitude(from: 0.2, to: 20))
    expectConsistency(
      ExponentialDecay(start: start, velocity: velocity, rate: rate), velocity, seed)
    expectConsistency(
      FrictionDecay(
        start: start, velocity: velocity, rate: rate,
        constantDeceleration: generator.magnitude(from: 1, to: 1000)), velocity, seed)
    expectConsistency(
      GravityMotion(
        start: start, velocity: velocity, acceleration: generator.number(in: -500...500)),
      velocity, seed)
    // The fling's drawn course starts at another speed than the fling's own.
    let fling = AndroidFling(start: start, velocity: velocity, density: 2)
    expectConsistency(fling, fling.velocity(at: 0), seed)
  }

  private func expectConsistency<Motion: DecayMotion>(
    _ motion: Motion, _ velocity: Double, _ seed: Int
  ) {
    #expect(motion.value(at: 0) == motion.start, "seed \(seed)")
    #expect(motion.value(at: -1) == motion.start, "seed \(seed)")
    #expect(motion.velocity(at: 0) == velocity, "seed \(seed)")
    for step in 1...8 {
      let time = Double(step) * 0.05
      let width = 1e-5
      let slope = (motion.value(at: time + width) - motion.value(at: time - width)) / (2 * width)
      // The symmetric difference errs by x‴ width²/6, the rounding of positions by 1e-12 / width.
      let tolerance = 1e-6 * velocity.magnitude + 1e-4
      #expect(abs(slope - motion.velocity(at: time)) < tolerance, "seed \(seed), \(time) s")
      let position = motion.value(at: time)
      let found = motion.time(reaching: position)
      let offset = motion.value(at: found) - position
      // Where a motion ends level, an ulp of the position is worth the root of one of the time.
      #expect(found <= time + 1e-6 && abs(offset) < 1e-8, "seed \(seed), \(time) s")
    }
  }

  @Test("is finite for all velocities up to 1e12", arguments: 0..<20)
  func finite(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let velocity = generator.magnitude(from: 1e-12, to: 1e12)
    let rate = DecelerationRate(perSecond: generator.magnitude(from: 1e-3, to: 1e4))
    let motion = BoundedDecay(
      FrictionDecay(
        start: generator.number(in: -1e12...1e12), velocity: -velocity, rate: rate,
        constantDeceleration: generator.magnitude(from: 1e-9, to: 1e9)),
      in: -1e9, 1e9, spring: Spring(duration: generator.magnitude(from: 1e-3, to: 10)))
    let fling = AndroidFling(velocity: velocity)
    for time in [0, 1e-9, 1e-3, 1, 1e3, 1e6] {
      #expect(motion.value(at: time).isFinite && motion.velocity(at: time).isFinite)
      #expect(fling.value(at: time).isFinite && fling.velocity(at: time).isFinite)
    }
  }

  @Test("rests where it is sent, at a multiple or through a second point")
  func targets() {
    let motion = ExponentialDecay(start: 20, target: 320)
    #expect(abs(motion.restPosition - 320) < 1e-12)
    #expect(motion.restingAtMultiple(of: 100).restPosition == 300)
    let through = ExponentialDecay(
      start: 0, velocity: 100, passing: motion.value(at: 0.3), atVelocity: 40)
    let time = through.time(untilSpeed: 40)
    #expect(abs(through.value(at: time) - motion.value(at: 0.3)) < 1e-9)
  }

  @Test("knows when it is slow, and when it is near its rest")
  func waits() {
    let motion = ExponentialDecay(start: 0, velocity: -800, rate: .compose)
    #expect(abs(motion.velocity(at: motion.time(untilSpeed: 2)) + 2) < 1e-12)
    let near = motion.time(untilWithin: 0.5)
    #expect(abs(motion.value(at: near) - motion.restPosition - 0.5) < 1e-12)
    #expect(motion.time(untilSpeed: 800) == 0)
    #expect(motion.time(untilSpeed: 0) == .infinity)
    #expect(motion.time(reaching: 1) == .infinity)
    #expect(motion.time(reaching: -1000) == .infinity)
    #expect(ExponentialDecay(start: 3, velocity: 0).time(reaching: 4) == .infinity)
  }

  @Test("stops for good under constant deceleration, at any frame rate")
  func friction() {
    let motion = FrictionDecay(
      start: 0, velocity: -1000, rate: .flutter, constantDeceleration: 200)
    #expect(motion.stopTime < 1000 / 200)
    let before = FrictionDecay(
      start: 0, velocity: -1000, rate: .flutter, constantDeceleration: 200
    ).velocity(at: motion.stopTime.nextDown)
    // The last velocity before the end is what an ulp of time is worth.
    #expect(before <= 0 && before > -1e-9)
    #expect(motion.velocity(at: motion.stopTime) == 0)
    #expect(motion.value(at: 100) == motion.restPosition)
    #expect(motion.time(reaching: motion.restPosition - 1e-6) == .infinity)
    #expect(motion.time(reaching: 1) == .infinity)
    #expect(motion.time(reaching: motion.restPosition) <= motion.stopTime)
    #expect(FrictionDecay(start: 1, velocity: 0, rate: .flutter).restPosition == 1)
  }

  @Test("falls, and may never come to a height")
  func gravity() {
    let throwing = GravityMotion(start: 0, velocity: 10, acceleration: -10)
    #expect(throwing.time(reaching: 5) == 1)
    #expect(throwing.time(reaching: 5.1) == .infinity)
    #expect(throwing.time(reaching: -15) == 3)
    #expect(throwing.restPosition == -.infinity)
    #expect(GravityMotion(start: 1, velocity: 2, acceleration: 0).time(reaching: 5) == 2)
    #expect(GravityMotion(start: 1, acceleration: 0).time(reaching: 5) == .infinity)
    #expect(GravityMotion(start: 1, acceleration: 0).restPosition == 1)
  }

  @Test("flings as Android does")
  func fling() {
    let fling = AndroidFling(start: 100, velocity: -3000)
    #expect(fling.duration > 1.246 && fling.duration < 1.247)
    #expect(fling.value(at: 5) == fling.restPosition)
    #expect(fling.velocity(at: 5) == 0)
    #expect(fling.time(reaching: 101) == .infinity)
    let still = AndroidFling(velocity: 0)
    #expect(still.duration == 0 && still.value(at: 1) == 0 && still.velocity(at: -1) == 0)
  }
}
