internal import Motion

/// The state machine of a long press.
///
/// ```
/// idle ── down ──▶ pressed ── minimum duration ──▶ ended
///                     │                  └───────▶ recognised ── up ──▶ ended
///                     ▼                                │
///                   failed (far, lifted early;         ▼
///                   second finger, cancel)           failed (second finger, cancel)
/// ```
/// While it is pressed it is active where someone listens to its changes, but not decisively.
struct LongPressRecognizer: RecognizerMachine {
  /// Where the machine stands.
  enum State: Hashable, Sendable {
    /// No contact yet.
    case idle
    /// A finger is down, not long enough yet.
    case pressed(Press)
    /// The finger was down long enough; its lift is awaited.
    case recognized(Press)
    /// The gesture is over.
    case ended(PressValue)
    /// Something forbade it.
    case failed(GestureFailure)
  }

  /// A finger that is down.
  struct Press: Hashable, Sendable {
    /// Which finger.
    var contact: ContactID
    /// Where it touched, in points of the viewport.
    var start: Point
    /// When it touched.
    var time: Instant
    /// How far it is from there, in points.
    var distance = 0.0
    /// What is reported.
    var value: PressValue
  }

  /// What is looked for.
  let gesture: LongPressGesture
  /// Whether it is active from the touch on.
  let reportsPressing: Bool
  /// Where the machine stands.
  private(set) var state = State.idle

  /// Makes a recognizer before its first contact.
  init(_ gesture: LongPressGesture, reportsPressing: Bool) {
    self.gesture = gesture
    self.reportsPressing = reportsPressing
  }

  /// What the machine makes of it so far.
  var phase: RecognizerPhase {
    switch state {
    case .idle: .possible(nil)
    case .pressed(let press):
      reportsPressing ? .active(.press(press.value), isDecisive: false) : .possible(nil)
    case .recognized(let press): .active(.press(press.value), isDecisive: true)
    case .ended(let value): .ended(.press(value))
    case .failed(let failure): .failed(failure)
    }
  }

  /// Whether it follows a contact that is down.
  var isTouched: Bool { press != nil }

  /// Whether it follows a contact.
  func follows(_ contact: ContactID) -> Bool { press?.contact == contact }

  /// When the finger has been down long enough.
  var deadline: Deadline? {
    guard case .pressed(let press) = state else { return nil }
    return Deadline(
      time: press.time.advanced(bySeconds: gesture.minimumDuration), kind: .inclusive)
  }

  /// How far the finger is from the touch, or else how long it has been down.
  func progress(at time: Instant) -> GestureProgress? {
    guard case .pressed(let press) = state else { return nil }
    return press.distance > 0
      ? .moved(press.distance, of: gesture.maximumDistance)
      : .pressed(time.seconds(since: press.time), of: gesture.minimumDuration)
  }

  /// Takes a contact that goes down.
  mutating func down(_ touch: Touch) {
    switch state {
    case .idle:
      let value = PressValue(isPressed: true, location: touch.local, time: touch.time)
      state = .pressed(
        Press(contact: touch.contact, start: touch.location, time: touch.time, value: value))
    case .pressed, .recognized: state = .failed(GestureFailure(.anotherContact))
    case .ended, .failed: break
    }
  }

  /// Takes a new place of the contact it follows.
  mutating func move(_ touch: Touch) {
    guard follows(touch.contact), var press else { return }
    press.distance = (touch.location - press.start).length
    guard case .pressed = state else { return }
    state = .pressed(press)
    if press.distance >= gesture.maximumDistance {
      state = .failed(
        GestureFailure(.tooFar, progress: .moved(press.distance, of: gesture.maximumDistance)))
    }
  }

  /// Takes the lift of the contact it follows.
  mutating func up(_ touch: Touch) {
    move(touch)
    guard follows(touch.contact), let press else { return }
    if case .pressed = state {
      let duration = touch.time.seconds(since: press.time)
      state = .failed(
        GestureFailure(.tooShort, progress: .pressed(duration, of: gesture.minimumDuration)))
    } else {
      state = .ended(PressValue(isPressed: true, location: touch.local, time: touch.time))
    }
  }

  /// Takes the passing of the minimum duration.
  mutating func expire() {
    guard let deadline, case .pressed(var press) = state else { return }
    press.value.time = deadline.time
    state = gesture.ending == .lift ? .recognized(press) : .ended(press.value)
  }

  /// Fails because the system took the contact away.
  mutating func cancel() {
    if isTouched { state = .failed(GestureFailure(.cancelled)) }
  }

  private var press: Press? {
    switch state {
    case .pressed(let press), .recognized(let press): press
    case .idle, .ended, .failed: nil
    }
  }
}
