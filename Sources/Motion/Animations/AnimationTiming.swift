/// What an animation's modifiers make of time: `inside = (outside − delay) × speed`.
struct AnimationTiming: Hashable, Sendable {
  /// The time outside at which the base begins, in seconds.
  var delay: Double
  /// How many times as fast the time inside runs.
  var speed: Double

  /// Folds the modifiers, from the one that sees the time first.
  init(_ modifiers: [Animation.Modifier]) {
    delay = 0
    speed = 1
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let seconds):
        if speed > 0 { delay += seconds / speed }
      case .speed(let factor):
        speed *= factor
      }
    }
  }
}
