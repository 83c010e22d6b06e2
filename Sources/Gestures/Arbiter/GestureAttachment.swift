/// A gesture as it hangs on a view: which one, what it recognises, and with what priority.
public struct GestureAttachment: Hashable, Sendable {
  /// The identity under which the arbiter reports.
  public var id: GestureID
  /// What is recognised.
  public var gesture: GestureDescription
  /// How it was attached.
  public var priority: GesturePriority

  /// Makes an attachment.
  public init(id: GestureID, gesture: GestureDescription, priority: GesturePriority = .normal) {
    self.id = id
    self.gesture = gesture
    self.priority = priority
  }
}
