internal import Motion

/// The state machine of a button.
///
/// ```
/// idle ── down ──▶ pressed ── up, near ──▶ ended
///                     └────── up, away ──▶ failed
/// ```
/// It is active under the finger where someone listens to its changes, never decisively. A finger
/// that leaves the neighbourhood of the view may come back; meanwhile a gesture that waits goes on.
struct PressRecognizer: RecognizerMachine {
  /// Where the machine stands.
  enum State: Hashable, Sendable {
    /// No contact yet.
    case idle
    /// A finger is down.
    case pressed(ContactID, PressValue)
    /// The finger has lifted on the view or near it.
    case ended(PressValue)
    /// Something forbade it.
    case failed(GestureFailure)
  }

  /// What is looked for.
  let gesture: PressGesture
  /// Whether it is active from the touch on.
  let reportsPressing: Bool
  /// Where the machine stands.
  private(set) var state = State.idle

  /// Makes a recognizer before its first contact.
  init(_ gesture: PressGesture, reportsPressing: Bool) {
    self.gesture = gesture
    self.reportsPressing = reportsPressing
  }

  /// What the machine makes of it so far.
  var phase: RecognizerPhase {
    switch state {
    case .idle: .possible(nil)
    case .pressed(_, let value):
      reportsPressing ? .active(.press(value), isDecisive: false) : .possible(nil)
    case .ended(let value): .ended(.press(value))
    case .failed(let failure): .failed(failure)
    }
  }

  /// Whether it follows a contact that is down.
  var isTouched: Bool {
    if case .pressed = state { true } else { false }
  }

  /// Whether the finger is away from the view, so that nothing need wait for the button.
  var isLeft: Bool {
    if case .pressed(_, let value) = state { !value.isPressed } else { false }
  }

  /// Whether it follows a contact.
  func follows(_ contact: ContactID) -> Bool {
    if case .pressed(contact, _) = state { true } else { false }
  }

  /// Nothing counts towards a lift.
  func progress(at time: Instant) -> GestureProgress? { nil }

  /// Takes a contact that goes down.
  mutating func down(_ touch: Touch) {
    switch state {
    case .idle: state = .pressed(touch.contact, value(touch))
    case .pressed: state = .failed(GestureFailure(.anotherContact))
    case .ended, .failed: break
    }
  }

  /// Takes a new place of the contact it follows.
  mutating func move(_ touch: Touch) {
    if follows(touch.contact) { state = .pressed(touch.contact, value(touch)) }
  }

  /// Takes the lift of the contact it follows.
  mutating func up(_ touch: Touch) {
    guard follows(touch.contact) else { return }
    let value = value(touch)
    state = value.isPressed ? .ended(value) : .failed(GestureFailure(.outside))
  }

  /// Fails because the system took the contact away.
  mutating func cancel() {
    if isTouched { state = .failed(GestureFailure(.cancelled)) }
  }

  private func value(_ touch: Touch) -> PressValue {
    let reach = gesture.tolerance
    let near = Rect(
      x: -reach, y: -reach, width: touch.size.width + 2 * reach,
      height: touch.size.height + 2 * reach)
    return PressValue(
      isPressed: near.contains(touch.local), location: touch.local, time: touch.time)
  }
}
