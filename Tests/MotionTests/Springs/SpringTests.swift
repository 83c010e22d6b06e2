import Motion
import Testing

@Suite("Spring")
struct SpringTests {
  @Test(
    "takes its constants from duration and bounce",
    arguments: [
      (0.5, 0.3, 0.7), (0.5, 0, 1), (0.7, -0.2, 1.25), (0.3, 1, 0), (0.3, 1.2, 0),
    ])
  func durationBounce(_ duration: Double, _ bounce: Double, _ ratio: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect((spring.duration - duration).magnitude <= 1e-15)
    #expect((spring.dampingRatio - ratio).magnitude <= 1e-15)
    #expect(spring.mass == 1)
    let frequency = 2 * Double.pi / duration
    #expect((spring.stiffness / (frequency * frequency) - 1).magnitude <= 1e-15)
    #expect((spring.damping - 2 * ratio * frequency).magnitude <= 1e-13)
  }

  @Test("round-trips its parameters over the legal range")
  func roundTrips() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let response = generator.magnitude(from: 1e-6, to: 1e6)
      let ratio = generator.magnitude(from: 1e-3, to: 1e3)
      let mass = [0.5, 1, 2, 7][Int(generator.number(in: 0...3.99))]
      let spring = Spring(response: response, dampingRatio: ratio)
      #expect((spring.response / response - 1).magnitude <= 1e-12)
      #expect((spring.dampingRatio / ratio - 1).magnitude <= 1e-12)
      let bouncing = Spring(duration: spring.duration, bounce: spring.bounce)
      // A bounce near 1 holds a small ratio only to the precision of 1, one near −1 a large one.
      #expect((bouncing.dampingRatio / ratio - 1).magnitude <= 1e-12 * max(ratio, 1 / ratio))
      let heavy = Spring(
        mass: mass, stiffness: spring.stiffness * mass, damping: spring.damping * mass,
        allowOverDamping: true)
      #expect((heavy.response / response - 1).magnitude <= 1e-12)
      #expect((heavy.dampingRatio / ratio - 1).magnitude <= 1e-12)
      let again = Spring(
        mass: heavy.mass, stiffness: heavy.stiffness, damping: heavy.damping,
        allowOverDamping: true)
      #expect((again.stiffness / heavy.stiffness - 1).magnitude <= 1e-12)
      #expect((again.damping / heavy.damping - 1).magnitude <= 1e-12)
    }
  }

  @Test("takes damping above critical back to critical unless allowed")
  func overDamping() {
    #expect(Spring(stiffness: 100, damping: 30).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 30, allowOverDamping: true).dampingRatio == 1.5)
    #expect(Spring(stiffness: 100, damping: 20).regime == .critical)
    #expect(Spring(stiffness: 100, damping: 19).regime == .under)
    #expect(Spring(stiffness: 100, damping: 30, allowOverDamping: true).regime == .over)
  }

  @Test("has SwiftUI's presets")
  func presets() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.bouncy(duration: 0.8, extraBounce: 0.1).dampingRatio == 1 - (0.3 + 0.1))
  }

  @Test("moves vectors as it moves their components")
  func vectors() {
    for ratio in [0.3, 1, 4] {
      let spring = Spring(response: 0.4, dampingRatio: ratio)
      let (target, velocity) = (Vector(x: 3, y: -200), Vector(x: -50, y: 7))
      let value = spring.value(target: target, initialVelocity: velocity, time: 0.13)
      let speed = spring.velocity(target: target, initialVelocity: velocity, time: 0.13)
      for index in 0..<2 {
        // The terms are grouped differently: a few roundings of the largest.
        let x = spring.value(
          target: target[component: index], initialVelocity: velocity[component: index],
          time: 0.13)
        let v = spring.velocity(
          target: target[component: index], initialVelocity: velocity[component: index],
          time: 0.13)
        #expect((value[component: index] - x).magnitude < 1e-12)
        #expect((speed[component: index] - v).magnitude < 1e-10)
      }
    }
  }

  @Test("goes as far in one update as in many")
  func updates() {
    let spring = Spring.bouncy
    var (value, velocity) = (2.0, -10.0)
    for _ in 0..<100 {
      spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.003)
    }
    var (once, onceVelocity) = (2.0, -10.0)
    spring.update(value: &once, velocity: &onceVelocity, target: 5, deltaTime: 0.3)
    // A hundred roundings of values below 10 and velocities below 100.
    #expect((value - once).magnitude < 1e-13)
    #expect((velocity - onceVelocity).magnitude < 1e-12)
    var vector = Vector(x: 2, y: 2)
    var vectorVelocity = Vector(x: -10, y: -10)
    spring.update(
      value: &vector, velocity: &vectorVelocity, target: Vector(x: 5, y: 5), deltaTime: 0.3)
    #expect((vector.x - once).magnitude < 1e-13)
    #expect((vectorVelocity.y - onceVelocity).magnitude < 1e-12)
  }

  @Test("pulls with the force that its own motion obeys")
  func force() {
    let spring = Spring(mass: 2, stiffness: 90, damping: 60, allowOverDamping: true)
    let pull = spring.force(target: 10, position: 4, velocity: 3)
    // 90 · 6 − 60 · 3
    #expect((pull - 360).magnitude < 1e-12)
    let force = spring.force(
      target: Vector(x: 10, y: 0), position: Vector(x: 4, y: 0), velocity: Vector(x: 3, y: 1))
    #expect((force.x - 360).magnitude < 1e-12 && (force.y + 60).magnitude < 1e-12)
  }
}
