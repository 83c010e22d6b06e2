import Gestures
import Motion

/// One thing that a gesture of a script may be told, by a word in front of it.
struct ScriptParameter: Sendable, Hashable {
  /// What follows the word.
  enum Kind: Sendable, Hashable {
    /// A place, `X,Y`.
    case place
    /// A time in seconds; `ms` may follow.
    case seconds
    /// A time in seconds between the touches of two fingers, a minute at most; `ms` may follow.
    case stagger
    /// A length in points.
    case points
    /// An angle in degrees.
    case degrees
    /// A speed in points per second.
    case speed
    /// A number of times.
    case count
    /// The name of an easing.
    case easing
    /// Nothing: the word says it all.
    case flag
  }

  /// The word; empty where the value follows the gesture at once.
  var word: String
  /// What follows it.
  var kind: Kind
  /// Whether the gesture makes no sense without it.
  var isRequired = false

  /// The word and its value as the usage shows them.
  var usage: String {
    let value =
      switch kind {
      case .place: "X,Y"
      case .seconds, .stagger: "SECONDS"
      case .points: "POINTS"
      case .degrees: "DEGREES"
      case .speed: "POINTS-PER-SECOND"
      case .count: "N"
      case .easing: "EASING"
      case .flag: ""
      }
    let text = [word, value].filter { !$0.isEmpty }.joined(separator: " ")
    return isRequired ? text : "[\(text)]"
  }
}

/// What a script says after a parameter's word.
enum ScriptValue: Sendable, Hashable {
  /// A place.
  case place(Point)
  /// A number in the parameter's unit.
  case number(Double)
  /// An easing.
  case easing(UnitCurve)
  /// Nothing.
  case flag
}
