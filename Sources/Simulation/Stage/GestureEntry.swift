/// An attached gesture: whose it is, and whether its state has to be reset.
struct GestureEntry: Sendable {
  /// The instance.
  var instance: Int
  /// The place among the view's gestures.
  var place: Int
  /// The number of its sequence, over all gestures.
  var sequence = -1
  /// Whether the gesture has been active in this sequence, so that its states need resetting.
  var isArmed = false
}
