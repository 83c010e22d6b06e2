/// Two animatable values that animate as one.
///
/// Pairs of pairs make longer ones.
public struct AnimatablePair<First: Animatable, Second: Animatable>: Animatable {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The components of both.
  @inlinable
  public static var componentCount: Int { First.componentCount + Second.componentCount }

  /// The pair of two zeros.
  @inlinable
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The components of the first value, then those of the second.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      index < First.componentCount
        ? first[component: index] : second[component: index - First.componentCount]
    }
    set {
      if index < First.componentCount {
        first[component: index] = newValue
      } else {
        second[component: index - First.componentCount] = newValue
      }
    }
  }

  /// Returns the sum of both.
  @inlinable
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the difference of both.
  @inlinable
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}
