/// Which component of a vector is looked at.
public enum ReleaseComponent: Hashable, Sendable {
  /// The one along the rule's axis.
  case main
  /// The one at right angles to it.
  case cross
  /// The horizontal one.
  case horizontal
  /// The vertical one.
  case vertical
  /// The one along which the translation is larger; of equal ones the horizontal.
  case dominant

  /// Returns the axis of the component.
  ///
  /// - Parameters:
  ///   - axis: The axis of the rule.
  ///   - release: The release, whose translation says what is dominant.
  /// - Returns: The axis.
  func axis(in axis: ReleaseAxis, of release: Release) -> ReleaseAxis {
    switch self {
    case .main: axis
    case .cross: axis.other
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .dominant: release.dominantAxis
    }
  }
}
