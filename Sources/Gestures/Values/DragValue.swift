public import Motion

/// What a drag reports when it changes and when it ends, in the gesture's local space.
public struct DragValue: Hashable, Sendable {
  /// Where the drag is counted from, in points: the touch, unless anchored at recognition.
  public var startLocation: Point
  /// Where the finger is, in points.
  public var location: Point
  /// The estimated velocity, in points per second.
  public var velocity: Vector
  /// The time stamp of the sample that this value is of.
  public var time: Instant
  /// How long the finger had rested before a lift whose velocity does not show it, in seconds.
  ///
  /// A finger that rests sends no samples. An estimator without a stop rule then reports the
  /// velocity from before the rest; 0 where there was no rest of more than 40 ms, or where the
  /// velocity takes account of it.
  public var ignoredRest: Double

  /// Makes the value of a drag.
  public init(
    startLocation: Point, location: Point, velocity: Vector = .zero, time: Instant,
    ignoredRest: Double = 0
  ) {
    self.startLocation = startLocation
    self.location = location
    self.velocity = velocity
    self.time = time
    self.ignoredRest = ignoredRest
  }

  /// The way from the start to the finger, in points.
  public var translation: Vector { location - startLocation }

  /// Where the finger would come to rest, in points: 0.25 s on at the present velocity.
  public var predictedEndLocation: Point {
    location
      + Vector(
        x: Self.predictionInterval * velocity.x, y: Self.predictionInterval * velocity.y)
  }

  /// The way from the start to the predicted end, in points.
  ///
  /// The translation plus 0.25 s of velocity, not the difference of two rounded locations.
  public var predictedEndTranslation: Vector {
    let translation = translation
    return Vector(
      x: translation.x + Self.predictionInterval * velocity.x,
      y: translation.y + Self.predictionInterval * velocity.y)
  }

  /// The time over which SwiftUI extends the velocity for its prediction, in seconds.
  public static let predictionInterval: Double = 0.25
}
