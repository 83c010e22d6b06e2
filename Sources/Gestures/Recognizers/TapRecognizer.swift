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
struct TapRecognizer: RecognizerMachine {
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
    case failed(GestureFailure)
  }

  /// A finger that is down for a tap.
  struct Press: Hashable, Sendable {
    /// Which finger.
    var contact: ContactID
    /// Where it touched, in points of the viewport.
    var start: Point
    /// When it touched.
    var time: Instant
    /// How far it is from there, in points.
    var distance = 0.0
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
    case .idle, .pressed, .between: .possible(nil)
    case .ended(let value): .ended(.tap(value))
    case .failed(let failure): .failed(failure)
    }
  }

  /// Whether it follows a contact that is down.
  var isTouched: Bool {
    if case .pressed = state { true } else { false }
  }

  /// Whether it follows a contact.
  func follows(_ contact: ContactID) -> Bool {
    guard case .pressed(let press) = state else { return false }
    return press.contact == contact
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

  /// How far the finger is from the touch, or else how long it has been down.
  func progress(at time: Instant) -> GestureProgress? {
    switch state {
    case .pressed(let press):
      press.distance > 0
        ? .moved(press.distance, of: gesture.maximumDistance)
        : .pressed(time.seconds(since: press.time), of: gesture.maximumDuration)
    case .between(let taps, until: _): .taps(taps, of: gesture.count)
    case .idle, .ended, .failed: nil
    }
  }

  /// Takes a contact that goes down.
  mutating func down(_ touch: Touch) {
    switch state {
    case .idle: press(touch, taps: 0)
    case .between(let taps, until: _): press(touch, taps: taps)
    case .pressed: state = .failed(GestureFailure(.anotherContact))
    case .ended, .failed: break
    }
  }

  /// Takes a new place of the contact it follows.
  mutating func move(_ touch: Touch) {
    guard case .pressed(var press) = state, press.contact == touch.contact else { return }
    press.distance = (touch.location - press.start).length
    state = .pressed(press)
    if press.distance >= gesture.maximumDistance { fail(.tooFar, at: touch.time) }
  }

  /// Takes the lift of the contact it follows.
  mutating func up(_ touch: Touch) {
    move(touch)
    guard case .pressed(let press) = state, press.contact == touch.contact else { return }
    let taps = press.taps + 1
    state =
      taps == gesture.count
      ? .ended(TapValue(location: touch.local, time: touch.time, count: taps))
      : .between(taps: taps, until: touch.time.advanced(bySeconds: gesture.maximumInterval))
  }

  /// Takes the passing of the deadline.
  mutating func expire() {
    switch state {
    case .pressed:
      state = .failed(
        GestureFailure(
          .tooLong, progress: .pressed(gesture.maximumDuration, of: gesture.maximumDuration)))
    case .between(_, until: let end): fail(.intervalOver, at: end)
    case .idle, .ended, .failed: break
    }
  }

  /// Fails because the system took the contact away.
  mutating func cancel() {
    if isTouched { state = .failed(GestureFailure(.cancelled)) }
  }

  private mutating func fail(_ reason: FailureReason, at time: Instant) {
    state = .failed(GestureFailure(reason, progress: progress(at: time)))
  }

  private mutating func press(_ touch: Touch, taps: Int) {
    state = .pressed(
      Press(contact: touch.contact, start: touch.location, time: touch.time, taps: taps))
  }
}
