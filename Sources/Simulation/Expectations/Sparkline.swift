/// Draws a curve as a line of text, in eighths of its height.
public enum Sparkline {
  private static let glyphs = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Returns a curve as text.
  ///
  /// Each character stands for an equal part of the time and shows the value in the middle of it;
  /// the lowest block is the smallest value of the curve, the full block the largest. A level curve
  /// is drawn half high.
  ///
  /// - Precondition: `width` is positive.
  public static func text(_ curve: Curve, width: Int) -> String {
    precondition(width > 0, "the width of a sparkline must be positive, got \(width)")
    let (least, greatest) = (curve.minimum, curve.maximum)
    let start = curve.times[0]
    let duration = curve.endTime - start
    var text = ""
    for column in 0..<width {
      let time = start + duration * (Double(column) + 0.5) / Double(width)
      // Halves first, so that the height of a curve of huge values stays finite.
      let height = greatest / 2 - least / 2
      let level = height > 0 ? (curve.value(at: time) / 2 - least / 2) / height : 0.5
      text += glyphs[level > 0 ? Int(min(7, level * 8)) : 0]
    }
    return text
  }
}
