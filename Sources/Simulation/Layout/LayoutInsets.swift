/// The room between a view's edges and what it contains, in points.
struct LayoutInsets: Hashable, Sendable {
  /// The room at the top.
  var top = 0.0
  /// The room on the side where lines begin.
  var leading = 0.0
  /// The room at the bottom.
  var bottom = 0.0
  /// The room on the side where lines end.
  var trailing = 0.0

  /// The room before the content along an axis.
  func before(along axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The room before and after along an axis.
  func total(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
