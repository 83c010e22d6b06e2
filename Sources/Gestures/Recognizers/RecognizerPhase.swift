/// What a recognizer makes of its contacts, whatever other gestures do.
enum RecognizerPhase: Hashable, Sendable {
  /// Undecided; a combination may have a value already.
  case possible(GestureValue?)
  /// Under way.
  ///
  /// Decisive: other gestures give way to it. A long press before its time and a button under the
  /// finger are not.
  case active(GestureValue, isDecisive: Bool)
  /// Recognised and over.
  case ended(GestureValue)
  /// Not what was looked for.
  case failed(GestureFailure)

  /// The value, if there is one.
  var value: GestureValue? {
    switch self {
    case .possible(let value): value
    case .active(let value, isDecisive: _), .ended(let value): value
    case .failed: nil
    }
  }

  /// Whether the gesture is over, with success or without.
  var isTerminal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// Whether the gesture is under way or has succeeded.
  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  /// Whether other gestures have to give way.
  var isDecisive: Bool {
    switch self {
    case .active(_, let isDecisive): isDecisive
    case .ended: true
    case .possible, .failed: false
    }
  }
}
