/// What the layout knows of an instance that takes part in one.
struct LayoutState: Sendable {
  /// What the view asks for, without the views inside it.
  var node = LayoutNode()
  /// The frame that the last layout gave it, in the viewport.
  var frame = ChannelValue()
  /// The last update in which it, a `viewThatFits`, took another of its views.
  var chosenIn = -1
  /// Whether numbers that are not usable have been reported.
  var isReported = false
}
