/// Something found on a curve: when, and how much.
public struct CurvePoint: Hashable, Sendable {
  /// The time, in seconds.
  public var time: Double
  /// A value or a difference, in the curve's unit, or per second where it is one of velocities.
  public var value: Double

  /// Makes a point.
  public init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}
