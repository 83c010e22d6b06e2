public import Gestures

/// What places the views inside a view.
public enum ContainerDeclaration: Hashable, Sendable {
  /// In a line.
  case stack(StackDeclaration)
  /// On top of each other, each at the same place of the largest.
  case zstack(alignment: Alignment)
  /// The first one whose ideal size fits along some axes; the last one where none does.
  case viewThatFits(axes: DragAxes)
  /// In a line of any length, of which a part is seen.
  case scroll(ScrollDeclaration)

  /// From the top down.
  public static func vstack(
    spacing: ExpressionSource? = nil, alignment: HorizontalAlignment = .center,
    isLazy: Bool = false
  ) -> ContainerDeclaration {
    .stack(
      StackDeclaration(
        axis: .fixed(.vertical), spacing: spacing, alignment: Alignment(alignment, .center),
        isLazy: isLazy))
  }

  /// From the leading to the trailing side.
  public static func hstack(
    spacing: ExpressionSource? = nil, alignment: VerticalAlignment = .center, isLazy: Bool = false
  ) -> ContainerDeclaration {
    .stack(
      StackDeclaration(
        axis: .fixed(.horizontal), spacing: spacing, alignment: Alignment(.center, alignment),
        isLazy: isLazy))
  }
}
