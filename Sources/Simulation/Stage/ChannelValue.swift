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

  /// Whether every number is finite, and small enough that what is computed of it is finite too.
  var isInRange: Bool {
    components.x.magnitude <= Self.limit && components.y.magnitude <= Self.limit
      && components.z.magnitude <= Self.limit && components.w.magnitude <= Self.limit
  }

  /// Squares, and the velocities of a change within a nanosecond, stay far from overflow.
  private static let limit = 1e100
}
