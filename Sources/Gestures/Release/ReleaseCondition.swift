/// Something that is true or false of a release.
public enum ReleaseCondition: Hashable, Sendable {
  /// A quantity stands in a relation to a limit.
  case compares(ReleaseQuantity, ReleaseComparison, ReleaseLimit)
  /// Two quantities reach their limits together: `(a/A)² + (b/B)² ≥ 1`.
  ///
  /// Half of one and nearly all of the other suffice, where two separate limits would refuse both.
  case joint(ReleaseQuantity, ReleaseLimit, ReleaseQuantity, ReleaseLimit)
  /// All of the conditions hold; true for none.
  case all([ReleaseCondition])
  /// One of the conditions holds at least; false for none.
  case any([ReleaseCondition])

  /// Returns whether the condition holds for a release and a rule's axis.
  func holds(for release: Release, on axis: ReleaseAxis) -> Bool {
    switch self {
    case .compares(let quantity, let comparison, let limit):
      comparison.holds(
        quantity.value(of: release, on: axis), limit.value(of: release, on: axis))
    case .joint(let first, let firstLimit, let second, let secondLimit):
      Self.squaredShare(first, firstLimit, release, axis)
        + Self.squaredShare(second, secondLimit, release, axis) >= 1
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: release, on: axis) }
    case .any(let conditions): conditions.contains { $0.holds(for: release, on: axis) }
    }
  }

  private static func squaredShare(
    _ quantity: ReleaseQuantity, _ limit: ReleaseLimit, _ release: Release, _ axis: ReleaseAxis
  ) -> Double {
    let share = quantity.value(of: release, on: axis) / limit.value(of: release, on: axis)
    return share * share
  }
}
