internal import Motion

/// The fingers of a drag, and the place that they drag together.
///
/// With one finger that is its own place, to the bit. A finger that joins or leaves moves nothing:
/// the difference between the old middle of the fingers and the new one is kept beside it.
struct DragTrack: Hashable, Sendable {
  /// A finger that is down.
  struct Finger: Hashable, Sendable {
    /// Which one.
    var contact: ContactID
    /// Where it is, in points of the viewport.
    var location: Point
    /// Where it is, in points of the gesture's space.
    var local: Point
  }

  /// The fingers, in order of their touches.
  private(set) var fingers: [Finger]
  /// What is added to the fingers' middle, in points of the viewport and of the gesture's space.
  private var offset = Vector.zero
  private var localOffset = Vector.zero
  /// Where the drag began, in points of the viewport.
  let start: Point
  /// Where the translation counts from, in points of the gesture's space.
  var origin: Point
  /// The samples, in points of the gesture's space.
  var samples: VelocityTracker

  /// Makes a track of its first finger, without a sample.
  init(_ touch: Touch, estimator: VelocityEstimator) {
    fingers = [Self.finger(touch)]
    start = touch.location
    origin = touch.local
    samples = VelocityTracker(estimator)
  }

  /// The place dragged, in points of the viewport.
  var location: Point { middle { $0.location } + offset }

  /// The place dragged, in points of the gesture's space.
  var local: Point { middle { $0.local } + localOffset }

  /// Whether a finger is one of those that drag.
  func follows(_ contact: ContactID) -> Bool {
    fingers.contains { $0.contact == contact }
  }

  /// Takes a new place of a finger.
  mutating func move(_ touch: Touch) {
    for index in fingers.indices where fingers[index].contact == touch.contact {
      fingers[index] = Self.finger(touch)
    }
  }

  /// Takes a further finger.
  mutating func join(_ touch: Touch) {
    keepingPlace { $0.append(Self.finger(touch)) }
  }

  /// Lets one of several fingers go.
  mutating func leave(_ contact: ContactID) {
    keepingPlace { $0.removeAll { $0.contact == contact } }
  }

  private mutating func keepingPlace(_ change: (inout [Finger]) -> Void) {
    let (place, localPlace) = (location, local)
    change(&fingers)
    offset = place - middle { $0.location }
    localOffset = localPlace - middle { $0.local }
  }

  private func middle(_ place: (Finger) -> Point) -> Point {
    guard fingers.count > 1 else { return place(fingers[0]) }
    var sum = Vector.zero
    for finger in fingers { sum = sum + (place(finger) - .zero) }
    let count = Double(fingers.count)
    return Point(x: sum.x / count, y: sum.y / count)
  }

  private static func finger(_ touch: Touch) -> Finger {
    Finger(contact: touch.contact, location: touch.location, local: touch.local)
  }
}
