/// One of the two directions of the plane.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From one side to the other.
  case horizontal
  /// From the top down.
  case vertical

  /// The other direction.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
