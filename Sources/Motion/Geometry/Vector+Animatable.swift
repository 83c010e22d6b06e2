extension Vector: Animatable {
  /// A vector has two components.
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
  public static func + (lhs: Vector, rhs: Vector) -> Vector {
    Vector(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// Returns the difference by component.
  @inlinable
  public static func - (lhs: Vector, rhs: Vector) -> Vector {
    Vector(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}
