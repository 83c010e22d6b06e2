/// The directions in which a drag is recognised.
public enum DragAxes: Hashable, Sendable, CaseIterable {
  /// Any.
  case both
  /// To the left and to the right.
  case horizontal
  /// Up and down.
  case vertical

  /// The word for the axes in a scene.
  public var name: String {
    switch self {
    case .both: "both"
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
