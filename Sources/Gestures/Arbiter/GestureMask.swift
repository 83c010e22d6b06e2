/// Which gestures take part where a gesture is attached: its own, and those of the views inside.
public enum GestureMask: Hashable, Sendable, CaseIterable {
  /// Both.
  case all
  /// The attached gesture alone; those further inside are off.
  case gesture
  /// Those further inside alone; the attached gesture is off.
  case subviews
  /// Neither.
  case none

  /// Whether the attached gesture takes part.
  public var includesGesture: Bool { self == .all || self == .gesture }

  /// Whether the gestures further inside take part.
  public var includesSubviews: Bool { self == .all || self == .subviews }

  /// The mask with the attached gesture off.
  public var withoutGesture: GestureMask { includesSubviews ? .subviews : .none }

  /// The word for the mask in a scene.
  public var name: String {
    switch self {
    case .all: "all"
    case .gesture: "gesture"
    case .subviews: "subviews"
    case .none: "none"
    }
  }
}
