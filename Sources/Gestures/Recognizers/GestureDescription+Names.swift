extension GestureDescription {
  /// The word for the kind of gesture, its name unless a scene gives another.
  public var kindName: String {
    switch self {
    case .tap: "tap"
    case .longPress: "longPress"
    case .press: "press"
    case .drag: "drag"
    case .magnify: "magnify"
    case .rotate: "rotate"
    case .scroll: "scroll"
    case .sequenced: "sequenced"
    case .simultaneously: "simultaneously"
    case .exclusively: "exclusively"
    }
  }
}

extension GestureDescription {
  /// The spaces in which the gesture and its parts report locations.
  public var coordinateSpaces: [CoordinateSpace] {
    switch self {
    case .tap(let tap): [tap.coordinateSpace]
    case .drag(let drag): [drag.coordinateSpace]
    case .longPress, .press, .magnify, .rotate, .scroll: []
    case .sequenced(let first, before: let second), .simultaneously(let first, with: let second),
      .exclusively(let first, before: let second):
      first.coordinateSpaces + second.coordinateSpaces
    }
  }
}
