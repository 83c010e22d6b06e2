internal import Motion

/// A length that shares refer to.
public enum ReleaseExtent: Hashable, Sendable {
  /// The width of ``Release/size``.
  case width
  /// The height of ``Release/size``.
  case height
  /// The extent of ``Release/size`` along the rule's axis.
  case main
  /// The shorter side of ``Release/size``.
  case shorterSide
  /// The distance from the position to the last detent.
  case remaining

  /// Returns the length, in points.
  func length(of release: Release, on axis: ReleaseAxis) -> Double {
    switch self {
    case .width: release.size.width
    case .height: release.size.height
    case .main: axis.extent(of: release.size)
    case .shorterSide: min(release.size.width, release.size.height)
    case .remaining:
      (DetentPlace.last.position(in: release) - release.position).magnitude
    }
  }
}
