internal import Motion

/// A number that a condition compares.
public enum ReleaseQuantity: Hashable, Sendable {
  /// A component, positive to the right or downward.
  case component(ReleaseReading, ReleaseComponent)
  /// The magnitude of a component.
  case magnitude(ReleaseReading, ReleaseComponent)
  /// The length of the vector.
  case length(ReleaseReading)
  /// A component, positive where it points the way that the translation went, negative against it.
  ///
  /// 0 where the translation has no such component.
  case outward(ReleaseReading, ReleaseComponent)
  /// By how much the rule's axis dominates: `|main| − ratio · |cross|`.
  case lead(ReleaseReading, over: Double)
  /// How much of the way between two detents is done: 0 at the first, 1 at the second.
  ///
  /// Beyond them it is below 0 or above 1. Between a detent and itself it is 0.
  case progress(ReleaseReading, from: DetentPlace, to: DetentPlace)
  /// The distance from a detent, in points.
  case distance(from: DetentPlace)

  /// Returns the number for a release and a rule's axis.
  func value(of release: Release, on axis: ReleaseAxis) -> Double {
    switch self {
    case .component(let reading, let component):
      return Self.component(reading, component, release, axis)
    case .magnitude(let reading, let component):
      return Self.component(reading, component, release, axis).magnitude
    case .length(let reading): return reading.vector(of: release).length
    case .outward(let reading, let component):
      let way = Self.component(.translation, component, release, axis)
      guard way != 0 else { return 0 }
      let value = Self.component(reading, component, release, axis)
      return way < 0 ? -value : value
    case .lead(let reading, over: let ratio):
      let vector = reading.vector(of: release)
      return axis.component(of: vector).magnitude
        - ratio * axis.other.component(of: vector).magnitude
    case .progress(let reading, from: let first, to: let second):
      let start = first.position(in: release)
      let way = second.position(in: release) - start
      return way == 0 ? 0 : (reading.place(of: release, on: axis) - start) / way
    case .distance(from: let place):
      return (release.position - place.position(in: release)).magnitude
    }
  }

  private static func component(
    _ reading: ReleaseReading, _ component: ReleaseComponent, _ release: Release,
    _ axis: ReleaseAxis
  ) -> Double {
    component.axis(in: axis, of: release).component(of: reading.vector(of: release))
  }
}
