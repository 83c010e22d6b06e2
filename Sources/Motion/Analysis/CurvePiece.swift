/// A stretch on which a curve only rises, only falls or stays level.
public struct CurvePiece: Hashable, Sendable {
  /// When it begins, in seconds.
  public var startTime: Double
  /// When it ends, in seconds.
  public var endTime: Double
  /// The value at the beginning, after a jump if there is one.
  public var startValue: Double
  /// The value at the end, before a jump if there is one.
  public var endValue: Double

  /// Makes a stretch.
  public init(startTime: Double, endTime: Double, startValue: Double, endValue: Double) {
    self.startTime = startTime
    self.endTime = endTime
    self.startValue = startValue
    self.endValue = endValue
  }

  /// Whether a value lies between those at the ends, which count.
  func contains(_ value: Double) -> Bool {
    min(startValue, endValue) <= value && value <= max(startValue, endValue)
  }
}
