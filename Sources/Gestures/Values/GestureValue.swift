public import Motion

/// What a gesture reports, by kind.
public indirect enum GestureValue: Hashable, Sendable {
  /// The value of a tap.
  case tap(TapValue)
  /// The value of a long press or a button.
  case press(PressValue)
  /// The value of a drag or a scroll.
  case drag(DragValue)
  /// The value of a magnify gesture.
  case magnify(MagnifyValue)
  /// The value of a rotate gesture.
  case rotate(RotateValue)
  /// The values of the two parts of a combination, nil for a part that has none.
  ///
  /// In a sequence there is a second part from the end of the first on; of two exclusive gestures
  /// there is only the one that counts.
  case combined(first: GestureValue?, second: GestureValue?)

  /// The time stamp of the newest event in the value.
  public var time: Instant {
    switch self {
    case .tap(let tap): return tap.time
    case .press(let press): return press.time
    case .drag(let drag): return drag.time
    case .magnify(let magnify): return magnify.time
    case .rotate(let rotate): return rotate.time
    case .combined(let first, let second):
      let times = (first?.time ?? .zero, second?.time ?? .zero)
      return times.0 < times.1 ? times.1 : times.0
    }
  }
}
