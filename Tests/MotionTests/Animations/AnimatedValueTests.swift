import Motion
import Testing

@Suite("AnimatedValue")
struct AnimatedValueTests {
  let start = Instant(nanoseconds: 123_456_789)

  private func instant(_ seconds: Double) -> Instant { start.advanced(bySeconds: seconds) }

  @Test("shows its start's bits up to the start and its target's from rest on")
  func endsAreExact() throws {
    var value = AnimatedValue(Vector(x: 0.1, y: 1e11), rest: .points)
    let target = Vector(x: 0.7, y: 0.3)
    let times = value.animate(to: target, .spring(response: 0.5, dampingFraction: 0.6), at: start)
    #expect(times.started)
    #expect(value.model == target)
    #expect(value.value(at: start) == Vector(x: 0.1, y: 1e11))
    #expect(value.value(at: .zero) == Vector(x: 0.1, y: 1e11))
    let rest = try #require(value.restInstant)
    #expect(value.value(at: rest) == target)
    #expect(value.velocity(at: rest) == .zero)
    #expect(value.value(at: Instant(nanoseconds: rest.nanoseconds - 1)) != target)
    #expect(times.removed == rest)
    #expect(times.logical == instant(0.5))
    value.retireIfRested(at: Instant(nanoseconds: rest.nanoseconds - 1))
    #expect(value.isAnimating)
    value.retireIfRested(at: rest)
    #expect(!value.isAnimating)
  }

  @Test("rests component by component")
  func restByComponent() {
    var value = AnimatedValue(Vector(x: 0, y: 0), rest: .points)
    value.animate(to: Vector(x: 1000, y: 1), .spring(response: 0.5, dampingFraction: 1), at: start)
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let first = spring.restTime(displacement: -1, velocity: 0, threshold: 0.1)
    let last = spring.restTime(displacement: -1000, velocity: 0, threshold: 0.1)
    #expect(value.value(at: instant(first)).y == 1)
    #expect(value.value(at: instant(first)).x < 999)
    #expect(value.restInstant == instant(last))
  }

  @Test(
    "keeps value and velocity when a spring takes over",
    arguments: [
      Animation.spring(response: 0.5, dampingFraction: 0.4),
      .spring(response: 0.5, dampingFraction: 2),
      .spring, .easeInOut(duration: 1), .linear(duration: 1), .smooth.speed(0.5),
    ])
  func retargetIsSmooth(_ animation: Animation) {
    var value = AnimatedValue(0.0, rest: .points)
    value.animate(to: 100, animation, at: start)
    let middle = instant(0.2)
    let (shown, velocity) = (value.value(at: middle), value.velocity(at: middle))
    #expect(shown > 1 && shown < 140 && velocity != 0)
    value.animate(to: -50, .spring(response: 0.4, dampingFraction: 0.7).speed(2), at: middle)
    #expect(value.value(at: middle) == shown)
    #expect(value.velocity(at: middle) == velocity)
    // The value leaves along its tangent: over a microsecond the curvature is below 1e-8 points.
    let next = value.value(at: Instant(nanoseconds: middle.nanoseconds + 1_000))
    #expect((next - shown - velocity * 1e-6).magnitude < 1e-7)
  }

  @Test("goes on with the remainder when the model changes without animation")
  func unanimatedChange() {
    var value = AnimatedValue(0.0, rest: .points)
    value.animate(to: 100, .smooth, at: start)
    let middle = instant(0.1)
    let (shown, velocity) = (value.value(at: middle), value.velocity(at: middle))
    value.set(130)
    #expect((value.value(at: middle) - (shown + 30)).magnitude < 1e-12)
    #expect(value.velocity(at: middle) == velocity)
    #expect(value.value(at: instant(5)) == 130)
    value.interrupt()
    #expect(value.value(at: middle) == 130)
    #expect(value.velocity(at: middle) == 0)
  }

