extension Rect: Animatable {
  /// A rectangle has four components.
  @inlinable
  public static var componentCount: Int { 4 }

  /// The components are the left, the top, the width and the height, in this order.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: origin.x
      case 1: origin.y
      case 2: size.width
      default: size.height
      }
    }
    set {
      switch index {
      case 0: origin.x = newValue
      case 1: origin.y = newValue
      case 2: size.width = newValue
      default: size.height = newValue
      }
    }
  }

  /// Returns the sum by component.
  @inlinable
  public static func + (lhs: Rect, rhs: Rect) -> Rect {
    Rect(origin: lhs.origin + rhs.origin, size: lhs.size + rhs.size)
  }

  /// Returns the difference by component.
  @inlinable
  public static func - (lhs: Rect, rhs: Rect) -> Rect {
    Rect(origin: lhs.origin - rhs.origin, size: lhs.size - rhs.size)
  }
}
