internal import Motion

/// The state machine of a tap gesture.
///
/// ```
/// idle ── down ──▶ pressed ── up, last tap ──────▶ ended
///                  │  ▲  └─── up, more to come ─▶ between
///                  │  └───────── down ─────────────┘  │
///                  ▼                                  ▼
///                failed (far, long, second finger, cancel; interval over)
/// ```
struct TapRecognizer: Hashable, Sendable {
  /// Where the machine stands.
  enum State: Hashable, Sendable {
    /// No contact yet.
    case idle
    /// A finger is down for one of the taps.
    case pressed(Press)
    /// So many taps are done, the next is awaited until a time.
    case between(taps: Int, until: Instant)
    /// All taps are done.
    case ended(TapValue)
    /// Something forbade it.
    case failed(FailureReason)
  }

  /// A finger that is down for a tap.
  struct Press: Hashable, Sendable {
    /// Which finger.
    var contact: ContactID
    /// Where it touched, in points of the viewport.
    var start: Point
    /// When it touched.
    var time: Instant
    /// How many taps were done before.
    var taps: Int
  }

  /// What is looked for.
  let gesture: TapGesture
  /// Where the machine stands.
  private(set) var state = State.idle

  /// Makes a recognizer before its first contact.
  init(_ gesture: TapGesture) {
    self.gesture = gesture
  }

  /// What the machine makes of it so far.
  var phase: RecognizerPhase {
    switch state {
    case .idle, .pressed, .between: .possible
    case .ended(let value): .ended(.tap(value))
    case .failed(let reason): .failed(reason)
    }
  }

  /// The contact that the machine follows now.
  var contact: ContactID? {
    guard case .pressed(let press) = state else { return nil }
    return press.contact
  }

  /// When the machine changes without input.
  var deadline: Deadline? {
    switch state {
    case .pressed(let press):
      Deadline(
        time: press.time.advanced(bySeconds: gesture.maximumDuration), kind: .inclusive)
    case .between(taps: _, until: let end): Deadline(time: end, kind: .exclusive)
    case .idle, .ended, .failed: nil
    }
  }

  /// Takes a contact that goes down.
  mutating func down(_ touch: Touch) {
    switch state {
    case .idle: press(touch, taps: 0)
    case .between(let taps, until: _): press(touch, taps: taps)
    case .pressed: state = .failed(.anotherContact)
    case .ended, .failed: break
    }
  }

  /// Takes a new place of the contact it follows.
  mutating func move(_ touch: Touch) {
    guard case .pressed(let press) = state else { return }
    if (touch.location - press.start).length >= gesture.maximumDistance {
      state = .failed(.tooFar)
    }
  }

  /// Takes the lift of the contact it follows.
  mutating func up(_ touch: Touch) {
    move(touch)
    guard case .pressed(let press) = state else { return }
    let taps = press.taps + 1
    state =
      taps == gesture.count
      ? .ended(TapValue(location: touch.local, time: touch.time, count: taps))
      : .between(taps: taps, until: touch.time.advanced(bySeconds: gesture.maximumInterval))
  }

  /// Takes the passing of the deadline.
  mutating func expire() {
    switch state {
    case .pressed: state = .failed(.tooLong)
    case .between: state = .failed(.intervalOver)
    case .idle, .ended, .failed: break
    }
  }

  /// Fails for a reason from outside.
  mutating func fail(_ reason: FailureReason) {
    state = .failed(reason)
  }

  private mutating func press(_ touch: Touch, taps: Int) {
    state = .pressed(
      Press(contact: touch.contact, start: touch.location, time: touch.time, taps: taps))
  }
}