  @Test("holds its value without velocity during a delay")
  func delay() {
    var value = AnimatedValue(10.0, rest: .points)
    let times = value.animate(to: 20, .linear(duration: 1).delay(0.5), at: start)
    #expect(value.value(at: instant(0.25)) == 10)
    #expect(value.velocity(at: instant(0.25)) == 0)
    #expect(value.value(at: instant(1)) == 15)
    #expect(value.velocity(at: instant(1)) == 10)
    #expect(times.removed == instant(1.5))
    #expect(times.logical == instant(1.5))
  }

  @Test("orders delay and speed as they were applied")
  func modifierOrder() {
    var value = AnimatedValue(0.0, rest: .points)
    value.animate(to: 1, .linear(duration: 1).delay(1).speed(2), at: start)
    #expect(value.value(at: instant(0.75)) == 0.5)
    value = AnimatedValue(0.0, rest: .points)
    value.animate(to: 1, .linear(duration: 1).speed(2).delay(1), at: start)
    #expect(value.value(at: instant(1.25)) == 0.5)
  }

  @Test("starts nothing where the response is 0 or rest is at once")
  func instantChanges() {
    var value = AnimatedValue(0.0, rest: .points)
    value.animate(to: 100, .smooth, at: start)
    var times = value.animate(to: 50, .spring(response: 0), at: instant(0.1))
    #expect(times == RunTimes(started: false, logical: instant(0.1), removed: instant(0.1)))
    #expect(value.value(at: instant(0.1)) == 50)
    #expect(!value.isAnimating)
    times = value.animate(to: 50.05, .smooth, at: instant(0.2))
    #expect(!times.started)
    #expect(value.value(at: instant(0.2)) == 50.05)
  }

  @Test("takes an added velocity")
  func addedVelocity() {
    var value = AnimatedValue(10.0, rest: .points)
    value.animate(to: 10, .smooth, at: start, addedVelocity: -300)
    #expect(value.velocity(at: start) == -300)
    // Critical, from its target: v₀ t e^(−ω₀ t).
    let expected = 10 - 300 * 0.05 * ElementaryFunctions.exp(-4 * .pi * 0.05)
    #expect((value.value(at: instant(0.05)) - expected).magnitude < 1e-12)
  }

  @Test("never rests on an undamped spring, and says so")
  func undamped() {
    var value = AnimatedValue(0.0, rest: .points)
    let times = value.animate(
      to: 10, .interpolatingSpring(stiffness: 100, damping: 0), at: start)
    #expect(times.removed == .never)
    #expect(value.restInstant == .never)
    #expect(value.isAnimating)
  }

  @Test("gives the same bits at common times of all frame rates")
  func frameRates() {
    var value = AnimatedValue(Vector(x: 3, y: -7), rest: .points)
    value.animate(to: Vector(x: 200, y: 90), .bouncy, at: Instant(nanoseconds: 50_000_000))
    let fine = FrameRate(240)
    var compared = 0
    for (rate, factor) in [(FrameRate(30), Int64(8)), (FrameRate(60), 4), (FrameRate(120), 2)] {
      for frame in 0..<Int64(30) {
        let instant = rate.instant(ofFrame: frame)
        #expect(instant == fine.instant(ofFrame: frame * factor))
        #expect(value.value(at: instant) == value.value(at: fine.instant(ofFrame: frame * factor)))
        compared += 1
      }
    }
    #expect(compared == 90)
  }

  @Test("takes over a swing beyond the legal range as the largest magnitude")
  func limits() {
    var value = AnimatedValue(1e12, rest: .points)
    let wild = Animation.interpolatingSpring(mass: 1, stiffness: 1e12, damping: 0)
    value.animate(to: -1e12, wild, at: .zero)
    let quarter = Instant(nanoseconds: 1571)
    #expect(value.velocity(at: quarter).magnitude > 1e12)
    value.animate(to: 0, .spring, at: quarter)
    #expect(value.velocity(at: quarter) == -1e12)
  }
}
