/// One or more taps with one finger; the parameters default to SwiftUI's.
///
/// It knows where it happened, so it is SwiftUI's `SpatialTapGesture` as well.
public struct TapGesture: Hashable, Sendable {
  /// How many taps make the gesture, at least 1.
  public let count: Int
  /// The time for which one tap may be pressed, in seconds; at this time it has failed.
  public let maximumDuration: Double
  /// The distance from the touch of one tap at which it has failed, in points of the viewport.
  public let maximumDistance: Double
  /// The longest time from the lift of one tap to the touch of the next, in seconds, included.
  public let maximumInterval: Double
  /// The space of the location in the tap's value.
  public let coordinateSpace: CoordinateSpace

  /// Makes a tap gesture.
  ///
  /// - Precondition: `count` is at least 1; the limits are not negative and not NaN. A limit may be
  ///   infinite.
  public init(
    count: Int = 1, maximumDuration: Double = 0.75, maximumDistance: Double = 45,
    maximumInterval: Double = 0.35, coordinateSpace: CoordinateSpace = .local
  ) {
    precondition(count >= 1, "a tap gesture counts at least 1 tap, got \(count)")
    precondition(
      maximumDuration >= 0 && maximumDistance >= 0 && maximumInterval >= 0,
      "the limits of a tap gesture must not be negative or NaN")
    self.count = count
    self.maximumDuration = maximumDuration
    self.maximumDistance = maximumDistance
    self.maximumInterval = maximumInterval
    self.coordinateSpace = coordinateSpace
  }
}
