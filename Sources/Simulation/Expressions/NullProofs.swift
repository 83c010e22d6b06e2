/// What the truth and what the falsehood of a condition prove not to be null.
///
/// Expressions have no effects and their functions are pure, so a value that was not null in the
/// condition is not null in the branch that the condition chose.
struct NullProofs {
  /// What is not null where the condition is true.
  private(set) var whenTrue: [Expression] = []
  /// What is not null where the condition is false.
  private(set) var whenFalse: [Expression] = []

  /// The proofs of a condition that is false where this one is true.
  var negated: NullProofs {
    NullProofs(whenTrue: whenFalse, whenFalse: whenTrue)
  }

  /// The proofs of a condition that is true where both are.
  func and(_ other: NullProofs) -> NullProofs {
    NullProofs(
      whenTrue: whenTrue + other.whenTrue,
      whenFalse: whenFalse.filter { other.whenFalse.contains($0) })
  }

  /// The proofs of a condition that is true where one of the two is.
  func or(_ other: NullProofs) -> NullProofs {
    negated.and(other.negated).negated
  }

  /// The proofs of an equality.
  ///
  /// What equals a value that is never null is not null, and neither is what differs from null.
  static func equality(
    _ left: ExpressionChecker.Typed, _ right: ExpressionChecker.Typed
  ) -> NullProofs {
    var proofs = NullProofs()
    for (side, other) in [(left, right), (right, left)] where !side.type.isRequired {
      if other.type.isRequired { proofs.whenTrue += side.expression.withWhatItIsPartOf }
      if other.type == .null { proofs.whenFalse += side.expression.withWhatItIsPartOf }
    }
    return proofs
  }
}

extension Expression {
  /// The expression and what it is a part of: a part that is not null is a part of something.
  fileprivate var withWhatItIsPartOf: [Expression] {
    switch self {
    case .field(let inner, _), .horizontal(let inner), .vertical(let inner):
      [self] + inner.withWhatItIsPartOf
    default: [self]
    }
  }
}
