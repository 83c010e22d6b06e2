internal import Motion

/// The state machine of one gesture, of whichever kind.
enum Recognizer: Hashable, Sendable {
  /// A machine for taps.
  case tap(TapRecognizer)
  /// A machine for a long press.
  case longPress(LongPressRecognizer)
  /// A machine for a button.
  case press(PressRecognizer)
  /// A machine for a drag or a scroll.
  case drag(DragRecognizer)
  /// A machine for two fingers.
  case twoFinger(TwoFingerRecognizer)
  /// The machines of two parts.
  indirect case combined(CombinedRecognizer)

  /// Makes the machine of a description; the flag makes long presses active from the touch on.
  init(_ gesture: GestureDescription, reportsPressing: Bool) {
    switch gesture {
    case .tap(let tap): self = .tap(TapRecognizer(tap))
    case .longPress(let press):
      self = .longPress(LongPressRecognizer(press, reportsPressing: reportsPressing))
    case .press(let press):
      self = .press(PressRecognizer(press, reportsPressing: reportsPressing))
    case .drag(let drag): self = .drag(DragRecognizer(drag))
    case .scroll(let scroll):
      self = .drag(DragRecognizer(scroll.drag, blocked: scroll.blocked))
    case .magnify(let magnify): self = .twoFinger(TwoFingerRecognizer(.magnify(magnify)))
    case .rotate(let rotate): self = .twoFinger(TwoFingerRecognizer(.rotate(rotate)))
    case .sequenced(let first, before: let second):
      self = .combined(
        CombinedRecognizer(.sequence, first, second, reportsPressing: reportsPressing))
    case .simultaneously(let first, with: let second):
      self = .combined(
        CombinedRecognizer(.simultaneous, first, second, reportsPressing: reportsPressing))
    case .exclusively(let first, before: let second):
      self = .combined(
        CombinedRecognizer(.exclusive, first, second, reportsPressing: reportsPressing))
    }
  }

  /// What the machine makes of its contacts so far.
  var phase: RecognizerPhase {
    switch self {
    case .tap(let machine): machine.phase
    case .longPress(let machine): machine.phase
    case .press(let machine): machine.phase
    case .drag(let machine): machine.phase
    case .twoFinger(let machine): machine.phase
    case .combined(let machine): machine.phase
    }
  }

  /// When the machine changes without input; nil where it never does.
  var deadline: Deadline? {
    switch self {
    case .tap(let machine): machine.deadline
    case .longPress(let machine): machine.deadline
    case .combined(let machine): machine.deadline
    case .press, .drag, .twoFinger: nil
    }
  }

  /// How far the machine has come at a time towards what decides it.
  func progress(at time: Instant) -> GestureProgress? {
    switch self {
    case .tap(let machine): machine.progress(at: time)
    case .longPress(let machine): machine.progress(at: time)
    case .press(let machine): machine.progress(at: time)
    case .drag(let machine): machine.progress(at: time)
    case .twoFinger(let machine): machine.progress(at: time)
    case .combined(let machine): machine.progress(at: time)
    }
  }

  /// Whether the machine follows a contact that is down.
  var isTouched: Bool {
    switch self {
    case .tap(let machine): machine.isTouched
    case .longPress(let machine): machine.isTouched
    case .press(let machine): machine.isTouched
    case .drag(let machine): machine.isTouched
    case .twoFinger(let machine): machine.isTouched
    case .combined(let machine): machine.isTouched
    }
  }

  /// Whether the finger has left a button, so that nothing need wait for it meanwhile.
  var isLeft: Bool {
    guard case .press(let machine) = self else { return false }
    return machine.isLeft
  }

  /// Takes a sample of a contact that was offered to the gesture.
  mutating func take(
    _ event: PointerEvent, for gesture: GestureID, in geometry: some GestureGeometry
  ) {
    if case .combined(var machine) = self {
      machine.take(event, for: gesture, in: geometry)
      self = .combined(machine)
      return
    }
    let touch = Touch(
      time: event.time, contact: event.contact, location: event.location,
      local: geometry.location(of: event.location, in: coordinateSpace, for: gesture),
      size: geometry.size(for: gesture), moreFollow: event.moreFollow)
    take(touch, phase: event.phase)
  }

  private mutating func take(_ touch: Touch, phase: PointerPhase) {
    switch self {
    case .tap(var machine):
      machine.take(touch, phase: phase)
      self = .tap(machine)
    case .longPress(var machine):
      machine.take(touch, phase: phase)
      self = .longPress(machine)
    case .press(var machine):
      machine.take(touch, phase: phase)
      self = .press(machine)
    case .drag(var machine):
      machine.take(touch, phase: phase)
      self = .drag(machine)
    case .twoFinger(var machine):
      machine.take(touch, phase: phase)
      self = .twoFinger(machine)
    case .combined: break
    }
  }

  /// Takes the passing of a deadline, if it is the machine's own.
  mutating func expire(_ deadline: Deadline) {
    guard self.deadline == deadline else { return }
    switch self {
    case .tap(var machine):
      machine.expire()
      self = .tap(machine)
    case .longPress(var machine):
      machine.expire()
      self = .longPress(machine)
    case .combined(var machine):
      machine.expire(deadline)
      self = .combined(machine)
    case .press, .drag, .twoFinger: break
    }
  }

  /// Takes all contacts away, as the system does.
  mutating func cancel() {
    switch self {
    case .tap(var machine):
      machine.cancel()
      self = .tap(machine)
    case .longPress(var machine):
      machine.cancel()
      self = .longPress(machine)
    case .press(var machine):
      machine.cancel()
      self = .press(machine)
    case .drag(var machine):
      machine.cancel()
      self = .drag(machine)
    case .twoFinger(var machine):
      machine.cancel()
      self = .twoFinger(machine)
    case .combined(var machine):
      machine.cancel()
      self = .combined(machine)
    }
  }

  private var coordinateSpace: CoordinateSpace {
    switch self {
    case .tap(let machine): machine.gesture.coordinateSpace
    case .drag(let machine): machine.gesture.coordinateSpace
    case .longPress, .press, .twoFinger, .combined: .local
    }
  }
}
