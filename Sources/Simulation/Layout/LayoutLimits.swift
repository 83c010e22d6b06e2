import Motion

/// The least and the largest size that a view can be brought to.
struct LayoutLimits: Hashable, Sendable {
  /// The size where nothing is offered.
  var least = Size.zero
  /// The size where everything is offered; it may be infinite.
  var largest = Size(width: .infinity, height: .infinity)
}
