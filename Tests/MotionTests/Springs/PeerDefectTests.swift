import Motion
import Testing

/// What other libraries got wrong, each as the numbers by which one sees it.
@Suite("Defects of peers are not ours")
struct PeerDefectTests {
  private func left(
    mass: Double = 1, _ stiffness: Double, _ damping: Double, from x0: Double = 1,
    velocity: Double = 0, at time: Double
  ) -> Double {
    SpringSolution(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    ).displacement(displacement: x0, velocity: velocity, at: time)
  }

  @Test("an over-damped spring starts where it is (b3ll/Motion: 4·ω₀ for 4·ω₀²)")
  func overdampedStart() {
    #expect((left(2, 10, from: -10, at: 1e-9) + 10).magnitude < 1e-8)
    #expect((left(2, 10, from: -10, at: 0.99) + 8.34).magnitude < 0.01)
  }

  @Test("a motion runs at its own speed (Advance: RK4 without its first stage)")
  func fullSpeed() {
    #expect((left(120, 12, at: 0.16) - 0.289).magnitude < 0.001)
  }

  @Test("an over-damped velocity has no target in it (OpenSwiftUI)", arguments: [1.5, 3, 100])
  func overdampedVelocity(_ ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    #expect(spring.velocity(target: 1.0, initialVelocity: 0, time: 0) == 0)
    #expect(spring.velocity(target: 1.2, initialVelocity: 0.1, time: 0) == 0.1)
    let (before, after) = (
      spring.value(target: 1.0, time: 0.2 - 1e-5), spring.value(target: 1.0, time: 0.2 + 1e-5)
    )
    // The error of a central difference is of the order of the step's square.
    #expect(
      (spring.velocity(target: 1.0, time: 0.2) - (after - before) / 2e-5).magnitude < 1e-6)
  }

  @Test(
    "over-damping is not taken for critical damping (WebKit, Reanimated)",
    arguments: [(280.0, 60.0), (280, 120), (300, 100)])
  func overdampedIsSlower(_ stiffness: Double, _ damping: Double) {
    let root = (damping * damping / 4 - stiffness).squareRoot()
    let (slow, fast) = (stiffness / (damping / 2 + root), damping / 2 + root)
    let exact =
      (fast * ElementaryFunctions.exp(-slow * 0.2) - slow * ElementaryFunctions.exp(-fast * 0.2))
      / (fast - slow)
    let ours = left(stiffness, damping, at: 0.2)
    let critical = left(stiffness, 2 * stiffness.squareRoot(), at: 0.2)
    #expect((ours - exact).magnitude < 1e-13)
    #expect(ours - critical > 0.1)
  }

  @Test(
    "time does not run fast at high frame rates (react-spring: whole milliseconds a frame)",
    arguments: [30, 60, 90, 120, 240])
  func frameRate(_ rate: Int) {
    let spring = ReactSpring().spring
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<rate {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.3 / Double(rate))
    }
    // The exact steps round three times each; 1e-13 leaves room for 240 of them.
    #expect((value - spring.value(target: 1, time: 0.3)).magnitude < 1e-13)
  }

  @Test("extreme damping does not arrive at once (motion: one argument capped, one not)")
  func extremeDamping() {
    #expect((1000 + left(1e6, 1e7, from: -900, at: 1e-4) - 100.009).magnitude < 0.001)
    #expect((1000 + left(1e6, 1e7, from: -900, at: 0.2) - 117.82).magnitude < 0.01)
  }

  @Test("the decay constant divides by the mass (Flutter: c/2·m)")
  func decayOfMass() {
    #expect(
      SpringSolution(Spring(mass: 2, stiffness: 100, damping: 15)).decay.distance(to: 3.75)
        .magnitude < 1e-14)
  }

  @Test("a critical spring takes its velocity (Flutter: v/(r·x₀) for v − r·x₀)")
  func criticalVelocity() {
    #expect((1 + left(100, 20, from: -1, velocity: 5, at: 0.1) - 0.448181).magnitude < 1e-6)
    #expect((1 + left(100, 20, from: -1, velocity: 0, at: 0.1) - 0.264241).magnitude < 1e-6)
  }

  @Test("negative velocities are as good as positive ones (Flutter: min(v, 5000))")
  func mirrored() {
    for velocity in [4_000.0, 6_584, 90_000] {
      #expect(
        left(100, 11, from: 3, velocity: velocity, at: 0.1)
          == -left(100, 11, from: -3, velocity: -velocity, at: 0.1))
    }
  }

  @Test("response and damping are what was asked for (Wave: 2π/√(km), damping bent above 60)")
  func responseOfMass() {
    let heavy = Spring(mass: 4, stiffness: 100, damping: 0)
    #expect((heavy.response - 1.2566370614359172).magnitude < 1e-15)
    #expect((Spring(response: 0.1, dampingRatio: 1).damping - 125.66370614359172).magnitude < 1e-12)
  }

  @Test("stiff springs do not blow up at 60 Hz (Wave, react-motion, Svelte: an Euler step a frame)")
  func stiffAtSixtyHertz() {
    let spring = Spring(stiffness: 10_000, damping: 40)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<120 {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1.0 / 60)
      #expect(value >= 0 && value < 1.6)
    }
    #expect((value - 1).magnitude < 1e-12)
  }

  /// Pop's spring after a time by Runge and Kutta's fourth-order steps, each stage from its own state.
  private func integrated(_ spring: Spring, steps: Int, step h: Double) -> Double {
    var (x, v) = (-1.0, 3.0)
    func pull(_ x: Double, _ v: Double) -> Double { -spring.stiffness * x - spring.damping * v }
    for _ in 0..<steps {
      let (v1, a1) = (v, pull(x, v))
      let (v2, a2) = (v + a1 * h / 2, pull(x + v1 * h / 2, v + a1 * h / 2))
      let (v3, a3) = (v + a2 * h / 2, pull(x + v2 * h / 2, v + a2 * h / 2))
      let (v4, a4) = (v + a3 * h, pull(x + v3 * h, v + a3 * h))
      x += h * (v1 + 2 * v2 + 2 * v3 + v4) / 6
      v += h * (a1 + 2 * a2 + 2 * a3 + a4) / 6
    }
    return x
  }

  @Test("a motion is what the integrator tends to (rebound-js: a stage from a stale position)")
  func limitOfTheIntegrator() {
    let spring = PopSpring().spring
    let exact = SpringSolution(spring).displacement(displacement: -1, velocity: 3, at: 0.16)
    let coarse = (integrated(spring, steps: 40, step: 0.004) - exact).magnitude
    let fine = (integrated(spring, steps: 80, step: 0.002) - exact).magnitude
    // Half the step, a sixteenth of the error: a stale stage would cost the fourth order.
    #expect(coarse / fine > 13 && coarse / fine < 19)
    #expect((integrated(spring, steps: 160, step: 0.001) - exact).magnitude < 1e-8)
  }

  @Test("a second has sixty frames (harmonica: 1/60 s cut to nanoseconds)")
  func sixtyFrames() {
    #expect(FrameRate(60).instant(ofFrame: 3_600) == Instant(nanoseconds: 60_000_000_000))
  }

  @Test("no digits are lost beside critical damping (harmonica: two near roots)")
  func nearCritical() {
    // To first order in ζ − 1 = 1e-9 the motion is the critical one.
    let near = SpringSolution(Spring(response: 2 * .pi, dampingRatio: 1 + 1e-9))
    let exact = SpringSolution(Spring(response: 2 * .pi, dampingRatio: 1))
    for time in [0.1, 1, 3, 10] {
      let difference =
        near.displacement(displacement: 1, velocity: 0, at: time)
        - exact.displacement(displacement: 1, velocity: 0, at: time)
      // ∂x/∂ζ at ζ = 1 is e^(−t)·t³/3.
      let slope = ElementaryFunctions.exp(-time) * time * time * time / 3
      #expect((difference - 1e-9 * slope).magnitude < 2e-15)
    }
  }

  @Test("the slow root of a huge damping is not 0 (MuJoCo)", arguments: [1e3, 1e6, 1e9])
  func slowRoot(_ ratio: Double) {
    let spring = Spring(response: 2 * .pi, dampingRatio: ratio)
    // The slow root is −1/(2ζ) to 1e-7 and better.
    let left = SpringSolution(spring).displacement(
      displacement: 1, velocity: 0, at: 2 * ratio)
    #expect((left - ElementaryFunctions.exp(-1)).magnitude < 1e-6)
  }

  @Test("a velocity handed over is no difference of samples (motion: 22 % lost at 240 Hz)")
  func handedOver() {
    let spring = Spring(stiffness: 500, damping: 30)
    var value = AnimatedValue(0.0, rest: .absolute(0))
    value.animate(to: 100, .interpolatingSpring(spring), at: .zero)
    let instant = Instant(nanoseconds: 4_166_667)
    let exact = spring.velocity(target: 100.0, time: instant.seconds)
    value.animate(to: 300, .interpolatingSpring(spring), at: instant)
    #expect((value.velocity(at: instant) / exact - 1).magnitude < 1e-14)
  }
}
