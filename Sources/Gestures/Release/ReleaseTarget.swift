/// Where something goes that was let go.
public enum ReleaseTarget: Hashable, Sendable {
  /// Back to where it came from.
  case start
  /// Off, in a direction: thrown, dismissed, closed.
  case thrown(ReleaseDirection)
  /// To the detent of this index, in the order of ``Release/detents``.
  case detent(Int)

  /// The direction in which it leaves, or nil where it stays.
  public var direction: ReleaseDirection? {
    if case .thrown(let direction) = self { return direction }
    return nil
  }

  /// The index of the detent, or nil where the rule knows none.
  public var detent: Int? {
    if case .detent(let index) = self { return index }
    return nil
  }
}
