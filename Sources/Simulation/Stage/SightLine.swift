/// A lazy stack in a scroll container, and which of its views are in sight.
struct SightLine: Sendable {
  /// The stack, or the scroll container itself.
  var container: Int
  /// The scroll container.
  var scroll: Int
  /// Where the views stand.
  var line = LazyLine()
  /// The views, in order.
  var rows: [Int] = []
  /// Those that count as in sight, in order: they are, or still move to a place that is not.
  var shown: [Int] = []
  /// Whether it has to be found out anew what is in sight.
  var isPending = false
  /// The number of the next change that is awaited; a milestone of another one is out of date.
  var number = 0
}
