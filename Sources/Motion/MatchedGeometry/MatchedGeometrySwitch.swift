/// The shape that a matched group shares while its source changes.
///
/// A switch animates one shape that every member follows, which looks like one view moving. The
/// shape is the model of the source at all times, with what remains of the way on top, so that a
/// source that moves meanwhile takes the switch with it.
public struct MatchedGeometrySwitch: Hashable, Sendable {
  private var shape: AnimatedValue<MatchedGeometryShape>

  /// Makes the shape of a group that follows a source.
  public init(_ source: MatchedGeometryShape) {
    shape = AnimatedValue(source, rest: .points)
  }

  /// Follows the same source to where it is now.
  public mutating func follow(_ source: MatchedGeometryShape) {
    shape.set(source)
  }

  /// Follows another source: at once without an animation, else by the way from the shape shown.
  ///
  /// A switch under way goes on from its shape and its velocity, as any animated value does.
  @discardableResult
  public mutating func change(
    to source: MatchedGeometryShape, _ animation: Animation?, at instant: Instant
  ) -> RunTimes {
    guard let animation else {
      shape.set(source)
      shape.interrupt()
      return RunTimes(started: false, logical: instant, removed: instant)
    }
    return shape.animate(to: source, animation, at: instant)
  }

  /// Returns the shape that all members follow at a time; nil once the switch is over.
  ///
  /// After it the source has its own geometry again, and the others follow that.
  public func shape(at instant: Instant) -> MatchedGeometryShape? {
    guard let rest = shape.restInstant, rest > instant else { return nil }
    return shape.value(at: instant)
  }

  /// When the switch is over; nil where there is none.
  public var restInstant: Instant? { shape.restInstant }
}
