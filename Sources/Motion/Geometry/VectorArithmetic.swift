/// A value that can be added, and stretched by a number.
///
/// SwiftUI's protocol of this name, with its members.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a number.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with every component multiplied by a number.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}
