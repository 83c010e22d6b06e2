/// A value that animates component by component.
///
/// An animated value keeps one run, but each component comes to rest by itself; so it has to be
/// read and written by component. A conforming type has a fixed, small number of them.
public protocol Animatable: VectorArithmetic, Hashable, Sendable {
  /// The number of components, at least 1 and the same for all values of the type.
  static var componentCount: Int { get }

  /// The component of an index in `0..<componentCount`.
  subscript(component index: Int) -> Double { get set }
}

extension Animatable {
  /// Multiplies every component by a number.
  @inlinable
  public mutating func scale(by factor: Double) {
    for index in 0..<Self.componentCount { self[component: index] *= factor }
  }

  /// The sum of the squares of the components.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for index in 0..<Self.componentCount {
      let component = self[component: index]
      sum += component * component
    }
    return sum
  }
}

extension Double: Animatable {
  /// A number is its own single component.
  @inlinable
  public static var componentCount: Int { 1 }

  /// The number itself.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { self }
    set { self = newValue }
  }
}
