public import Motion

/// What one finger does from its touch to its lift: ways, rests, and how it ends.
///
/// ```swift
/// let stroke = TouchStroke(at: Point(x: 200, y: 600))
///   .moving(to: Point(x: 200, y: 300), in: 0.3).resting(for: 0.1)
/// ```
/// A finger that rests reports nothing, as on a real screen.
public struct TouchStroke: Hashable, Sendable {
  /// How a finger leaves.
  public enum Ending: Hashable, Sendable {
    /// It lifts.
    case lift
    /// The system takes it away.
    case cancel
  }

  /// A part of the stroke.
  struct Leg: Hashable, Sendable {
    /// The way; nil for a rest.
    var path: TouchPath?
    /// How long it takes, in seconds.
    var duration: Double
  }

  /// Where the finger touches.
  public let start: Point
  /// How it leaves.
  public private(set) var ending = Ending.lift
  private(set) var legs: [Leg] = []

  /// Makes a finger that touches at a place.
  ///
  /// - Precondition: The place is finite, as all places are.
  public init(at start: Point) {
    Self.check(start)
    self.start = start
  }

  /// Where the finger is at the end.
  public var end: Point {
    for leg in legs.reversed() {
      if let path = leg.path { return path.end }
    }
    return start
  }

  /// The time from the touch to the end, in seconds.
  public var duration: Double {
    var sum = 0.0
    for leg in legs { sum += leg.duration }
    return sum
  }

  /// Returns the stroke with a straight way at its end.
  ///
  /// - Precondition: `duration` is in 0…3600 seconds, as all durations are.
  public func moving(
    to place: Point, in duration: Double, easing: UnitCurve = .easeInOut
  ) -> TouchStroke {
    adding(.line(from: end, to: place, easing: easing), duration)
  }

  /// Returns the stroke with a rest at its end.
  public func resting(for duration: Double) -> TouchStroke { adding(nil, duration) }

  /// Returns the stroke, taken away by the system at its end.
  public func cancelled() -> TouchStroke {
    var stroke = self
    stroke.ending = .cancel
    return stroke
  }

  /// Returns the stroke with a way round a centre at its end.
  func turning(
    about center: Point, from: TouchPath.Polar, to: TouchPath.Polar, in duration: Double,
    easing: UnitCurve
  ) -> TouchStroke {
    adding(.turn(about: center, from: from, to: to, easing: easing), duration)
  }

  /// Returns the stroke with a way at its end that reaches a speed and keeps it up to the lift.
  ///
  /// The way takes as long as it must; where it can, a whole number of intervals of the sampling,
  /// at least three of them at the full speed.
  ///
  /// - Parameters:
  ///   - place: Where the finger leaves.
  ///   - speed: The speed in points per second, 1…100 000.
  ///   - interval: The time between samples, in seconds.
  /// - Returns: The longer stroke.
  func flicking(to place: Point, speed: Double, interval: Double) -> TouchStroke {
    precondition(speed >= 1 && speed <= 100_000, "the speed must be in 1…100000, got \(speed)")
    let start = end
    // With the speed at once, it would take this long; accelerating for t adds t ÷ 2.
    let least = (place - start).length / speed
    let count = (least / 0.75 / interval).rounded(.up)
    let duration = count * interval
    let acceleration = 2 * (duration - least)
    guard duration - acceleration >= 3 * interval else {
      return adding(.flick(from: start, to: place, acceleration: 0), least)
    }
    return adding(.flick(from: start, to: place, acceleration: acceleration), duration)
  }

  private func adding(_ path: TouchPath?, _ duration: Double) -> TouchStroke {
    precondition(
      duration >= 0 && duration <= 3600, "a duration must be in 0…3600 s, got \(duration)")
    if let path { Self.check(path.end) }
    var stroke = self
    stroke.legs.append(Leg(path: path, duration: duration))
    return stroke
  }

  private static func check(_ place: Point) {
    precondition(
      place.x.isFinite && place.y.isFinite, "a place must be finite, got \(place.x), \(place.y)")
  }

  /// Returns the place at a time since the touch, and whether the finger is on its way then.
  func sample(at time: Double) -> (place: Point, moves: Bool) {
    var since = time
    var place = start
    for leg in legs {
      if let path = leg.path {
        if since < leg.duration { return (path.place(at: since, of: leg.duration), true) }
        place = path.end
      } else if since < leg.duration {
        return (place, false)
      }
      since -= leg.duration
    }
    return (place, false)
  }

  /// The times since the touch at which a way ends and a rest begins, in seconds.
  var arrivals: [Double] {
    var times: [Double] = []
    var time = 0.0
    for (index, leg) in legs.enumerated() {
      time += leg.duration
      guard leg.path != nil, index + 1 < legs.count, legs[index + 1].path == nil else { continue }
      times.append(time)
    }
    return times
  }
}
