/// How a quantity is compared with a limit; whether equality suffices is part of every rule.
public enum ReleaseComparison: Hashable, Sendable, CaseIterable {
  /// More than the limit: strict.
  case above
  /// The limit or more: inclusive.
  case atLeast
  /// Less than the limit: strict.
  case below
  /// The limit or less: inclusive.
  case atMost

  /// Whether equality suffices.
  public var isInclusive: Bool { self == .atLeast || self == .atMost }

  /// Returns whether a value stands so to a limit.
  public func holds(_ value: Double, _ limit: Double) -> Bool {
    switch self {
    case .above: value > limit
    case .atLeast: value >= limit
    case .below: value < limit
    case .atMost: value <= limit
    }
  }
}
