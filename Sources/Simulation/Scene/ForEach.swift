/// One view for each item of a collection, of an item's list, or of a count.
public struct ForEach: Hashable, Sendable {
  /// What to go over: a collection, a list, or a number *n* for 1…*n*.
  public var source: ExpressionSource
  /// The name of the item in the view's expressions.
  public var alias: String
  /// The expression that tells items apart; it makes the view's identity.
  public var key: ExpressionSource?
  /// Only items for which this holds have a view.
  public var condition: ExpressionSource?
  /// What the views are ordered by, a number or a text, the smallest first; equal ones keep their order.
  public var order: ExpressionSource?

  /// Makes the loop over a source; the key is the item's `id`, or the number itself.
  public init(
    _ source: ExpressionSource, as alias: String = "item", key: ExpressionSource? = nil,
    where condition: ExpressionSource? = nil, orderBy order: ExpressionSource? = nil
  ) {
    self.source = source
    self.alias = alias
    self.key = key
    self.condition = condition
    self.order = order
  }
}
