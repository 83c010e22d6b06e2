/// What the views of a stack are offered, and the length they take together.
struct LayoutLine {
  /// The offers, parallel to the views.
  var offers: [ProposedSize]
  /// The length of the whole line, spacing included, in points.
  var length: Double
  /// The extent of the largest view across the line, in points.
  var breadth: Double
}
