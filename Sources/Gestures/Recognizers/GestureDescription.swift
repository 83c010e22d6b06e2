/// What an attached gesture recognises, with its parameters.
public indirect enum GestureDescription: Hashable, Sendable {
  /// One or more taps.
  case tap(TapGesture)
  /// A finger that stays down.
  case longPress(LongPressGesture)
  /// A button under the finger.
  case press(PressGesture)
  /// A drag.
  case drag(DragGesture)
  /// Two fingers that move apart or together.
  case magnify(MagnifyGesture)
  /// Two fingers that turn.
  case rotate(RotateGesture)
  /// The pan of a scroll container.
  case scroll(ScrollGesture)
  /// One gesture, and then another one.
  case sequenced(GestureDescription, before: GestureDescription)
  /// Two gestures beside each other.
  case simultaneously(GestureDescription, with: GestureDescription)
  /// One gesture, or else another one.
  case exclusively(GestureDescription, before: GestureDescription)

  /// The number of taps that a gesture asks for, or nil where it does not count taps.
  ///
  /// Of two gestures that both count, the one with the smaller number waits for the other. A
  /// combination does not count.
  public var requiredTapCount: Int? {
    guard case .tap(let tap) = self else { return nil }
    return tap.count
  }

  /// Whether this is the pan of a scroll container.
  var isScroll: Bool {
    guard case .scroll = self else { return false }
    return true
  }

  /// What the gesture does while one that comes before it is undecided.
  ///
  /// A combination waits if one of its parts does.
  var dependency: GestureDependency {
    switch self {
    case .tap, .press: return .failIfActive
    case .longPress, .drag: return .pausedUntilFailed
    case .magnify, .rotate, .scroll: return .none
    case .sequenced(let first, before: let second), .simultaneously(let first, with: let second),
      .exclusively(let first, before: let second):
      let parts = (first.dependency, second.dependency)
      if parts.0 == .none { return parts.1 }
      return parts.0 == .failIfActive && parts.1 != .none ? parts.1 : parts.0
    }
  }
}
