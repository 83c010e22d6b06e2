/// How a stack lines its views up.
struct LayoutStack: Hashable, Sendable {
  /// The direction of the line.
  var axis: Axis
  /// The room between neighbours, in points.
  var spacing = LayoutStack.standardSpacing
  /// Where views stand across the line.
  var alignment = Alignment.center
  /// Whether views are offered no length along the line, so that each is placed by itself.
  var isLazy = false

  /// The room between neighbours where nothing else is said, in points.
  static let standardSpacing = 8.0
}
