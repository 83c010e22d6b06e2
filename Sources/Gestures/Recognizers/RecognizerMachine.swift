internal import Motion

/// The state machine of one simple gesture.
///
/// A machine looks at the contacts that it follows and passes over all others. Once it has ended or
/// failed, nothing changes it.
protocol RecognizerMachine: Hashable, Sendable {
  /// What it makes of its contacts so far.
  var phase: RecognizerPhase { get }
  /// When it changes without input; nil where it does not.
  var deadline: Deadline? { get }
  /// How far it has come at a time towards what decides it.
  func progress(at time: Instant) -> GestureProgress?
  /// Whether it follows a contact that is down.
  var isTouched: Bool { get }
  /// Takes a contact that goes down.
  mutating func down(_ touch: Touch)
  /// Takes a new place of a contact.
  mutating func move(_ touch: Touch)
  /// Takes a lift.
  mutating func up(_ touch: Touch)
  /// Takes the passing of the deadline.
  mutating func expire()
  /// Fails because the system took a contact away.
  mutating func cancel()
  /// Whether it follows a contact.
  func follows(_ contact: ContactID) -> Bool
}

extension RecognizerMachine {
  /// No deadline.
  var deadline: Deadline? { nil }

  /// Nothing passes.
  mutating func expire() {}

  /// Takes a sample.
  mutating func take(_ touch: Touch, phase: PointerPhase) {
    switch phase {
    case .down: down(touch)
    case .move: move(touch)
    case .up: up(touch)
    case .cancel: if follows(touch.contact) { cancel() }
    }
  }
}
