internal import Motion

/// The state machine of one gesture, of whichever kind.
enum Recognizer: Hashable, Sendable {
  /// A machine for taps.
  case tap(TapRecognizer)
  /// A machine for a drag.
  case drag(DragRecognizer)

  /// Makes the machine of a description.
  init(_ gesture: GestureDescription) {
    switch gesture {
    case .tap(let tap): self = .tap(TapRecognizer(tap))
    case .drag(let drag): self = .drag(DragRecognizer(drag))
    }
  }

  /// What the machine makes of its contact so far.
  var phase: RecognizerPhase {
    switch self {
    case .tap(let tap): tap.phase
    case .drag(let drag): drag.phase
    }
  }

  /// The contact that the machine follows now.
  var contact: ContactID? {
    switch self {
    case .tap(let tap): tap.contact
    case .drag(let drag): drag.contact
    }
  }

  /// When the machine changes without input; nil where it never does.
  var deadline: Deadline? {
    switch self {
    case .tap(let tap): tap.deadline
    case .drag: nil
    }
  }

  /// Takes a sample, which for all but a down is one of the contact that the machine follows.
  mutating func take(_ touch: Touch, phase: PointerPhase) {
    switch self {
    case .tap(var tap):
      switch phase {
      case .down: tap.down(touch)
      case .move: tap.move(touch)
      case .up: tap.up(touch)
      case .cancel: tap.fail(.cancelled)
      }
      self = .tap(tap)
    case .drag(var drag):
      switch phase {
      case .down: drag.down(touch)
      case .move: drag.move(touch)
      case .up: drag.up(touch)
      case .cancel: drag.fail(.cancelled)
      }
      self = .drag(drag)
    }
  }

  /// Takes the passing of the deadline.
  mutating func expire() {
    switch self {
    case .tap(var tap):
      tap.expire()
      self = .tap(tap)
    case .drag: break
    }
  }

  /// Fails for a reason from outside.
  mutating func fail(_ reason: FailureReason) {
    switch self {
    case .tap(var tap):
      tap.fail(reason)
      self = .tap(tap)
    case .drag(var drag):
      drag.fail(reason)
      self = .drag(drag)
    }
  }
}
