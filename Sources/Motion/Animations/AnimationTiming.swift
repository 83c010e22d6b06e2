/// What the outer modifiers of an animation make of time: `inside = (outside − delay) × speed`.
///
/// It ends at the outermost repetition, inside of which time is an ``AnimationCycles``.
struct AnimationTiming: Hashable, Sendable {
  /// The time outside at which the inside begins, in seconds.
  var delay: Double
  /// How many times as fast the time inside runs.
  var speed: Double
  /// How many modifiers are left, from the one next to the base.
  var innerCount: Int

  /// Folds the modifiers, from the one that sees the time first.
  init(_ modifiers: [Animation.Modifier]) {
    delay = 0
    speed = 1
    innerCount = modifiers.count
    fold: while innerCount > 0 {
      switch modifiers[innerCount - 1] {
      case .delay(let seconds):
        if speed > 0 { delay += seconds / speed }
      case .speed(let factor):
        speed *= factor
      case .logicalCompletion: break
      case .repetition: break fold
      }
      innerCount -= 1
    }
  }
}
