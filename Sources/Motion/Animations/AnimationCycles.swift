/// What repetitions, and the modifiers inside of them, make of time.
///
/// Times are in nanoseconds; they are whole numbers, and the sums exact, as long as the durations
/// are whole ones and below 104 days.
struct AnimationCycles: Hashable, Sendable {
  /// What one modifier does to the time from outside.
  enum Step: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    case cycle(period: Double, count: Double, autoreverses: Bool)
  }

  /// A place in the motion of the base.
  struct Place {
    /// The time of the base, in nanoseconds.
    var time: Double
    /// Whether the motion runs backwards from the target.
    var isReversed = false
    /// Whether time stands still, before a delay is over.
    var isHeld = false
  }

  /// From the outermost inwards; empty where nothing repeats.
  private(set) var steps: [Step] = []
  /// How many seconds of the base pass in a second outside of the cycles.
  private(set) var speed = 1.0
  /// When all is over, in nanoseconds; infinite where it never is.
  private(set) var end: Double
  /// When it counts as complete, in nanoseconds.
  private(set) var logicalEnd: Double

  /// Takes the modifiers from the one next to the base on, and when the base ends and completes.
  init(_ modifiers: ArraySlice<Animation.Modifier>, end: Double, logicalEnd: Double) {
    self.end = end
    self.logicalEnd = min(end, logicalEnd)
    for modifier in modifiers { apply(modifier) }
    steps.reverse()
  }

  private mutating func apply(_ modifier: Animation.Modifier) {
    switch modifier {
    case .delay(let seconds):
      steps.append(.delay(seconds * 1e9))
      end = max(0, end + seconds * 1e9)
      logicalEnd = max(0, logicalEnd + seconds * 1e9)
    case .speed(let factor):
      steps.append(.speed(factor))
      speed *= factor
      end = factor > 0 ? end / factor : .infinity
      logicalEnd = factor > 0 ? logicalEnd / factor : .infinity
    case .repetition(let count, let autoreverses):
      let times = count.map { Double($0) } ?? .infinity
      steps.append(.cycle(period: end, count: times, autoreverses: autoreverses))
      logicalEnd += times > 1 ? (times - 1) * end : 0
      end = end > 0 ? end * times : 0
    case .logicalCompletion(let seconds):
      logicalEnd = min(logicalEnd, seconds * 1e9)
    }
    logicalEnd = min(logicalEnd, end)
  }

  /// Returns where the base is at a time in nanoseconds; nil once all is over.
  func place(at time: Double) -> Place? {
    var place = Place(time: time)
    for step in steps {
      switch step {
      case .delay(let delay):
        place.time -= delay
        if place.time < 0 { (place.time, place.isHeld) = (0, true) }
      case .speed(let factor):
        place.time = max(0, place.time * factor)
      case .cycle(let period, let count, let autoreverses):
        guard period < .infinity else { continue }
        guard period > 0, place.time < period * count else { return nil }
        var index = (place.time / period).rounded(.down)
        // The quotient may have been rounded up to a whole number, or down from one.
        if index * period > place.time { index -= 1 }
        if (index + 1) * period <= place.time { index += 1 }
        place.time = max(0, place.time - index * period)
        let isOdd = (index * 0.5).rounded(.down) * 2 != index
        if autoreverses && isOdd { place.isReversed.toggle() }
      }
    }
    return place
  }
}
