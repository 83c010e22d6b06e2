/// Where something stands from side to side.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// On the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// On the side where lines end.
  case trailing

  /// The share of the free space on the leading side.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
