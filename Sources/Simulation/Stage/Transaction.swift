/// How a write animates what it changes.
struct Transaction: Sendable {
  /// What the write says of the finger behind it.
  enum Tracking: Hashable, Sendable {
    /// No finger.
    case none
    /// A sample of a gesture's sequence: a following spring inherits its velocity.
    case sample(sequence: Int)
    /// The gesture failed: its samples are dropped.
    case dropped
  }

  /// The animation, or none.
  var animation: Animation?
  /// Whether implicit animations do not apply either.
  var disablesAnimations = false
  /// What the write says of the finger.
  var tracking = Tracking.none
  /// The completions that wait for the runs of this write.
  var watches: [Int] = []

  /// Takes over an animation by value, whose value has changed, in place of its own.
  mutating func follow(_ implicit: ViewProgram.Implicit?) {
    guard let implicit, !disablesAnimations else { return }
    animation = implicit.animation
    // A finger's value that is animated has the velocity of its run, not of its samples.
    if animation != nil, case .sample = tracking { tracking = .none }
  }
}
