internal import Motion

/// The two parts of a combined gesture.
///
/// Parts beside each other, or one instead of the other, see the same events. In a sequence the
/// second part sees nothing until the first has ended; a finger that is down then joins it with its
/// next event.
struct CombinedRecognizer: Hashable, Sendable {
  /// How the parts make a whole.
  enum Rule: Hashable, Sendable {
    /// One, and then the other.
    case sequence
    /// Both.
    case simultaneous
    /// The one or the other.
    case exclusive
  }

  /// How the parts make a whole.
  let rule: Rule
  /// What the second part does while the first is undecided.
  let dependency: GestureDependency
  /// The part that comes first.
  private(set) var first: Recognizer
  /// The other part.
  private(set) var second: Recognizer
  /// The contacts that the second part of a sequence has seen.
  private var joined: [ContactID] = []

  /// Makes the machines of two parts.
  init(
    _ rule: Rule, _ first: GestureDescription, _ second: GestureDescription, reportsPressing: Bool
  ) {
    self.rule = rule
    dependency = second.dependency
    self.first = Recognizer(first, reportsPressing: reportsPressing)
    self.second = Recognizer(second, reportsPressing: reportsPressing)
  }

  /// What the whole makes of its contacts so far.
  var phase: RecognizerPhase {
    switch rule {
    case .sequence: .sequence(first.phase, second.phase)
    case .simultaneous: .simultaneous(first.phase, second.phase)
    case .exclusive: .exclusive(first.phase, second.phase, dependency: dependency)
    }
  }

  /// The next time at which a part changes without input.
  var deadline: Deadline? {
    if rule == .sequence { return isSecondsTurn ? second.deadline : first.deadline }
    guard let one = first.deadline else { return second.deadline }
    guard let other = second.deadline else { return one }
    return other.precedes(one) ? other : one
  }

  /// How far the part has come whose turn it is.
  func progress(at time: Instant) -> GestureProgress? {
    if rule == .sequence, isSecondsTurn { return second.progress(at: time) }
    return first.progress(at: time) ?? second.progress(at: time)
  }

  /// Whether a part follows a contact that is down.
  var isTouched: Bool { first.isTouched || second.isTouched }

  /// Takes a sample of a contact.
  mutating func take(
    _ event: PointerEvent, for gesture: GestureID, in geometry: some GestureGeometry
  ) {
    guard rule == .sequence else {
      first.take(event, for: gesture, in: geometry)
      second.take(event, for: gesture, in: geometry)
      return
    }
    guard isSecondsTurn else {
      first.take(event, for: gesture, in: geometry)
      return
    }
    if !joined.contains(event.contact) {
      joined.append(event.contact)
      var touch = event
      touch.phase = .down
      second.take(touch, for: gesture, in: geometry)
    }
    if event.phase == .up || event.phase == .cancel { joined.removeAll { $0 == event.contact } }
    if event.phase != .down { second.take(event, for: gesture, in: geometry) }
  }

  /// Takes the passing of a deadline.
  mutating func expire(_ deadline: Deadline) {
    if rule == .sequence, isSecondsTurn {
      second.expire(deadline)
      return
    }
    first.expire(deadline)
    if rule != .sequence { second.expire(deadline) }
  }

  /// Takes all contacts away.
  mutating func cancel() {
    first.cancel()
    second.cancel()
  }

  private var isSecondsTurn: Bool {
    if case .ended = first.phase { true } else { false }
  }
}
