import Motion
import Testing

@Suite("PhaseAnimator")
struct PhaseAnimatorTests {
  typealias Phase = PhaseAnimator<Double>.Phase

  private func seconds(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  private let phases = [
    Phase(0, animation: .linear(duration: 1)), Phase(10, animation: .linear(duration: 2)),
    Phase(30, animation: .linear(duration: 1)),
  ]

  @Test("goes round without end, each phase by its own animation")
  func continuous() {
    let animator = PhaseAnimator(phases, trigger: .continuous(from: seconds(1)))
    #expect(animator.value(at: .zero) == 0 && animator.state(at: .zero).phase == 0)
    #expect(animator.value(at: seconds(2)) == 5 && animator.velocity(at: seconds(2)) == 5)
    #expect(animator.state(at: seconds(2)).nextAdvance == seconds(3))
    #expect(animator.value(at: seconds(3.5)) == 20 && animator.state(at: seconds(3.5)).phase == 2)
    #expect(animator.value(at: seconds(4.5)) == 15 && animator.state(at: seconds(4.5)).phase == 0)
    #expect(animator.value(at: seconds(6)) == animator.value(at: seconds(2)))
    #expect(animator.value(at: seconds(402)) == animator.value(at: seconds(2)))
  }

  @Test("goes once through all at a change, and moves on at one in between")
  func changes() {
    let once = PhaseAnimator(phases, trigger: .changes([seconds(1)]))
    #expect(once.value(at: seconds(0.5)) == 0 && once.state(at: .zero).nextAdvance == nil)
    #expect(once.value(at: seconds(2)) == 5)
    #expect(once.state(at: seconds(4.5)).phase == 0)
    #expect(once.value(at: seconds(4.5)) == 15)
    #expect(once.value(at: seconds(60)) == 0 && once.state(at: seconds(60)).nextAdvance == nil)
    let twice = PhaseAnimator(phases, trigger: .changes([seconds(1), seconds(2)]))
    #expect(twice.state(at: seconds(2)).phase == 2)
    #expect(twice.value(at: seconds(2)) == 5 && twice.value(at: seconds(2.5)) == 17.5)
  }

  @Test("hands a spring's velocity to the next phase")
  func velocity() {
    let animator = PhaseAnimator(
      [Phase(0, animation: .bouncy), Phase(100, animation: .bouncy)],
      trigger: .continuous(from: .zero), rest: .points)
    let change = seconds(0.5)
    #expect(animator.state(at: change).phase == 0)
    let before = animator.velocity(at: Instant(nanoseconds: change.nanoseconds - 1))
    // A nanosecond of a spring of 100 points and 0.5 s is worth some 1e-5 points per second.
    #expect(abs(animator.velocity(at: change) - before) < 1e-3 && before != 0)
  }

  @Test("jumps without an animation, and stops where a round takes no time")
  func jumps() {
    let animator = PhaseAnimator(
      [Phase(0, animation: .linear(duration: 1)), Phase(8, animation: nil)],
      trigger: .continuous(from: .zero))
    #expect(animator.value(at: seconds(0.5)) == 4 && animator.state(at: seconds(0.5)).phase == 0)
    let still = PhaseAnimator(
      [Phase(0, animation: nil), Phase(8, animation: nil)], trigger: .continuous(from: .zero))
    #expect(still.state(at: seconds(9)).nextAdvance == nil)
    #expect(PhaseAnimator([Phase(3)], trigger: .continuous(from: .zero)).value(at: seconds(9)) == 3)
  }
}
