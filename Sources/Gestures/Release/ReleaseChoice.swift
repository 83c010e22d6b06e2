/// What a rule does: how it finds the target.
public enum ReleaseChoice: Hashable, Sendable {
  /// It goes back to where it came from.
  case stay
  /// It is thrown.
  case leave(ReleaseHeading)
  /// It settles at a certain detent.
  case settle(DetentPlace)
  /// It settles at the detent nearest to where it is, or would come to be.
  case nearest(ReleaseReading, ties: ReleaseTies)
  /// It settles at the next detent from its position; at the nearest one where the side is neither.
  ///
  /// Where there is none on that side, it is the outermost. With `includesPosition` a detent at the
  /// position itself is the next.
  case next(ReleaseSide, includesPosition: Bool)
  /// It settles one detent from the one it left, or there where the side is neither.
  case step(ReleaseSide)
  /// It settles at the outermost detent of a side, or where it started where the side is neither.
  case end(ReleaseSide)
  /// It settles at an end of the segment between detents that its motion leads to.
  case segment(ReleaseSegment)

  /// Returns the target for a release and a rule's axis.
  func target(of release: Release, on axis: ReleaseAxis) -> ReleaseTarget {
    switch self {
    case .stay: return .start
    case .leave(let heading): return .thrown(heading.direction(of: release, on: axis))
    case .settle(let place): return .detent(place.index(in: release))
    case .nearest(let reading, let ties):
      return .detent(release.nearest(to: reading.place(of: release, on: axis), ties: ties))
    case .next(let side, let includesPosition):
      let sign = side.sign(in: release, on: axis)
      guard sign != 0 else {
        return .detent(release.nearest(to: release.position, ties: .earlier))
      }
      return .detent(release.next(toward: sign, includesPosition: includesPosition))
    case .step(let side):
      return .detent(release.step(toward: side.sign(in: release, on: axis)))
    case .end(let side):
      let sign = side.sign(in: release, on: axis)
      let place: DetentPlace = sign == 0 ? .start : (sign > 0 ? .last : .first)
      return .detent(place.index(in: release))
    case .segment(let segment): return .detent(segment.detent(of: release, on: axis))
    }
  }

  /// Whether the choice needs detents.
  var settles: Bool {
    switch self {
    case .stay, .leave: false
    case .settle, .nearest, .next, .step, .end, .segment: true
    }
  }
}
