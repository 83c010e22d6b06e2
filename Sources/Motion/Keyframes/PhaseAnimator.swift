/// A value that goes through phases, one after the other, as a function of time.
///
/// Each phase is a value and the animation that leads to it; the next begins when that animation is
/// logically complete. A spring that is still moving then hands its velocity over.
public struct PhaseAnimator<Value: Animatable>: Hashable, Sendable {
  /// A value, and how it is reached.
  public struct Phase: Hashable, Sendable {
    /// The value of the phase.
    public var value: Value
    /// The animation that leads to it; nil is a jump, which is complete at once.
    public var animation: Animation?

    /// Makes a phase.
    public init(_ value: Value, animation: Animation? = .default) {
      self.value = value
      self.animation = animation
    }
  }

  /// What sets the phases going.
  public enum Trigger: Hashable, Sendable {
    /// They go round without end from an instant on.
    case continuous(from: Instant)
    /// At each instant they go once through all and back to the first.
    ///
    /// One that comes while they do moves on to the next phase at once.
    case changes([Instant])
  }

  /// The phases; the first is that at rest.
  public let phases: [Phase]
  /// What sets them going.
  public let trigger: Trigger
  /// How near a value must be to count as at rest.
  public let rest: RestThreshold

  /// Makes a description of phases.
  ///
  /// - Precondition: There is a phase, and the instants of changes do not fall.
  public init(_ phases: [Phase], trigger: Trigger, rest: RestThreshold = .other) {
    precondition(!phases.isEmpty, "there must be one phase at least")
    if case .changes(let instants) = trigger {
      for index in instants.indices.dropFirst() {
        precondition(instants[index] >= instants[index - 1], "changes must be in order of time")
      }
    }
    self.phases = phases
    self.trigger = trigger
    self.rest = rest
  }

  /// Returns where the phases are at an instant.
  ///
  /// - Complexity: The number of phases begun by then.
  public func state(at instant: Instant) -> PhaseState<Value> {
    var walk = PhaseWalk(self)
    walk.advance(to: instant)
    return walk.state(at: instant)
  }

  /// Returns the value shown at an instant.
  public func value(at instant: Instant) -> Value { state(at: instant).value }

  /// Returns the velocity at an instant, in units per second.
  public func velocity(at instant: Instant) -> Value { state(at: instant).velocity }
}
