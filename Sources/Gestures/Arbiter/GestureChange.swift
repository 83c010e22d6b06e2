/// What became of a gesture.
///
/// ```
/// possible ─┬─ held ─┬─ began ── changed* ─┬─ ended
///           │        │                     └─ failed
///           ├────────┴─ ended
///           └────────── failed
/// ```
/// `possible` comes once at the start of a sequence, exactly one of `ended` and `failed` once at
/// its end. `held` comes at most once, and says nothing final.
public enum GestureChange: Hashable, Sendable {
  /// A contact was offered; the gesture may come of it.
  case possible
  /// The gesture is recognised, but waits for another one to fail, which has come so far.
  case held(by: GestureID, progress: GestureProgress?)
  /// The gesture is active, with its first value.
  case began(GestureValue)
  /// The gesture is active, with a further value.
  case changed(GestureValue)
  /// The gesture succeeded.
  case ended(GestureValue)
  /// The gesture failed.
  case failed(GestureFailure)

  /// The word for the change in the log.
  public var name: String {
    switch self {
    case .possible: "possible"
    case .held: "held"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .failed: "failed"
    }
  }

  /// Whether the sequence of the gesture is over with this change.
  public var isTerminal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .held, .began, .changed: false
    }
  }

  /// The value reported with the change, if any; for a failure the last value of an active gesture.
  public var value: GestureValue? {
    switch self {
    case .began(let value), .changed(let value), .ended(let value): value
    case .failed(let failure): failure.lastValue
    case .possible, .held: nil
    }
  }
}
