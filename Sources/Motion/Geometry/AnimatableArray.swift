/// A number of numbers that animate as one, up to as many as a vector of the processor's has lanes.
///
/// The storage is the vector itself, so nothing is allocated: `AnimatableArray<SIMD8<Double>>` has
/// up to eight elements. Those that are not given are 0 and at rest.
public struct AnimatableArray<Storage: SIMD & Sendable>: Animatable
where Storage.Scalar == Double {
  /// The elements, and zeros after them.
  public var storage: Storage

  /// Makes the array of a vector.
  @inlinable
  public init(_ storage: Storage) {
    self.storage = storage
  }

  /// Makes the array of elements.
  ///
  /// - Precondition: There are no more than the vector has lanes.
  public init(_ elements: [Double]) {
    precondition(
      elements.count <= Storage.scalarCount, "an animatable array has too many elements")
    storage = Storage()
    for index in elements.indices { storage[index] = elements[index] }
  }

  /// The element at an index.
  @inlinable
  public subscript(index: Int) -> Double {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  /// As many components as the vector has lanes.
  @inlinable
  public static var componentCount: Int { Storage.scalarCount }

  /// The array of zeros.
  @inlinable
  public static var zero: AnimatableArray { AnimatableArray(Storage()) }

  /// The elements.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  /// Returns the sum by element.
  @inlinable
  public static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var sum = lhs
    for index in 0..<Storage.scalarCount { sum.storage[index] += rhs.storage[index] }
    return sum
  }

  /// Returns the difference by element.
  @inlinable
  public static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var difference = lhs
    for index in 0..<Storage.scalarCount { difference.storage[index] -= rhs.storage[index] }
    return difference
  }
}
