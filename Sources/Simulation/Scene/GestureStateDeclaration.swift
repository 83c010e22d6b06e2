public import Motion

/// A state that a gesture updates while it is active, and that resets itself when it is over.
public struct GestureStateDeclaration: Hashable, Sendable {
  /// What happens to the views that read the state when their view is removed under the finger.
  public enum Removal: Hashable, Sendable {
    /// They stay where the finger left them.
    case keep
    /// They return under the reset animation.
    case reset
  }

  /// The state itself; its initial value is what it resets to.
  public var state: StateDeclaration
  /// The animation under which it resets; nil resets it at once.
  public var reset: Animation?
  /// What a removed view does.
  public var onRemoval: Removal

  /// Makes a declaration.
  public init(_ state: StateDeclaration, reset: Animation? = nil, onRemoval: Removal = .keep) {
    self.state = state
    self.reset = reset
    self.onRemoval = onRemoval
  }
}
