internal import Motion

/// Two fingers, and what they have done since the second one touched.
struct FingerPair: Hashable, Sendable {
  private var first: Touch
  private var second: Touch
  /// From the first finger to the second at the start, in points of the viewport.
  private var start: Vector
  /// The angle so far, in degrees, whole turns included.
  private(set) var angle = 0.0
  /// The samples of the scale or of the angle.
  private var samples: VelocityTracker
  /// Where the fingers' middle was at the start, in points of the gesture's space.
  let startLocation: Point
  /// The same in fractions of the view.
  let startAnchor: UnitPoint

  /// Makes a pair when its second finger touches.
  init(_ first: Touch, _ second: Touch, estimator: VelocityEstimator) {
    self.first = first
    self.second = second
    start = second.location - first.location
    samples = VelocityTracker(estimator)
    let middle = Point(
      x: (first.local.x + second.local.x) / 2, y: (first.local.y + second.local.y) / 2)
    startLocation = middle
    startAnchor = UnitPoint(
      x: Self.fraction(middle.x, of: second.size.width),
      y: Self.fraction(middle.y, of: second.size.height))
  }

  /// Whether a finger is one of the two.
  func follows(_ contact: ContactID) -> Bool {
    first.contact == contact || second.contact == contact
  }

  /// Takes a new place of one of the two.
  mutating func move(_ touch: Touch) {
    if first.contact == touch.contact { first = touch } else { second = touch }
    if start.length < Self.leastDistance, way.length >= Self.leastDistance { start = way }
    let cross = start.x * way.y - start.y * way.x
    let dot = start.x * way.x + start.y * way.y
    guard cross != 0 || dot != 0 else { return }
    let turn = Angle(radians: ElementaryFunctions.atan2(y: cross, x: dot)).degrees
    // The angle is known up to whole turns; the turn nearest to the angle before is the right one.
    angle = turn + 360 * ((angle - turn) / 360).rounded()
  }

  /// The distance of the fingers over that at the start; 1 until they are a point apart.
  var scale: Double {
    guard start.length >= Self.leastDistance else { return 1 }
    return way.length / start.length
  }

  /// Whether the scale differs from 1 by more than a change, without the rounding of a quotient.
  func exceeds(scaleDelta delta: Double) -> Bool {
    guard start.length >= Self.leastDistance else { return false }
    return (way.length - start.length).magnitude > delta * start.length
  }

  /// Takes a sample of the scale or of the angle.
  mutating func sample(_ measure: Double, at time: Instant) {
    samples.add(SIMD4(measure, 0, 0, 0), at: time)
  }

  /// The estimated velocity of the scale or of the angle, per second.
  func velocity(at time: Instant) -> Double {
    samples.velocityComponents(at: time)[0]
  }

  private var way: Vector { second.location - first.location }

  private static func fraction(_ place: Double, of length: Double) -> Double {
    length > 0 ? place / length : 0
  }

  /// Fingers that touch nearer to each other than this, in points, have no direction yet.
  private static let leastDistance = 1.0
}
