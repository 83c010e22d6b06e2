/// A side of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The side of the smallest y.
  case top
  /// The side where lines begin: the left one, unless the ``LayoutDirection`` says otherwise.
  case leading
  /// The side of the largest y.
  case bottom
  /// The side where lines end.
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
