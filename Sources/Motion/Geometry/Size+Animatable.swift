extension Size: Animatable {
  /// A size has two components.
  @inlinable
  public static var componentCount: Int { 2 }

  /// Component 0 is `width`, component 1 is `height`.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { index == 0 ? width : height }
    set {
      if index == 0 { width = newValue } else { height = newValue }
    }
  }

  /// Returns the sum by component.
  @inlinable
  public static func + (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  /// Returns the difference by component.
  @inlinable
  public static func - (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }
}
