public import Motion

/// One of the two axes of the plane.
public enum ReleaseAxis: Hashable, Sendable, CaseIterable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical

  /// The axis at right angles.
  public var other: ReleaseAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns the component of a vector along the axis, growing to the right or downward.
  public func component(of vector: Vector) -> Double {
    self == .horizontal ? vector.x : vector.y
  }

  /// Returns the extent of a size along the axis.
  public func extent(of size: Size) -> Double {
    self == .horizontal ? size.width : size.height
  }

  /// Returns the vector of a length along the axis.
  public func vector(_ length: Double) -> Vector {
    self == .horizontal ? Vector(x: length, y: 0) : Vector(x: 0, y: length)
  }
}
