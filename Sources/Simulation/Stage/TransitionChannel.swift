/// A part of a view's transition on its way between identity (0) and gone (1).
struct TransitionChannel: Sendable {
  /// Which way the part plays.
  enum Role: Hashable, Sendable {
    case insertion
    case removal
    /// The part is the same on both sides, so one channel turns round.
    case both
  }

  /// The part's place among those of the transition.
  var element: Int
  /// Which way it plays.
  var role: Role
  /// The effect where the view is gone, for the size it had when the part began.
  var full: TransitionEffect
  /// How far the part is from identity.
  var progress: AnimatedValue<Double>
  /// The number of the run under way.
  var run = 0
  /// The completions that wait for the run.
  var watches: [WatchReference] = []
  /// The samples of a finger that moves the progress.
  var tracker: VelocityTracker

  /// Makes the channel of a part at some progress.
  init(
    element: Int, role: Role, full: TransitionEffect, progress: Double,
    velocity: VelocityEstimator = .swiftUI
  ) {
    self.element = element
    self.role = role
    tracker = VelocityTracker(velocity)
    self.full = full
    self.progress = AnimatedValue(progress, rest: .absolute(Self.restThreshold(of: full)))
  }

  /// The effect at a time; each component goes in a line with the progress.
  func effect(at time: Instant) -> TransitionEffect {
    let progress = progress.value(at: time)
    return TransitionEffect(
      offset: Vector(x: full.offset.x * progress, y: full.offset.y * progress),
      scale: 1 + (full.scale - 1) * progress, opacity: 1 + (full.opacity - 1) * progress,
      blur: full.blur * progress, rotation: full.rotation * progress)
  }

  /// The progress at which every component is within its own rest threshold.
  private static func restThreshold(of effect: TransitionEffect) -> Double {
    let points = [effect.offset.x, effect.offset.y, effect.blur, effect.rotation]
    var result = 1.0
    for travel in points where travel != 0 { result = min(result, 0.1 / travel.magnitude) }
    for travel in [effect.scale - 1, effect.opacity - 1] where travel != 0 {
      result = min(result, 0.001 / travel.magnitude)
    }
    return result
  }
}
