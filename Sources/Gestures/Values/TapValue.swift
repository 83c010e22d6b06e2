public import Motion

/// What a tap reports when it ends.
public struct TapValue: Hashable, Sendable {
  /// Where the last tap was lifted, in the gesture's local space, in points.
  public var location: Point
  /// When the last tap was lifted.
  public var time: Instant
  /// How many taps there were.
  public var count: Int

  /// Makes the value of a tap.
  public init(location: Point, time: Instant, count: Int) {
    self.location = location
    self.time = time
    self.count = count
  }
}
