import Motion
import Testing

@Suite("Repetition")
struct RepetitionTests {
  private func run(_ animation: Animation, to target: Double = 10) -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0, rest: .other)
    value.animate(to: target, animation, at: .zero)
    return value
  }

  private func at(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: milliseconds * 1_000_000)
  }

  @Test("starts each cycle when the one before ends, without loss")
  func exactCycles() {
    // A period that no frame rate divides.
    let value = run(.linear(duration: 0.037).repeatCount(1_000, autoreverses: false))
    #expect(value.restInstant == Instant(nanoseconds: 37_000_000_000))
    #expect(value.logicalInstant == value.restInstant)
    for cycle: Int64 in [0, 1, 26, 999] {
      let start = cycle * 37
      #expect((value.value(at: Instant(nanoseconds: start * 1_000_000 + 1))).magnitude < 1e-6)
      #expect((value.value(at: at(start + 18)) - 10 * 18.0 / 37).magnitude < 1e-12)
      #expect((value.velocity(at: at(start + 18)) - 10 / 0.037).magnitude < 1e-9)
    }
    #expect(value.value(at: at(37_000)) == 10)
  }

  @Test("goes back on every other cycle, and ends on its target")
  func autoreverses() {
    let value = run(.linear(duration: 1).repeatCount(2))
    #expect(value.value(at: at(250)) == 2.5)
    #expect(value.value(at: at(1_000)) == 10)
    #expect(value.value(at: at(1_250)) == 7.5)
    #expect(value.velocity(at: at(1_250)) == -10)
    #expect(value.value(at: at(1_999)).distance(to: 0.01).magnitude < 1e-12)
    #expect(value.value(at: at(2_000)) == 10)
  }

  @Test("repeats what was applied before it, and not what after")
  func order() {
    let inner = run(.linear(duration: 1).delay(0.5).repeatForever(autoreverses: false))
    #expect(inner.value(at: at(400)) == 0 && inner.velocity(at: at(400)) == 0)
    #expect(inner.value(at: at(1_000)) == 5)
    #expect(inner.value(at: at(1_700)) == 0)
    #expect(inner.value(at: at(2_500)) == 5)
    #expect(inner.restInstant == .never && inner.logicalInstant == .never)
    let outer = run(.linear(duration: 1).repeatForever(autoreverses: false).delay(0.5))
    #expect(outer.value(at: at(400)) == 0)
    #expect(outer.value(at: at(1_700)).distance(to: 2).magnitude < 1e-12)
    let fast = run(.linear(duration: 1).speed(2).repeatCount(3, autoreverses: false).speed(0.5))
    #expect(fast.restInstant == at(3_000))
    #expect(fast.value(at: at(1_250)) == 2.5)
    #expect(fast.velocity(at: at(1_250)) == 10)
  }

  @Test("nests")
  func nested() {
    let value = run(
      .linear(duration: 1).repeatCount(2, autoreverses: true).repeatCount(2, autoreverses: true))
    #expect(value.restInstant == at(4_000))
    #expect(value.value(at: at(1_250)) == 7.5)
    // The second outer cycle runs backwards from 10: its first inner one too.
    #expect(value.value(at: at(2_250)) == 7.5)
    #expect(value.value(at: at(3_250)) == 2.5)
  }

  @Test("runs a spring from rest each time")
  func springs() {
    let value = run(.snappy.repeatForever(autoreverses: false))
    let single = run(.snappy)
    let period = single.restInstant?.nanoseconds ?? 0
    for offset: Int64 in [1, 100_000_000, 300_000_000] {
      for cycle: Int64 in [0, 1, 5] {
        #expect(
          value.value(at: Instant(nanoseconds: cycle * period + offset))
            == single.value(at: Instant(nanoseconds: offset)))
      }
    }
  }

  @Test("counts a number below 1 as 1", arguments: [0, -3, 1])
  func smallCounts(_ count: Int) {
    #expect(run(.linear(duration: 1).repeatCount(count)).restInstant == at(1_000))
  }

  @Test("is complete after the time given, when it ends, or by itself, whichever is first")
  func logicallyComplete() {
    #expect(run(.linear(duration: 1).logicallyComplete(after: 0.25)).logicalInstant == at(250))
    #expect(run(.linear(duration: 1).logicallyComplete(after: 9)).logicalInstant == at(1_000))
    #expect(
      run(.spring(duration: 0.5).logicallyComplete(after: 9)).logicalInstant == at(500))
    #expect(
      run(.linear(duration: 1).logicallyComplete(after: 0.25).delay(1).speed(2)).logicalInstant
        == at(625))
    #expect(
      run(.linear(duration: 1).speed(2).logicallyComplete(after: 0.25)).logicalInstant == at(250))
    #expect(
      run(.linear(duration: 1).repeatForever().logicallyComplete(after: 3)).logicalInstant
        == at(3_000))
  }

  @Test("is at rest at once where nothing is to be done")
  func nothing() {
    var value = AnimatedValue(4.0, rest: .other)
    #expect(!value.animate(to: 4, .linear.repeatForever(), at: .zero).started)
  }

  @Test("hands its velocity over, forwards and backwards", arguments: [300, 1_300])
  func retarget(_ milliseconds: Int64) {
    var value = run(.easeInOut(duration: 1).repeatForever())
    let time = at(milliseconds)
    let (x, v) = (value.value(at: time), value.velocity(at: time))
    #expect(milliseconds > 1_000 ? v < 0 : v > 0)
    value.animate(to: 20, .smooth, at: time)
    #expect(value.value(at: time) == x && value.velocity(at: time) == v)
  }
}
