import Gestures
import Motion

/// A gesture that a script may name.
enum ScriptGesture: String, Sendable, CaseIterable {
  /// A touch and a lift.
  case tap
  /// Two taps.
  case doubleTap = "double tap"
  /// A finger that rests.
  case press
  /// A finger that moves.
  case drag
  /// A finger that leaves at a speed.
  case flick
  /// Two fingers that come together or part.
  case pinch
  /// Two fingers that turn.
  case rotate
  /// Two fingers side by side.
  case twoFingerDrag = "two-finger drag"
  /// No finger for a while.
  case pause

  /// The words of the name.
  var words: [Substring] { rawValue.split(separator: " ") }

  /// What it may be told.
  var parameters: [ScriptParameter] {
    let at = ScriptParameter(word: "at", kind: .place, isRequired: true)
    let from = ScriptParameter(word: "from", kind: .place, isRequired: true)
    let to = ScriptParameter(word: "to", kind: .place, isRequired: true)
    let time = ScriptParameter(word: "in", kind: .seconds)
    let easing = ScriptParameter(word: "ease", kind: .easing)
    let stagger = ScriptParameter(word: "stagger", kind: .stagger)
    let apart = ScriptParameter(word: "apart", kind: .points)
    let duration = ScriptParameter(word: "for", kind: .seconds)
    let cancel = ScriptParameter(word: "cancel", kind: .flag)
    return switch self {
    case .tap: [at, duration, ScriptParameter(word: "times", kind: .count)]
    case .doubleTap: [at, duration]
    case .press: [at, duration, cancel]
    case .drag: [from, to, time, easing, ScriptParameter(word: "hold", kind: .seconds), cancel]
    case .flick: [from, to, ScriptParameter(word: "at", kind: .speed, isRequired: true)]
    case .pinch:
      [
        at, ScriptParameter(word: "from", kind: .points, isRequired: true),
        ScriptParameter(word: "to", kind: .points, isRequired: true), time,
        ScriptParameter(word: "angle", kind: .degrees), easing, stagger,
      ]
    case .rotate:
      [
        at, ScriptParameter(word: "by", kind: .degrees, isRequired: true), time, apart, easing,
        stagger,
      ]
    case .twoFingerDrag: [from, to, time, apart, easing, stagger]
    case .pause: [ScriptParameter(word: "", kind: .seconds, isRequired: true)]
    }
  }

  /// The gesture with all that it may be told.
  var usage: String {
    ([rawValue] + parameters.map { $0.usage }).joined(separator: " ")
  }
}
