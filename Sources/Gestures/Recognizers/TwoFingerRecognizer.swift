internal import Motion

/// The state machine of a magnify gesture or a rotate gesture.
///
/// ```
/// idle ── down ──▶ one finger ── down ──▶ two fingers ── enough ──▶ active ── up ──▶ ended
///                      │                       │                      │
///                      ▼                       ▼                      ▼
///                    failed (up: one finger only, or too little; cancel)
/// ```
/// The first two fingers make the gesture; others are passed over. It ends when one of the two lifts.
struct TwoFingerRecognizer: RecognizerMachine {
  /// What is looked for.
  enum Kind: Hashable, Sendable {
    /// A change of the fingers' distance.
    case magnify(MagnifyGesture)
    /// A turn of one finger about the other.
    case rotate(RotateGesture)
  }

  /// Where the machine stands.
  enum State: Hashable, Sendable {
    /// No contact yet.
    case idle
    /// One finger is down.
    case single(Touch)
    /// Two are down, and have not done enough yet.
    case pending(FingerPair)
    /// Two are down, and the gesture is recognised.
    case active(FingerPair, GestureValue)
    /// One has lifted.
    case ended(GestureValue)
    /// Something forbade it.
    case failed(GestureFailure)
  }

  /// What is looked for.
  let kind: Kind
  /// Where the machine stands.
  private(set) var state = State.idle

  /// Makes a recognizer before its first contact.
  init(_ kind: Kind) {
    self.kind = kind
  }

  /// What the machine makes of it so far.
  var phase: RecognizerPhase {
    switch state {
    case .idle, .single, .pending: .possible(nil)
    case .active(_, let value): .active(value, isDecisive: true)
    case .ended(let value): .ended(value)
    case .failed(let failure): .failed(failure)
    }
  }

  /// Whether it follows a contact that is down.
  var isTouched: Bool {
    switch state {
    case .single, .pending, .active: true
    case .idle, .ended, .failed: false
    }
  }

  /// Whether it follows a contact.
  func follows(_ contact: ContactID) -> Bool {
    switch state {
    case .single(let touch): touch.contact == contact
    case .pending(let pair), .active(let pair, _): pair.follows(contact)
    case .idle, .ended, .failed: false
    }
  }

  /// How much the fingers have done.
  func progress(at time: Instant) -> GestureProgress? {
    guard case .pending(let pair) = state else { return nil }
    return progress(pair)
  }

  /// Takes a contact that goes down.
  mutating func down(_ touch: Touch) {
    switch state {
    case .idle: state = .single(touch)
    case .single(let first):
      var pair = FingerPair(first, touch, estimator: estimator)
      pair.sample(measure(pair), at: touch.time)
      state = .pending(pair)
    case .pending, .active, .ended, .failed: break
    }
  }

  /// Takes a new place of a contact that it follows.
  mutating func move(_ touch: Touch) {
    guard follows(touch.contact) else { return }
    switch state {
    case .single: state = .single(touch)
    case .pending(let pair): follow(pair, touch)
    case .active(let pair, _): follow(pair, touch)
    case .idle, .ended, .failed: break
    }
  }

  /// Takes the lift of a contact that it follows.
  mutating func up(_ touch: Touch) {
    move(touch)
    guard follows(touch.contact) else { return }
    switch state {
    case .single: state = .failed(GestureFailure(.tooFewContacts))
    case .pending(let pair):
      state = .failed(GestureFailure(.notMoved, progress: progress(pair)))
    case .active(_, let value): state = .ended(value)
    case .idle, .ended, .failed: break
    }
  }

  /// Fails because the system took a contact away.
  mutating func cancel() {
    if isTouched { state = .failed(GestureFailure(.cancelled)) }
  }

  private mutating func follow(_ pair: FingerPair, _ touch: Touch) {
    var pair = pair
    pair.move(touch)
    if touch.moreFollow {
      // What the fingers do is seen when both have moved.
      if case .active(_, let value) = state {
        state = .active(pair, value)
      } else {
        state = .pending(pair)
      }
      return
    }
    let measure = measure(pair)
    pair.sample(measure, at: touch.time)
    if case .active = state {
    } else {
      guard isEnough(pair) else {
        state = .pending(pair)
        return
      }
    }
    state = .active(pair, value(pair, measure, at: touch.time))
  }

  /// The scale, or the angle in degrees.
  private func measure(_ pair: FingerPair) -> Double {
    switch kind {
    case .magnify: pair.scale
    case .rotate: pair.angle
    }
  }

  /// How far a measure is from that of fingers that have done nothing.
  private func amount(_ measure: Double) -> Double {
    switch kind {
    case .magnify: (measure - 1).magnitude
    case .rotate: measure.magnitude
    }
  }

  /// Whether the fingers have done more than the limit.
  private func isEnough(_ pair: FingerPair) -> Bool {
    switch kind {
    case .magnify: pair.exceeds(scaleDelta: limit)
    case .rotate: pair.angle.magnitude > limit
    }
  }

  private var limit: Double {
    switch kind {
    case .magnify(let gesture): gesture.minimumScaleDelta
    case .rotate(let gesture): gesture.minimumAngleDelta.degrees
    }
  }

  private var estimator: VelocityEstimator {
    switch kind {
    case .magnify(let gesture): gesture.velocity
    case .rotate(let gesture): gesture.velocity
    }
  }

  private func progress(_ pair: FingerPair) -> GestureProgress {
    let amount = amount(measure(pair))
    switch kind {
    case .magnify: return .scaled(amount, of: limit)
    case .rotate: return .turned(amount, of: limit)
    }
  }

  private func value(_ pair: FingerPair, _ measure: Double, at time: Instant) -> GestureValue {
    let velocity = pair.velocity(at: time)
    switch kind {
    case .magnify:
      return .magnify(
        MagnifyValue(
          magnification: measure, velocity: velocity, startAnchor: pair.startAnchor,
          startLocation: pair.startLocation, time: time))
    case .rotate:
      return .rotate(
        RotateValue(
          rotation: Angle(degrees: measure), velocity: Angle(degrees: velocity),
          startAnchor: pair.startAnchor, startLocation: pair.startLocation, time: time))
    }
  }
}
