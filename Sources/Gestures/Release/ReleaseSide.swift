/// A side along the rule's axis.
public enum ReleaseSide: Hashable, Sendable {
  /// Towards larger positions: right or down.
  case positive
  /// Towards smaller positions: left or up.
  case negative
  /// The side to which the main component of a vector points; neither where it is 0.
  case sign(of: ReleaseReading)

  /// Returns a number of the side's sign.
  func sign(in release: Release, on axis: ReleaseAxis) -> Double {
    switch self {
    case .positive: 1
    case .negative: -1
    case .sign(of: let reading): axis.component(of: reading.vector(of: release))
    }
  }
}
