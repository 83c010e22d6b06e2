internal import Motion

/// The state machine of a drag, and of the pan of a scroll container.
///
/// ```
/// idle ── down ──▶ pending ── far enough ──▶ active ── up ──▶ ended
///                  │    └──── up, far enough ────────────────▶ ended
///                  ▼                            ▼
///                failed (not moved, wrong direction, second finger, cancel)
/// ```
/// A minimum distance of 0 is far enough at the touch. Once active, coming back changes nothing.
/// Samples are collected from the touch on, so the first velocity already means something.
struct DragRecognizer: RecognizerMachine {
  /// Where the machine stands.
  enum State: Hashable, Sendable {
    /// No contact yet.
    case idle
    /// A finger is down, not far enough yet.
    case pending(DragTrack)
    /// The finger drags.
    case active(DragTrack, DragValue)
    /// The finger has lifted.
    case ended(DragValue)
    /// Something forbade it.
    case failed(GestureFailure)
  }

  /// What is looked for.
  let gesture: DragGesture
  /// The directions in which a scroll cannot go.
  let blocked: BlockedDirections
  /// Where the machine stands.
  private(set) var state = State.idle

  /// Makes a recognizer before its first contact.
  init(_ gesture: DragGesture, blocked: BlockedDirections = []) {
    self.gesture = gesture
    self.blocked = blocked
  }

  /// What the machine makes of it so far.
  var phase: RecognizerPhase {
    switch state {
    case .idle, .pending: .possible(nil)
    case .active(_, let value): .active(.drag(value), isDecisive: true)
    case .ended(let value): .ended(.drag(value))
    case .failed(let failure): .failed(failure)
    }
  }

  /// Whether it follows a contact that is down.
  var isTouched: Bool { track != nil }

  /// Whether it follows a contact.
  func follows(_ contact: ContactID) -> Bool { track?.follows(contact) ?? false }

  /// How far the finger is from the touch.
  func progress(at time: Instant) -> GestureProgress? {
    guard case .pending(let track) = state else { return nil }
    return progress(track)
  }

  /// Takes a contact that goes down.
  mutating func down(_ touch: Touch) {
    guard var track else {
      guard case .idle = state else { return }
      state = .pending(DragTrack(touch, estimator: gesture.velocity))
      move(touch)
      return
    }
    switch gesture.secondFinger {
    case .fails: state = .failed(GestureFailure(.anotherContact))
    case .ignored: break
    case .joins:
      track.join(touch)
      keep(track)
    }
  }

  /// Takes a new place of a contact that it follows.
  mutating func move(_ touch: Touch) {
    guard var track, track.follows(touch.contact) else { return }
    track.move(touch)
    track.samples.add(track.local - .zero, at: touch.time)
    switch verdict(&track) {
    case .recognized: state = .active(track, value(track, at: touch.time))
    case .undecided: state = .pending(track)
    case .rejected(let reason): fail(reason, track)
    }
  }

  /// Takes the lift of a contact that it follows; the last one ends the drag.
  mutating func up(_ touch: Touch) {
    guard var track, track.follows(touch.contact) else { return }
    if track.fingers.count > 1 {
      move(touch)
      guard var moved = self.track else { return }
      moved.leave(touch.contact)
      keep(moved)
      return
    }
    track.move(touch)
    switch verdict(&track) {
    case .recognized: state = .ended(finalValue(&track, touch))
    case .undecided: state = .failed(GestureFailure(.notMoved, progress: progress(track)))
    case .rejected(let reason): fail(reason, track)
    }
  }

  /// Fails because the system took a contact away.
  mutating func cancel() {
    if isTouched { state = .failed(GestureFailure(.cancelled)) }
  }

  private var track: DragTrack? {
    switch state {
    case .pending(let track), .active(let track, _): track
    case .idle, .ended, .failed: nil
    }
  }

  /// Keeps a changed set of fingers; the place dragged is the same.
  private mutating func keep(_ track: DragTrack) {
    if case .active(_, let value) = state {
      state = .active(track, value)
    } else {
      state = .pending(track)
    }
  }

  /// What the way so far says.
  private enum Verdict {
    case undecided
    case recognized
    case rejected(FailureReason)
  }

  /// Decides on the way so far; when the drag has just become recognised, the anchor is set.
  private func verdict(_ track: inout DragTrack) -> Verdict {
    if case .active = state { return .recognized }
    let way: Vector = track.location - track.start
    let distance = way.length
    guard distance >= gesture.minimumDistance else { return .undecided }
    if gesture.axes != .both {
      guard distance > 0 else { return .undecided }
      let along = gesture.axes == .horizontal ? way.x.magnitude : way.y.magnitude
      guard along > gesture.directionCosine * distance else {
        return .rejected(.wrongDirection)
      }
    }
    if !blocked.isEmpty, isBlocked(way) { return .rejected(.atEdge) }
    if gesture.anchor == .recognition, distance > 0 {
      let fraction = gesture.minimumDistance / distance
      let localWay: Vector = track.local - track.origin
      track.origin = track.origin + Vector(x: localWay.x * fraction, y: localWay.y * fraction)
    }
    return .recognized
  }

  /// Whether a way goes mainly where there is nothing to scroll.
  private func isBlocked(_ way: Vector) -> Bool {
    let isHorizontal =
      gesture.axes == .horizontal
      || (gesture.axes == .both && way.x.magnitude > way.y.magnitude)
    if isHorizontal { return blocked.contains(way.x < 0 ? .left : .right) }
    return blocked.contains(way.y < 0 ? .up : .down)
  }

  private mutating func fail(_ reason: FailureReason, _ track: DragTrack) {
    state = .failed(GestureFailure(reason, progress: progress(track)))
  }

  private func distance(_ track: DragTrack) -> Double {
    let way: Vector = track.location - track.start
    return way.length
  }

  private func progress(_ track: DragTrack) -> GestureProgress {
    .moved(distance(track), of: gesture.minimumDistance)
  }

  private func value(_ track: DragTrack, at time: Instant) -> DragValue {
    DragValue(
      startLocation: track.origin, location: track.local,
      velocity: track.samples.velocity(at: time), time: time)
  }

  /// The value at the lift, which is a sample for some estimators.
  private func finalValue(_ track: inout DragTrack, _ touch: Touch) -> DragValue {
    track.samples.lift(track.local - .zero, at: touch.time)
    var value = value(track, at: touch.time)
    value.ignoredRest = track.samples.ignoredRest(at: touch.time)
    return value
  }
}
