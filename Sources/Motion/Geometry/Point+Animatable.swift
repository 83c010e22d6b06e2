extension Point: Animatable {
  /// A point has two components.
  @inlinable
  public static var componentCount: Int { 2 }

  /// Component 0 is `x`, component 1 is `y`.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { index == 0 ? x : y }
    set {
      if index == 0 { x = newValue } else { y = newValue }
    }
  }

  /// Returns the sum by component.
  @inlinable
  public static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// Returns the difference by component.
  ///
  /// The difference of two places is a ``Vector`` unless the context asks for a point, which only
  /// generic code over animatable values does; hence the attribute.
  @_disfavoredOverload
  @inlinable
  public static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}
