internal import Motion

/// The state machine of a drag gesture.
///
/// ```
/// idle ── down ──▶ pending ── far enough ──▶ active ── up ──▶ ended
///                  │    └──── up, far enough ────────────────▶ ended
///                  ▼                            ▼
///                failed (not moved, second finger, cancel)
/// ```
/// A minimum distance of 0 is far enough at the touch. Once active, coming back changes nothing.
/// Samples are collected from the touch on, so the first velocity already means something.
struct DragRecognizer: Hashable, Sendable {
  /// Where the machine stands.
  enum State: Hashable, Sendable {
    /// No contact yet.
    case idle
    /// A finger is down, not far enough yet.
    case pending(Track)
    /// The finger drags.
    case active(Track, DragValue)
    /// The finger has lifted.
    case ended(DragValue)
    /// Something forbade it.
    case failed(FailureReason)
  }

  /// A finger that is down, with what is known of its way.
  struct Track: Hashable, Sendable {
    /// Which finger.
    var contact: ContactID
    /// Where it touched, in points of the viewport.
    var start: Point
    /// Where the translation counts from, in local points.
    var origin: Point
    /// The samples, in local points.
    var samples: VelocityTracker
    /// The time of the newest sample that was not a lift.
    var lastTime: Instant
  }

  /// What is looked for.
  let gesture: DragGesture
  /// Where the machine stands.
  private(set) var state = State.idle

  /// Makes a recognizer before its first contact.
  init(_ gesture: DragGesture) {
    self.gesture = gesture
  }

  /// What the machine makes of it so far.
  var phase: RecognizerPhase {
    switch state {
    case .idle, .pending: .possible
    case .active(_, let value): .active(.drag(value))
    case .ended(let value): .ended(.drag(value))
    case .failed(let reason): .failed(reason)
    }
  }

  /// The contact that the machine follows now.
  var contact: ContactID? {
    switch state {
    case .pending(let track), .active(let track, _): track.contact
    case .idle, .ended, .failed: nil
    }
  }

  /// Takes a contact that goes down.
  mutating func down(_ touch: Touch) {
    switch state {
    case .idle:
      let track = Track(
        contact: touch.contact, start: touch.location, origin: touch.local,
        samples: VelocityTracker(gesture.velocity), lastTime: touch.time)
      state = .pending(track)
      move(touch)
    case .pending, .active: state = .failed(.anotherContact)
    case .ended, .failed: break
    }
  }

  /// Takes a new place of the contact it follows.
  mutating func move(_ touch: Touch) {
    guard var track = track else { return }
    track.samples.add(touch.local - .zero, at: touch.time)
    track.lastTime = touch.time
    guard isRecognized(&track, touch) else {
      state = .pending(track)
      return
    }
    state = .active(track, value(track, touch))
  }

  /// Takes the lift of the contact it follows.
  mutating func up(_ touch: Touch) {
    guard var track = track else { return }
    guard isRecognized(&track, touch) else {
      state = .failed(.notMoved)
      return
    }
    track.samples.lift(touch.local - .zero, at: touch.time)
    var value = value(track, touch)
    value.ignoredRest = track.samples.ignoredRest(at: touch.time)
    state = .ended(value)
  }

  /// Fails for a reason from outside.
  mutating func fail(_ reason: FailureReason) {
    state = .failed(reason)
  }

  private var track: Track? {
    switch state {
    case .pending(let track), .active(let track, _): track
    case .idle, .ended, .failed: nil
    }
  }

  /// Whether the drag is recognised; when it has just become so, the anchor is set.
  private func isRecognized(_ track: inout Track, _ touch: Touch) -> Bool {
    if case .active = state { return true }
    let distance = (touch.location - track.start).length
    guard distance >= gesture.minimumDistance else { return false }
    if gesture.anchor == .recognition, distance > 0 {
      let fraction = gesture.minimumDistance / distance
      let way = touch.local - track.origin
      track.origin = track.origin + Vector(x: way.x * fraction, y: way.y * fraction)
    }
    return true
  }

  private func value(_ track: Track, _ touch: Touch) -> DragValue {
    DragValue(
      startLocation: track.origin, location: touch.local,
      velocity: track.samples.velocity(at: touch.time), time: touch.time)
  }
}
