/// Two expressions for the two axes, or one expression for both.
public enum VectorSource: Hashable, Sendable {
  /// An expression for x and one for y.
  case components(ExpressionSource, ExpressionSource)
  /// An expression whose value is a vector, or a number for both axes.
  case whole(ExpressionSource)
}
