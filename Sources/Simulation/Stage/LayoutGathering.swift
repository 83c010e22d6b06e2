/// The views that take part in a layout, in lists that run in parallel.
struct LayoutGathering: Sendable {
  /// What the views ask for.
  var nodes: [LayoutNode] = []
  /// The instances.
  var members: [Int] = []
  /// The places of the geometry groups around them; 0 for that of the container itself or none.
  var groups: [Int] = []
}
