import Motion

/// The components of a property: up to four numbers, the unused ones 0.
struct ChannelValue: Animatable {
  /// The numbers.
  var components: SIMD4<Double>

  /// Makes a value of up to four numbers.
  init(_ a: Double = 0, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0) {
    components = SIMD4(a, b, c, d)
  }

  /// Makes a value of four numbers.
  init(components: SIMD4<Double>) {
    self.components = components
  }

  static let componentCount = 4

  static let zero = ChannelValue()

  subscript(component index: Int) -> Double {
    get { components[index] }
    set { components[index] = newValue }
  }

  static func + (lhs: ChannelValue, rhs: ChannelValue) -> ChannelValue {
    ChannelValue(components: lhs.components + rhs.components)
  }

  static func - (lhs: ChannelValue, rhs: ChannelValue) -> ChannelValue {
    ChannelValue(components: lhs.components - rhs.components)
  }

  /// Whether every number is finite and of a size that springs take.
  var isUsable: Bool {
    for index in 0..<Self.componentCount
    where !(components[index].magnitude <= Spring.largestMagnitude) {
      return false
    }
    return true
  }

  /// Whether every number is finite.
  var isFinite: Bool {
    for index in 0..<Self.componentCount where !components[index].isFinite { return false }
    return true
  }

  /// The nearest value of a size that springs take.
  var limited: ChannelValue {
    let limit = SIMD4<Double>(repeating: Spring.largestMagnitude)
    return ChannelValue(components: components.clamped(lowerBound: -limit, upperBound: limit))
  }
}
