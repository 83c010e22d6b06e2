internal import Motion

/// A way that a finger takes, as a function of the time since it set out.
enum TouchPath: Hashable, Sendable {
  /// Straight on, with an easing.
  case line(from: Point, to: Point, easing: UnitCurve)
  /// Round a centre, with the distance and the direction changing together.
  case turn(about: Point, from: Polar, to: Polar, easing: UnitCurve)
  /// Straight on: speed grows evenly for a while, then stays.
  case flick(from: Point, to: Point, acceleration: Double)

  /// A place as seen from a centre.
  struct Polar: Hashable, Sendable {
    /// The distance, in points.
    var radius: Double
    /// The direction, clockwise from the right.
    var angle: Angle
  }

  /// Returns the place at a time of a way that takes a duration, both in seconds.
  func place(at time: Double, of duration: Double) -> Point {
    guard time < duration else { return end }
    let progress = duration > 0 ? time / duration : 1
    switch self {
    case .line(let from, let to, let easing):
      return Self.between(from, to, easing.value(at: progress))
    case .turn(let center, let from, let to, let easing):
      let share = easing.value(at: progress)
      return Self.place(
        Polar(
          radius: from.radius + (to.radius - from.radius) * share,
          angle: Angle(
            degrees: from.angle.degrees + (to.angle.degrees - from.angle.degrees) * share)
        ), about: center)
    case .flick(let from, let to, let acceleration):
      // The area under a speed of 1 that is reached after `acceleration`.
      let whole = duration - acceleration / 2
      let covered =
        time < acceleration
        ? time * time / (2 * acceleration) : time - acceleration / 2
      return Self.between(from, to, whole > 0 ? covered / whole : 1)
    }
  }

  /// The last place.
  var end: Point {
    switch self {
    case .line(_, let to, _), .flick(_, let to, _): to
    case .turn(let center, _, let to, _): Self.place(to, about: center)
    }
  }

  /// Returns the place at a distance and in a direction from a centre.
  static func place(_ polar: Polar, about center: Point) -> Point {
    let angle = polar.angle.radians
    return Point(
      x: center.x + polar.radius * ElementaryFunctions.cos(angle),
      y: center.y + polar.radius * ElementaryFunctions.sin(angle))
  }

  private static func between(_ from: Point, _ to: Point, _ share: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
