/// Finds where something changes on an interval, by halving it.
///
/// Only comparisons and means take part, so the result is the same everywhere.
enum RootSearch {
  /// Returns the first number in an interval from which a condition holds.
  ///
  /// The condition is taken to fail at the start, to hold at the end, and to change once between.
  /// The result is the number itself where it holds, and the one before it, within an ulp, is not.
  static func firstTrue(
    in start: Double, _ end: Double, _ condition: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if condition(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
