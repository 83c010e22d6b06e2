/// The limits of one extent of a view in a container, in points.
public struct LengthSource: Hashable, Sendable {
  /// The least extent.
  public var minimum: ExpressionSource?
  /// The extent where the container leaves it to the view.
  public var ideal: ExpressionSource?
  /// The largest extent; `"infinity"` takes all that is offered.
  public var maximum: ExpressionSource?

  /// Makes limits; one that is nil is that of the view's content.
  public init(
    minimum: ExpressionSource? = nil, ideal: ExpressionSource? = nil,
    maximum: ExpressionSource? = nil
  ) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// Whether there is no limit.
  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
}
