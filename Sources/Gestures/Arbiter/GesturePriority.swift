/// How a gesture is attached to its view: what it may do to the gestures inside it.
public enum GesturePriority: Hashable, Sendable, CaseIterable {
  /// `gesture`: gestures further inside come first.
  case normal
  /// `highPriorityGesture`: comes before the gestures further inside.
  case high
  /// `simultaneousGesture`: runs beside all others, neither waiting nor excluding.
  case simultaneous
}
