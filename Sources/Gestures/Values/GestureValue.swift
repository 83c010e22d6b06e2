/// What a gesture reports, by kind.
public enum GestureValue: Hashable, Sendable {
  /// The value of a tap.
  case tap(TapValue)
  /// The value of a drag.
  case drag(DragValue)
}
