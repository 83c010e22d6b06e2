package import Gestures

/// All walks of so many steps from the touch of a finger, for one path of gestures.
///
/// Walks with a common start share it.
package struct Exploration: Sendable {
  /// How many walks there were, each with its end.
  package private(set) var walks = 0
  /// The first rule that was broken, with the steps that led there.
  package private(set) var complaint: String?
  private var trail: [WalkStep] = [.down]

  /// Explores a path of gestures.
  package init(_ offered: [GestureAttachment], steps: Int) {
    var walk = ArbiterWalk(offered)
    walk.take(.down)
    explore(walk, steps: steps)
  }

  private mutating func explore(_ walk: ArbiterWalk, steps: Int) {
    guard complaint == nil else { return }
    guard steps > 0 else {
      var walk = walk
      walk.finish()
      walks += 1
      if let found = walk.complaint { complaint = "\(found) after \(trail)" }
      return
    }
    for step in WalkStep.allCases {
      var next = walk
      next.take(step)
      trail.append(step)
      explore(next, steps: steps - 1)
      trail.removeLast()
    }
  }
}
