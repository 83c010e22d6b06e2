import Motion

/// Where a scroll container is, and how it moves.
struct ScrollState: Sendable {
  /// The lazy stacks inside that it moves, in ``Stage/sightLines``.
  var lines: [Int] = []
  /// How far the content has been moved, from the leading and top edges, in points.
  private(set) var model = Vector.zero
  /// The offset that the finger began with, as if nothing held it back.
  var anchor: Vector?
  /// What moves it.
  private(set) var run: Run?
  /// The number of the run; a milestone of another one is out of date.
  private(set) var number = 0
  /// What the container shows, in points.
  var shown = Size.zero
  /// The largest offsets, in points.
  var limit = Vector.zero
  /// Whether lines run from right to left, so that offsets are to the right.
  var isMirrored = false
  /// The page on which the finger began.
  var page = 0.0

  /// The last value that said where it has to be.
  var position = Value.null
  /// Whether a value that cannot be used has been reported.
  var isReported = false
  /// The completions that wait for its motion.
  var watches: [WatchReference] = []

  /// The offset at a time.
  func offset(at time: Instant) -> Vector { run?.offset(at: time) ?? model }

  /// The velocity at a time, in points per second, of a run only.
  func velocity(at time: Instant) -> Vector { run?.velocity(at: time) ?? .zero }

  /// How far it moves what is inside, to the right and down.
  func movement(at time: Instant) -> Vector {
    let offset = offset(at: time)
    return Vector(x: isMirrored ? offset.x : -offset.x, y: -offset.y)
  }

  /// How fast that changes, in points per second.
  func movementVelocity(at time: Instant) -> Vector {
    let velocity = velocity(at: time)
    return Vector(x: isMirrored ? velocity.x : -velocity.x, y: -velocity.y)
  }

  /// Whether it is moved at a time, by no finger.
  func isMoving(at time: Instant) -> Bool { run.map { time < $0.rest } ?? false }

  /// Whether there is a run that has not been retired.
  var isRunning: Bool { run != nil }

  /// The nearest offset between the edges.
  func clamped(_ offset: Vector) -> Vector {
    Vector(x: min(max(offset.x, 0), limit.x), y: min(max(offset.y, 0), limit.y))
  }

  /// Stands at an offset.
  mutating func stop(at offset: Vector) {
    model = offset
    run = nil
    number += 1
  }

  /// Begins to move by itself.
  mutating func begin(_ run: Run) {
    self.run = run
    model = run.target
    number += 1
  }

  /// Forgets a run that has come to rest.
  mutating func retire() { run = nil }
}
