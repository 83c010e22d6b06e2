/// Android's fling: a duration and a distance from the velocity, and a fixed course in between.
///
/// ```
/// l = ln(0.35·|v| / (friction·P))      P = 9.80665 · 39.37 · 160 · 0.84 · density
/// duration = e^(l/(r−1)) s      distance = friction·P · e^(r/(r−1)·l)      r = ln 0.78 / ln 0.9
/// ```
/// Lengths are pixels of the given density. Android draws the course from a table of a hundred
/// samples; it is a cubic Bézier curve of time, which is evaluated here.
public struct AndroidFling: DecayMotion {
  /// The position at time 0, in pixels.
  public let start: Double
  /// The velocity at time 0, in pixels per second.
  public let initialVelocity: Double
  /// When it ends, in seconds; Android truncates it to whole milliseconds.
  public let duration: Double
  /// The way from start to end, in pixels, with the sign of the velocity.
  public let distance: Double

  /// Makes the fling of a velocity in pixels per second.
  ///
  /// - Parameters:
  ///   - start: The position at time 0, in pixels.
  ///   - velocity: The velocity, in pixels per second.
  ///   - density: Pixels per point of 1/160 inch.
  ///   - friction: Android's scroll friction, without unit.
  /// - Precondition: Start and velocity are finite, density and friction positive and finite.
  public init(start: Double = 0, velocity: Double, density: Double = 1, friction: Double = 0.015) {
    precondition(
      start.isFinite && velocity.isFinite,
      "a fling must start at a finite position and velocity, got \(start) and \(velocity)")
    precondition(
      density > 0 && density < .infinity && friction > 0 && friction < .infinity,
      "a fling's density and friction must be positive, got \(density) and \(friction)")
    self.start = start
    initialVelocity = velocity
    let coefficient = friction * (9.80665 * 39.37 * 160 * 0.84) * density
    guard velocity != 0 else {
      duration = 0
      distance = 0
      return
    }
    let rate = ElementaryFunctions.log(0.78) / ElementaryFunctions.log(0.9)
    let push = ElementaryFunctions.log(Self.inflection * velocity.magnitude / coefficient)
    duration = ElementaryFunctions.exp(push / (rate - 1))
    let length = coefficient * ElementaryFunctions.exp(rate / (rate - 1) * push)
    distance = velocity < 0 ? -length : length
  }

  /// Returns the position at a time in seconds: the start before 0, the end after the duration.
  public func value(at time: Double) -> Double {
    guard time > 0, duration > 0 else { return start }
    guard time < duration else { return restPosition }
    return start + distance * Self.course.value(at: time / duration)
  }

  /// Returns the velocity at a time in seconds: 0 after the duration.
  ///
  /// It is the slope of what is drawn, which at the start is not the velocity of the fling.
  public func velocity(at time: Double) -> Double {
    guard time < duration, duration > 0 else { return 0 }
    return distance / duration * Self.course.velocity(at: max(time, 0) / duration)
  }

  /// Where the fling ends.
  public var restPosition: Double { start + distance }

  /// Returns the first time at which a position is reached, in seconds; infinity if never.
  public func time(reaching position: Double) -> Double {
    guard position != start else { return 0 }
    let share = (position - start) / distance
    let isBeyond = distance < 0 ? position < restPosition : position > restPosition
    guard share > 0, !isBeyond else { return .infinity }
    return duration * Self.inverseCourse.value(at: share)
  }

  /// The share of the distance by the share of the time.
  public static let course = CubicBezier(x1: 0.5 * inflection, y1: 0.5, x2: inflection, y2: 1)

  /// The share of the time by the share of the distance.
  private static let inverseCourse = CubicBezier(
    x1: course.y1, y1: course.x1, x2: course.y2, y2: course.x2)

  private static let inflection = 0.35
}
