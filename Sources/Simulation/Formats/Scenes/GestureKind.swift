/// The keys of a scene that say what a gesture recognises.
enum GestureKind: String, Hashable, Sendable, CaseIterable {
  case tap
  case spatialTap
  case longPress
  case press
  case drag
  case magnify
  case rotate
  case scroll
  case sequenced
  case simultaneously
  case exclusively

  /// The kind in words.
  var words: String {
    switch self {
    case .tap: "a tap"
    case .spatialTap: "a spatial tap"
    case .longPress: "a long press"
    case .press: "a press"
    case .drag: "a drag"
    case .magnify: "a magnify gesture"
    case .rotate: "a rotate gesture"
    case .scroll: "a scroll"
    case .sequenced: "a sequence"
    case .simultaneously: "simultaneous gestures"
    case .exclusively: "exclusive gestures"
    }
  }

  /// How two parts make the gesture; nil for one that has no parts.
  var combination: ((GestureDescription, GestureDescription) -> GestureDescription)? {
    switch self {
    case .sequenced: { .sequenced($0, before: $1) }
    case .simultaneously: { .simultaneously($0, with: $1) }
    case .exclusively: { .exclusively($0, before: $1) }
    default: nil
    }
  }
}
