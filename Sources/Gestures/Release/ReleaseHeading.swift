/// How the direction of something thrown is found.
public enum ReleaseHeading: Hashable, Sendable {
  /// Always this one.
  case fixed(ReleaseDirection)
  /// Along a component, to the side to which a vector points; to the right or down where it is 0.
  case along(ReleaseComponent, by: ReleaseReading)

  /// Returns the direction.
  func direction(of release: Release, on axis: ReleaseAxis) -> ReleaseDirection {
    switch self {
    case .fixed(let direction): return direction
    case .along(let component, by: let reading):
      let along = component.axis(in: axis, of: release)
      return ReleaseDirection(along, signOf: along.component(of: reading.vector(of: release)))
    }
  }
}
