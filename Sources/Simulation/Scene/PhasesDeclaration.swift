public import Motion

/// Values that a view goes through one after the other; its expressions read the present `phase`.
public struct PhasesDeclaration: Hashable, Sendable {
  /// A value with the animation that leads to it.
  public struct Phase: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// The animation towards it; nil jumps.
    public var animation: Animation?

    /// Makes a phase.
    public init(_ value: Value, animation: Animation? = .default) {
      self.value = value
      self.animation = animation
    }
  }

  /// The phases, at least one, all of one type.
  public var phases: [Phase]
  /// The expression whose change walks through all phases once; where it is nil they go on for ever.
  public var trigger: ExpressionSource?

  /// Makes phases.
  public init(_ phases: [Phase], trigger: ExpressionSource? = nil) {
    self.phases = phases
    self.trigger = trigger
  }
}
