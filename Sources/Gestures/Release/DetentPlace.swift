/// One of the detents of a release, by its role.
public enum DetentPlace: Hashable, Sendable {
  /// The one of the smallest position.
  case first
  /// The one of the largest position.
  case last
  /// The one of an index, counted from the smallest position.
  case index(Int)
  /// The one that was left.
  case start
  /// The next one away from the start, at the position or beyond it; the start where it is there.
  case neighbour

  /// Returns the index of the detent.
  ///
  /// - Precondition: The release has detents, and one of that index.
  func index(in release: Release) -> Int {
    let count = release.detents.count
    precondition(count > 0, "this rule settles, so the release needs detents")
    switch self {
    case .first: return 0
    case .last: return count - 1
    case .index(let index):
      precondition(index >= 0 && index < count, "there is no detent \(index) of \(count)")
      return index
    case .start: return release.start
    case .neighbour:
      let origin = release.detents[release.start]
      if release.position == origin { return release.start }
      let sign: Double = release.position > origin ? 1 : -1
      return release.next(toward: sign, includesPosition: true)
    }
  }

  /// Returns the position of the detent, in points.
  func position(in release: Release) -> Double { release.detents[index(in: release)] }
}
