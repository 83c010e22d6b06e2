/// A finger that stays down in its place; the parameters default to SwiftUI's.
public struct LongPressGesture: Hashable, Sendable {
  /// When a long press is over.
  public enum Ending: Hashable, Sendable, CaseIterable {
    /// At its minimum duration, the finger still down, as in SwiftUI.
    case recognition
    /// When the finger lifts, as in UIKit: from its minimum duration until then it is active.
    case lift
  }

  /// The time after which it is recognised, in seconds; the time itself suffices.
  public let minimumDuration: Double
  /// The distance from the touch at which it has failed, in points of the viewport.
  ///
  /// It applies until the gesture is recognised.
  public let maximumDistance: Double
  /// When it is over.
  public let ending: Ending

  /// Makes a long press.
  ///
  /// - Precondition: The limits are not negative and not NaN. The distance may be infinite.
  public init(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, ending: Ending = .recognition
  ) {
    precondition(
      minimumDuration >= 0 && maximumDistance >= 0,
      "the limits of a long press must not be negative or NaN")
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.ending = ending
  }
}
