/// How a stack lines up the views inside it.
public struct StackDeclaration: Hashable, Sendable {
  /// The direction of a stack.
  public enum AxisSource: Hashable, Sendable {
    /// Always the same.
    case fixed(Axis)
    /// An expression whose value is `"horizontal"` or `"vertical"`; views keep their identity.
    case expression(ExpressionSource)
  }

  /// The direction.
  public var axis: AxisSource
  /// The room between neighbours, in points; 8 where it is nil.
  public var spacing: ExpressionSource?
  /// Where views stand across the line; what it says along the line has no effect.
  public var alignment: Alignment
  /// Whether views are offered no length along the line, so that each is placed by itself.
  ///
  /// Those that a scroll container around the stack does not show are placed and not evaluated.
  public var isLazy: Bool

  /// Makes a stack.
  public init(
    axis: AxisSource, spacing: ExpressionSource? = nil, alignment: Alignment = .center,
    isLazy: Bool = false
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.isLazy = isLazy
  }
}
