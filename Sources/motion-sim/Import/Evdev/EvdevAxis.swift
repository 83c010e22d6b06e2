/// The range that a device declares for an axis, in its own units.
struct EvdevAxis: Hashable, Sendable {
  /// Which axis.
  var code: Int
  /// The smallest value.
  var minimum: Int
  /// The largest value.
  var maximum: Int

  /// The number of values, both ends included; at least 1.
  var extent: Int { max(1, maximum - minimum + 1) }
}
