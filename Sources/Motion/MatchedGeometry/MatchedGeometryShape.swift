/// What the members of a matched group share: the place of an anchor, and a size.
public struct MatchedGeometryShape: Hashable, Sendable {
  /// The place of the anchor, in the coordinates of the viewport.
  public var anchorPoint: Point
  /// The width and height, in points.
  public var size: Size

  /// Makes a shape.
  public init(anchorPoint: Point, size: Size) {
    self.anchorPoint = anchorPoint
    self.size = size
  }
}

extension MatchedGeometryShape: Animatable {
  /// A shape has four components.
  public static var componentCount: Int { 4 }

  /// The shape of no size at the origin.
  public static let zero = MatchedGeometryShape(anchorPoint: .zero, size: .zero)

  /// The components are the anchor's x and y, the width and the height, in this order.
  public subscript(component index: Int) -> Double {
    get {
      index < 2 ? anchorPoint[component: index] : size[component: index - 2]
    }
    set {
      if index < 2 {
        anchorPoint[component: index] = newValue
      } else {
        size[component: index - 2] = newValue
      }
    }
  }

  /// Returns the sum by component.
  public static func + (
    lhs: MatchedGeometryShape, rhs: MatchedGeometryShape
  ) -> MatchedGeometryShape {
    MatchedGeometryShape(
      anchorPoint: lhs.anchorPoint + rhs.anchorPoint, size: lhs.size + rhs.size)
  }

  /// Returns the difference by component.
  public static func - (
    lhs: MatchedGeometryShape, rhs: MatchedGeometryShape
  ) -> MatchedGeometryShape {
    let anchorPoint: Point = lhs.anchorPoint - rhs.anchorPoint
    return MatchedGeometryShape(anchorPoint: anchorPoint, size: lhs.size - rhs.size)
  }
}
