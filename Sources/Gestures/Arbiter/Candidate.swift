internal import Motion

/// One gesture in one sequence: from the first contact offered until it is decided and all are up.
struct Candidate: Sendable {
  /// How the gesture stands towards the others.
  enum Standing: Hashable, Sendable {
    /// Not recognised, or not yet seen to be.
    case possible
    /// Recognised, and waiting for a gesture to fail.
    case held(by: GestureID)
    /// Active and reported; decisively, or so that others need not give way yet.
    case active(GestureValue, isDecisive: Bool)
    /// Over, with success.
    case ended
    /// Over, without.
    case failed
  }

  /// The gesture as attached when the sequence began.
  let attachment: GestureAttachment
  /// What the gesture makes of its contact on its own.
  var recognizer: Recognizer
  /// How it stands towards the others.
  var standing = Standing.possible
  /// Whether the log has been told that it is held.
  var wasHeld = false
  /// The contacts offered in this sequence, for the relations to other gestures.
  var offers: [Offer] = []
  /// The offered contacts that are still down.
  var contacts: [ContactID] = []
  /// What has happened and is not yet reported.
  var queue: [GestureUpdate] = []

  /// A contact that was offered, and at which place of its path.
  struct Offer: Hashable, Sendable {
    /// The number of the touch since the arbiter began.
    var touch: Int64
    /// The place on the path, from the innermost gesture outwards.
    var depth: Int
  }

  /// Makes a candidate before its first contact.
  init(_ attachment: GestureAttachment) {
    self.attachment = attachment
    recognizer = Recognizer(attachment.gesture, reportsPressing: attachment.reportsPressing)
  }

  /// The gesture's identity.
  var id: GestureID { attachment.id }

  /// Whether the sequence is decided.
  var isTerminal: Bool {
    switch standing {
    case .ended, .failed: true
    case .possible, .held, .active: false
    }
  }

  /// Whether the gesture goes on, or went out, as a winner.
  var isOut: Bool {
    switch standing {
    case .active(_, let isDecisive): isDecisive
    case .ended: true
    case .possible, .held, .failed: false
    }
  }

  /// Whether the gesture is active and reported, decisively or not.
  var isActive: Bool {
    if case .active = standing { true } else { false }
  }

  /// Appends a change to what is to be reported.
  mutating func report(_ change: GestureChange, at time: Instant) {
    queue.append(GestureUpdate(gesture: id, time: time, change: change))
  }

  /// Lets a recognised gesture out, or reports how it goes on; returns whether its standing changed.
  mutating func letOut(at time: Instant) -> Bool {
    switch recognizer.phase {
    case .ended(let value):
      standing = .ended
      report(.ended(value), at: time)
      return true
    case .active(let value, let isDecisive):
      guard case .active(let last, let wasDecisive) = standing else {
        standing = .active(value, isDecisive: isDecisive)
        report(.began(value), at: time)
        return true
      }
      standing = .active(value, isDecisive: isDecisive)
      if value != last { report(.changed(value), at: time) }
      return isDecisive != wasDecisive
    case .possible, .failed: return false
    }
  }

  /// Ends the sequence without success.
  mutating func fail(_ failure: GestureFailure, at time: Instant) {
    var failure = failure
    if case .active(let value, isDecisive: _) = standing { failure.lastValue = value }
    standing = .failed
    report(.failed(failure), at: time)
  }
}
