/// A displacement or a velocity in the plane, in points or points per second.
public struct Vector: Hashable, Sendable {
  /// The horizontal component, growing to the right.
  public var x: Double
  /// The vertical component, growing downward.
  public var y: Double

  /// Makes the vector of two components.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector of no length.
  public static let zero = Vector(x: 0, y: 0)

  /// The length of the vector, `√(x² + y²)`.
  public var length: Double { (x * x + y * y).squareRoot() }
}
