import Motion
import Testing

@Suite("BoundedDecay")
struct BoundedDecayTests {
  let spring = Spring(mass: 1, stiffness: 100, damping: 20)

  @Test("hands position and velocity over at the exact time", arguments: 0..<40)
  func continuity(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let decay = ExponentialDecay(
      start: generator.number(in: 10...990), velocity: generator.number(in: -9000...9000))
    let motion = BoundedDecay(decay, in: 0, 1000, spring: spring)
    guard let edge = motion.edge else {
      #expect((0...1000).contains(decay.restPosition), "seed \(seed)")
      #expect(motion.value(at: 2) == decay.value(at: 2), "seed \(seed)")
      return
    }
    #expect(edge.position == (decay.initialVelocity < 0 ? 0 : 1000), "seed \(seed)")
    // An ulp of the time is worth 1e-12 points at 9000 points per second.
    #expect(abs(decay.value(at: edge.time) - edge.position) < 1e-9, "seed \(seed)")
    #expect(motion.value(at: edge.time) == edge.position, "seed \(seed)")
    #expect(motion.velocity(at: edge.time) == decay.velocity(at: edge.time), "seed \(seed)")
    #expect(abs(motion.value(at: edge.time + 1e-9) - edge.position) < 1e-4, "seed \(seed)")
    #expect(abs(motion.value(at: 30) - edge.bound) < 1e-9, "seed \(seed)")
  }

  @Test("does not depend on when it is looked at: a bound is not met at frames")
  func noFrames() throws {
    let decay = ExponentialDecay(
      start: 100, target: 1000, rate: DecelerationRate(timeConstant: 0.3))
    let motion = BoundedDecay(decay, in: 0, 400, spring: spring)
    let edge = try #require(motion.edge)
    // 300 of 900 points: ln 1.5 time constants.
    #expect(abs(edge.time - 0.3 * 0.405_465_108_108_164_4) < 1e-15)
    #expect(abs(edge.velocity - 2000) < 1e-9)
  }

  @Test(
    "goes as far at any frame rate (Reanimated: a decayed velocity decayed again each frame)",
    arguments: [30.0, 60, 120, 240])
  func travel(_ rate: Double) {
    let whole = ExponentialDecay(start: 0, velocity: 1000)
    var (position, velocity) = (0.0, 1000.0)
    for _ in 0..<Int(rate) {
      let frame = ExponentialDecay(start: position, velocity: velocity)
      (position, velocity) = (frame.value(at: 1 / rate), frame.velocity(at: 1 / rate))
    }
    // 240 frames of three roundings each, of numbers below 1000.
    #expect(abs(position - whole.value(at: 1)) < 1e-10)
    #expect(abs(velocity - whole.velocity(at: 1)) < 1e-10)
  }

  @Test(
    "meets a bound at one time whatever the frames (motion: at the first sample beyond it)",
    arguments: [30.0, 60, 90, 240, 1000])
  func sampling(_ rate: Double) throws {
    let motion = BoundedDecay(
      ExponentialDecay(start: 0, velocity: 3000), in: -.infinity, 700, spring: spring)
    let edge = try #require(motion.edge)
    var (position, velocity, frame) = (0.0, 3000.0, 0.0)
    while (frame + 1) / rate < edge.time {
      let step = BoundedDecay(
        ExponentialDecay(start: position, velocity: velocity), in: -.infinity, 700, spring: spring)
      let left = try #require(step.edge)
      #expect(abs(frame / rate + left.time - edge.time) < 1e-11)
      (position, velocity) = (step.value(at: 1 / rate), step.velocity(at: 1 / rate))
      frame += 1
    }
    let last = BoundedDecay(
      ExponentialDecay(start: position, velocity: velocity), in: -.infinity, 700, spring: spring)
    // Beyond the bound a picosecond of the hit is worth 3e-9 points at most.
    for time in [0.01, 0.1, 0.4] {
      let here = last.value(at: edge.time + time - frame / rate)
      #expect(abs(here - motion.value(at: edge.time + time)) < 1e-7)
    }
  }

  @Test("begins with the spring beyond a bound, and turns back at one it stands on")
  func starts() throws {
    let beyond = BoundedDecay(
      ExponentialDecay(start: -50, velocity: 100), in: 0, 10, spring: spring)
    #expect(beyond.edge?.time == 0 && beyond.edge?.bound == 0)
    #expect(beyond.value(at: 0) == -50 && beyond.velocity(at: 0) == 100)
    let outward = BoundedDecay(
      ExponentialDecay(start: 10, velocity: 100), in: 0, 10, spring: spring)
    #expect(outward.edge?.time == 0 && outward.edge?.velocity == 100)
    let inward = BoundedDecay(
      ExponentialDecay(start: 10, velocity: -1), in: 0, 10, spring: spring)
    #expect(inward.edge == nil)
    #expect(inward.restPosition == 10 - DecelerationRate.normal.projection(of: 1))
  }

  @Test("is the same in both directions: a fast throw upward is as fast as one downward")
  func mirrored() {
    let down = BoundedDecay(
      ExponentialDecay(start: 500, velocity: -7500, rate: .flutter), in: 0, 1000, spring: spring)
    let up = BoundedDecay(
      ExponentialDecay(start: -500, velocity: 7500, rate: .flutter), in: -1000, 0, spring: spring)
    for step in 0...40 {
      let time = Double(step) * 0.05
      #expect(down.value(at: time) == -up.value(at: time))
      #expect(down.velocity(at: time) == -up.velocity(at: time))
    }
  }

  @Test("takes any decay, and bounds that are infinite")
  func others() {
    let falling = BoundedDecay(
      GravityMotion(start: 100, acceleration: -200), in: 0, .infinity, spring: spring)
    #expect(falling.edge?.time == 1 && falling.edge?.velocity == -200)
    let thrown = BoundedDecay(
      GravityMotion(start: 0, velocity: 50, acceleration: -200), in: 0, .infinity, spring: spring)
    #expect(thrown.edge?.time == 0.5 && thrown.edge?.velocity == -50)
    let dropped = BoundedDecay(
      GravityMotion(start: 0, acceleration: -200), in: 0, 9, spring: spring)
    #expect(dropped.edge?.time == 0 && dropped.value(at: 1) == 0)
    #expect(GravityMotion(start: 0, velocity: 1, acceleration: 1).returnTime == .infinity)
    let fling = BoundedDecay(
      AndroidFling(velocity: 5000), in: -.infinity, .infinity, spring: spring)
    #expect(fling.edge == nil)
  }
}
