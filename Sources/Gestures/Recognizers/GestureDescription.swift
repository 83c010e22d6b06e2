/// What an attached gesture recognises, with its parameters.
public enum GestureDescription: Hashable, Sendable {
  /// One or more taps.
  case tap(TapGesture)
  /// A drag of one finger.
  case drag(DragGesture)

  /// The number of taps that a gesture asks for, or nil where it does not count taps.
  ///
  /// Of two gestures that both count, the one with the smaller number waits for the other.
  public var requiredTapCount: Int? {
    switch self {
    case .tap(let tap): tap.count
    case .drag: nil
    }
  }
}
