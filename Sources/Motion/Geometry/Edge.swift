/// A side of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The side of the smallest y.
  case top
  /// The left side; text runs from left to right.
  case leading
  /// The side of the largest y.
  case bottom
  /// The right side.
  case trailing

  /// The side across.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
