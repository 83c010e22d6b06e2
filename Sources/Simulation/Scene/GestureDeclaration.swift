public import Gestures

/// A gesture of a view with its handlers.
public struct GestureDeclaration: Hashable, Sendable {
  /// A gesture state with the expression that it takes while the gesture is active.
  public struct StateUpdate: Hashable, Sendable {
    /// The gesture state.
    public var state: ExpressionSource
    /// Its value, over the gesture's own.
    public var value: ExpressionSource

    /// Makes an update.
    public init(_ state: ExpressionSource, to value: ExpressionSource) {
      self.state = state
      self.value = value
    }
  }

  /// What is recognised, with its constants.
  public var gesture: GestureDescription
  /// The name in the log; by default the kind, `drag#2` for the second of a kind.
  public var name: String?
  /// How the gesture is attached.
  public var priority: GesturePriority
  /// Which gestures take part, this one and those further inside.
  public var mask: GestureMask
  /// Whether this gesture takes part; while it is false, only those further inside do.
  public var isEnabled: ExpressionSource?
  /// The gesture states that follow the gesture.
  public var updating: [StateUpdate]
  /// Steps at every change of the value.
  public var onChanged: [Step]
  /// Steps at the end of a gesture that succeeded.
  public var onEnded: [Step]
  /// Steps at the end of a gesture that had been active and then failed.
  public var onCancel: [Step]
  /// Where the file declares it.
  public var position: SourcePosition?

  /// Makes a gesture.
  public init(
    _ gesture: GestureDescription, name: String? = nil, priority: GesturePriority = .normal,
    mask: GestureMask = .all, isEnabled: ExpressionSource? = nil, updating: [StateUpdate] = [],
    onChanged: [Step] = [], onEnded: [Step] = [],
    onCancel: [Step] = [], position: SourcePosition? = nil
  ) {
    self.gesture = gesture
    self.name = name
    self.priority = priority
    self.mask = mask
    self.isEnabled = isEnabled
    self.updating = updating
    self.onChanged = onChanged
    self.onEnded = onEnded
    self.onCancel = onCancel
    self.position = position
  }
}
