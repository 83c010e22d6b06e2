public import Motion

/// Settling at an end of the segment between two detents to which the motion leads.
///
/// ```
/// end       = position + seconds · v
/// segment   the two detents around the end, or around the position
/// progress  = |end − near| / |far − near|         near: the end of the segment the motion comes from
/// target    = far where progress > redirection, else near
/// ```
/// The motion leads forward where v > 0, and where v = 0 and the position is beyond the start. A
/// place at a detent counts to the segment ahead of it. Without ``reachesPastNeighbours`` the
/// segment is that around the position, prolonged outside of the outermost detents, and the end is
/// held back at one detent beyond it.
public struct ReleaseSegment: Hashable, Sendable {
  /// The time over which the velocity is extended, in seconds.
  public let seconds: Double
  /// The share of the segment, from 0 to 1, that must be passed: strict.
  public let redirection: Double
  /// Whether the motion may lead to a segment that it is not in yet.
  public let reachesPastNeighbours: Bool

  /// Makes a chooser.
  ///
  /// - Parameters:
  ///   - rate: How fast the motion would slow down; its end is that of Apple's formula.
  ///   - redirection: The share of the segment that must be passed, held to 0…1.
  ///   - reachesPastNeighbours: Whether detents may be skipped.
  /// - Precondition: `redirection` is a number.
  public init(
    rate: DecelerationRate = .normal, redirection: Double = 0.5,
    reachesPastNeighbours: Bool = false
  ) {
    precondition(!redirection.isNaN, "the redirection must be a number, got \(redirection)")
    seconds = rate.discreteProjection(of: 1.0)
    self.redirection = min(max(redirection, 0), 1)
    self.reachesPastNeighbours = reachesPastNeighbours
  }

  /// Returns the index of the detent.
  func detent(of release: Release, on axis: ReleaseAxis) -> Int {
    let last = DetentPlace.last.index(in: release)
    guard last > 0 else { return release.start }
    let detents = release.detents
    let velocity = axis.component(of: release.velocity)
    let origin = detents[release.start]
    let isForward = velocity > 0 || (velocity == 0 && release.position > origin)
    var end = release.position + seconds * velocity
    let ends: (near: Int, far: Int)
    if reachesPastNeighbours {
      ends = segment(around: end, detents, isForward)
    } else {
      let here = segment(around: release.position, detents, isForward)
      if here.near != here.far {
        ends = here
      } else {
        ends = (here.near, isForward ? min(here.near + 1, last) : max(here.near - 1, 0))
      }
      let beyond = isForward ? min(ends.far + 1, last) : max(ends.far - 1, 0)
      let (lower, upper) = isForward ? (ends.near, beyond) : (beyond, ends.near)
      end = max(min(end, detents[upper]), detents[lower])
    }
    let way = (detents[ends.far] - detents[ends.near]).magnitude
    let done = (end - detents[ends.near]).magnitude
    return way > 0 && done / way > redirection ? ends.far : ends.near
  }

  /// Returns the detents around a place; outside of all, the outermost twice.
  private func segment(
    around place: Double, _ detents: [Double], _ isForward: Bool
  ) -> (near: Int, far: Int) {
    let last = detents.count - 1
    let upper = detents.firstIndex { isForward ? place < $0 : place <= $0 }
    let higher = upper ?? last
    let lower = upper.map { max($0 - 1, 0) } ?? last
    return isForward ? (lower, higher) : (higher, lower)
  }
}
