/// Where the translation of a drag is counted from.
public enum DragAnchor: Hashable, Sendable, CaseIterable {
  /// From the touch, as SwiftUI does: the first change already has the minimum distance.
  case touchDown
  /// From the point where the minimum distance was used up: the drag starts without a jump.
  case recognition
}
