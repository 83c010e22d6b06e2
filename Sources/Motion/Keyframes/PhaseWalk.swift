/// Walks through the phases of an animator, from the beginning to an instant.
struct PhaseWalk<Value: Animatable> {
  private let animator: PhaseAnimator<Value>
  private var phase = 0
  private var value: AnimatedValue<Value>
  /// When the animation to the phase is complete; nil at rest.
  private var completion: Instant?
  private var nextChange = 0
  /// How many phases have begun at one instant, one after the other.
  private var begunAtOnce = 0

  init(_ animator: PhaseAnimator<Value>) {
    self.animator = animator
    value = AnimatedValue(animator.phases[0].value, rest: animator.rest)
    if case .continuous(let start) = animator.trigger { completion = start }
  }

  /// Begins all phases that are due by an instant.
  ///
  /// At one instant a change comes before a completion.
  mutating func advance(to instant: Instant) {
    while true {
      if let change = change, change <= instant, change <= completion ?? .never {
        nextChange += 1
        begunAtOnce = 0
        beginNext(at: change)
      } else if let due = completion, due <= instant, due < .never {
        complete(at: due)
      } else {
        return
      }
    }
  }

  func state(at instant: Instant) -> PhaseState<Value> {
    PhaseState(
      phase: phase, value: value.value(at: instant), velocity: value.velocity(at: instant),
      nextAdvance: advances ? completion : nil)
  }

  private var change: Instant? {
    guard case .changes(let instants) = animator.trigger, nextChange < instants.count else {
      return nil
    }
    return instants[nextChange]
  }

  /// Whether another phase follows the completion of this one.
  private var advances: Bool {
    if case .continuous = animator.trigger { return true }
    return phase != 0
  }

  private mutating func complete(at instant: Instant) {
    // A whole round without time would go on without end at this instant: it stops.
    guard advances, begunAtOnce < animator.phases.count else {
      completion = nil
      return
    }
    beginNext(at: instant)
  }

  private mutating func beginNext(at instant: Instant) {
    phase = (phase + 1) % animator.phases.count
    let next = animator.phases[phase]
    if let animation = next.animation {
      completion = value.animate(to: next.value, animation, at: instant).logical
    } else {
      value.set(next.value)
      value.interrupt()
      completion = instant
    }
    begunAtOnce = completion == instant ? begunAtOnce + 1 : 0
  }
}
