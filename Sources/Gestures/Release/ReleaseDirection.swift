/// A direction in which something leaves.
public enum ReleaseDirection: Hashable, Sendable, CaseIterable {
  /// Towards smaller x.
  case left
  /// Towards larger x.
  case right
  /// Towards smaller y.
  case up
  /// Towards larger y.
  case down

  /// Makes the direction of an axis and a sign; 0 counts as positive.
  public init(_ axis: ReleaseAxis, signOf component: Double) {
    switch axis {
    case .horizontal: self = component < 0 ? .left : .right
    case .vertical: self = component < 0 ? .up : .down
    }
  }

  /// The axis of the direction.
  public var axis: ReleaseAxis { self == .left || self == .right ? .horizontal : .vertical }
}
