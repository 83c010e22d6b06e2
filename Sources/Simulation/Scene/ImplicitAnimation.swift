public import Motion

/// An animation for every change of a view that comes in an update that changes a value.
public struct ImplicitAnimation: Hashable, Sendable {
  /// The animation; with nil what changes moves at once.
  public var animation: Animation?
  /// The value that must have changed.
  public var value: ExpressionSource

  /// Makes an implicit animation.
  public init(_ animation: Animation?, value: ExpressionSource) {
    self.animation = animation
    self.value = value
  }
}
