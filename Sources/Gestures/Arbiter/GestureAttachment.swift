/// A gesture as it hangs on a view: which one, what it recognises, and with what priority.
public struct GestureAttachment: Hashable, Sendable {
  /// The identity under which the arbiter reports.
  public var id: GestureID
  /// What is recognised.
  public var gesture: GestureDescription
  /// How it was attached.
  public var priority: GesturePriority
  /// Which gestures take part; one that is disabled is attached with `subviews`.
  public var mask: GestureMask
  /// Whether anything follows the changes of the gesture, not only its end.
  ///
  /// A long press and a button are then active from the touch on.
  public var reportsPressing: Bool

  /// Makes an attachment.
  public init(
    id: GestureID, gesture: GestureDescription, priority: GesturePriority = .normal,
    mask: GestureMask = .all, reportsPressing: Bool = false
  ) {
    self.id = id
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
    self.reportsPressing = reportsPressing
  }

  /// Returns those gestures of a path that the masks let take part, from the innermost outwards.
  public static func included(of path: [GestureAttachment]) -> [GestureAttachment] {
    guard path.contains(where: { $0.mask != .all }) else { return path }
    let first = path.lastIndex { !$0.mask.includesSubviews } ?? 0
    return path[first...].filter { $0.mask.includesGesture }
  }
}
